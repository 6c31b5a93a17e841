export { LANGUAGES, LANGUAGE_NAMES, type Language } from "./languages";
export type { Args } from "./phrases";
export { ago, chooseLanguage, day, has, list, locale, number, percent, setLanguage, startLanguage, t } from "./state.svelte";
