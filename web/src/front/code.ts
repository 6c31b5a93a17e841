/** Codes of tables as they are shown: two groups of three, which are easier to say. */

export function spaced(code: string): string {
  return code.length === 6 ? `${code.slice(0, 3)}-${code.slice(3)}` : code;
}

/** The code letter by letter, so that a screen reader does not take it for a word. */
export function spelled(code: string): string {
  return [...code].join(" ");
}
