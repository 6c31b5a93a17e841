export { LANGUAGES, LANGUAGE_NAMES, type Language } from "./languages";
export type { Args } from "./phrases";
export { chooseLanguage, has, list, locale, number, percent, setLanguage, startLanguage, t } from "./state.svelte";
