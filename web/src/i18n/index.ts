export { LANGUAGES, LANGUAGE_NAMES, ORIGINAL, type Language } from "./languages";
export type { Args } from "./phrases";
export { ago, chooseLanguage, day, followAccount, has, list, locale, number, percent, sentences, setLanguage, startLanguage, t, untold, type Told } from "./state.svelte";
