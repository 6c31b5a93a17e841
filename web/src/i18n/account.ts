/** The language that a person has chosen, kept by the server: the same on all their devices. */

import { get, post } from "../app/asking";
import type { LanguageChosen } from "../protocol";
import { match, type Language } from "./languages";

/** What the person chose on any device; null if nothing, undefined if the server does not answer. */
export async function chosenElsewhere(): Promise<Language | null | undefined> {
  const answer = await get<LanguageChosen>("/api/language");
  if (!("ok" in answer)) return undefined;
  return answer.ok.language === null ? null : match([answer.ok.language]);
}

/** Where the server cannot be asked, the choice holds in this browser. */
export async function keepForAll(language: Language): Promise<void> {
  await post<null>("/api/language", { language });
}
