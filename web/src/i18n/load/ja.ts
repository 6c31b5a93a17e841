export default import.meta.glob<string>(
  // What only the server's pages say stays with it.
  ["../../../../locales/ja/*.ftl", "!../../../../locales/ja/rules.ftl", "!../../../../locales/ja/strategy.ftl"],
  { query: "?raw", import: "default", eager: true },
);
