export default import.meta.glob<string>(
  // What only the server's pages say stays with it.
  ["../../../../locales/it/*.ftl", "!../../../../locales/it/rules.ftl", "!../../../../locales/it/strategy.ftl"],
  { query: "?raw", import: "default", eager: true },
);
