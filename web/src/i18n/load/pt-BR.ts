export default import.meta.glob<string>(
  // What only the server's pages say stays with it.
  ["../../../../locales/pt-BR/*.ftl", "!../../../../locales/pt-BR/rules.ftl", "!../../../../locales/pt-BR/strategy.ftl"],
  { query: "?raw", import: "default", eager: true },
);
