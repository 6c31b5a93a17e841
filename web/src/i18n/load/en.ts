export default import.meta.glob<string>("../../../../locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
