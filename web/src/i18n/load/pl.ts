export default import.meta.glob<string>(
  // What only the server's pages say stays with it.
  ["../../../../locales/pl/*.ftl", "!../../../../locales/pl/rules.ftl", "!../../../../locales/pl/strategy.ftl"],
  { query: "?raw", import: "default", eager: true },
);
