/** The lesson that this browser is in the middle of, and whether it has finished one. */

const LESSON = "hexfolk-lesson";
const LEARNED = "hexfolk-learned";

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, value: string): void {
  try {
    if (value === "") localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage a lesson lasts as long as its page.
  }
}

export const kept = {
  /** The table of the lesson that goes on; empty if there is none. */
  get lesson(): string {
    const id = read(LESSON);
    return /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : "";
  },
  set lesson(id: string) {
    write(LESSON, id);
  },
  /** Whether a lesson was won here. */
  get learned(): boolean {
    return read(LEARNED) !== "";
  },
  set learned(done: boolean) {
    write(LEARNED, done ? "1" : "");
  },
};
