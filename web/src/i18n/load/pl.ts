export default import.meta.glob<string>("../../../../locales/pl/*.ftl", { query: "?raw", import: "default", eager: true });
