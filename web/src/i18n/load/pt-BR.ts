export default import.meta.glob<string>("../../../../locales/pt-BR/*.ftl", { query: "?raw", import: "default", eager: true });
