/* What the build makes of the folders of `locales/`: see web/languages.ts. */

declare module "virtual:languages" {
  export const list: readonly { tag: string; name: string; direction: "ltr" | "rtl" }[];
  /** By tag, all texts of a language. */
  export const loaders: Readonly<Record<string, () => Promise<{ default: string }>>>;
}

declare module "virtual:languages.css" {}
