export default import.meta.glob<string>("../../../../locales/ja/*.ftl", { query: "?raw", import: "default", eager: true });
