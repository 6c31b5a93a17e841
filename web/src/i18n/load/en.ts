export default import.meta.glob<string>(
  // What only the server's pages say stays with it.
  ["../../../../locales/en/*.ftl", "!../../../../locales/en/rules.ftl", "!../../../../locales/en/strategy.ftl"],
  { query: "?raw", import: "default", eager: true },
);
