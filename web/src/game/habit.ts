/** Small choices that a browser remembers. Where storage is closed they last as long as the page. */

const kept = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`hexfolk-${name}`) ?? kept.get(name) ?? null;
  } catch {
    return kept.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  kept.set(name, value);
  try {
    localStorage.setItem(`hexfolk-${name}`, value);
  } catch {
    // Private windows may forbid storage; `kept` serves.
  }
}
