export default import.meta.glob<string>("../../../../locales/it/*.ftl", { query: "?raw", import: "default", eager: true });
