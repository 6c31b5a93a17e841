/** What somebody is called who has not said a name: always the same in one browser. */
import { t } from "../i18n";
import { recall } from "../lobby/remembered";

const KEY = "hexfolk-guest";
const LEAST = 100;
const MOST = 999;

let drawn: number | null = null;

export function guestName(): string {
  return t("name-guest", { number: guestNumber() });
}

/** The name used last, or that of a guest. */
export function ownName(): string {
  return recall().name || guestName();
}

/** A number for this browser, from 100 to 999. */
function guestNumber(): number {
  const kept = Number(read());
  if (Number.isInteger(kept) && kept >= LEAST && kept <= MOST) return kept;
  drawn ??= LEAST + Math.floor(Math.random() * (MOST - LEAST + 1));
  try {
    localStorage.setItem(KEY, String(drawn));
  } catch {
    // Without storage it lasts as long as the page.
  }
  return drawn;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
