/** What is chosen in the settings shows at once and is remembered; the device's wishes hold until then. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hearing } from "../announce/hearing.svelte";
import { motionWelcome } from "../anim/play";
import { setLanguage } from "../i18n";
import { sound } from "../sound/sound.svelte";
import { chooseAppearance, chooseMotion, startAppearance } from "./appearance.svelte";
import Settings from "./Settings.svelte";

let page: ReturnType<typeof mount>;
let wishes: Record<string, { matches: boolean; told: (() => void)[] }>;
const root = document.documentElement;

beforeEach(async () => {
  localStorage.clear();
  wishes = {};
  vi.stubGlobal("matchMedia", (media: string) => {
    const wish = (wishes[media] ??= { matches: false, told: [] });
    return { get matches() { return wish.matches; }, addEventListener: (_: string, tell: () => void) => wish.told.push(tell) };
  });
  await setLanguage("en");
  startAppearance();
  page = mount(Settings, { target: document.body, props: { compact: false } });
  flushSync();
});

afterEach(async () => {
  chooseAppearance("auto");
  chooseMotion("auto");
  await unmount(page);
  vi.unstubAllGlobals();
});

function field(label: string): HTMLInputElement | HTMLSelectElement {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.includes(label));
  return found?.querySelector("select, input") as HTMLSelectElement;
}

function choose(label: string, value: string): void {
  const one = field(label);
  one.value = value;
  one.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

function wish(media: string, matches: boolean): void {
  const found = wishes[media];
  if (found === undefined) throw new Error(`nobody asked for ${media}`);
  found.matches = matches;
  for (const tell of found.told) tell();
}

test("high contrast is chosen, light or dark, and remembered", () => {
  choose("Appearance", "contrast-dark");
  expect([root.dataset["theme"], root.dataset["contrast"]]).toEqual(["dark", "more"]);
  expect(localStorage.getItem("hexfolk-appearance")).toBe("contrast-dark");
  choose("Appearance", "light");
  expect([root.dataset["theme"], root.dataset["contrast"]]).toEqual(["light", undefined]);
});

test("a device that wants more contrast gets it, unless somebody has chosen", () => {
  wish("(prefers-contrast: more)", true);
  expect([root.dataset["theme"], root.dataset["contrast"]]).toEqual([undefined, "more"]);
  choose("Appearance", "dark");
  expect(root.dataset["contrast"]).toBeUndefined();
});

test("motion ends by choice or by the device's wish", () => {
  expect(motionWelcome()).toBe(true);
  choose("Motion", "less");
  expect([root.dataset["motion"], motionWelcome()]).toEqual(["less", false]);
  choose("Motion", "auto");
  wish("(prefers-reduced-motion: reduce)", true);
  expect([root.dataset["motion"], motionWelcome()]).toEqual(["less", false]);
});

test("how much is read aloud, and how loud the sounds are", () => {
  choose("Screen reader says", "mine");
  expect([hearing.level, localStorage.getItem("hexfolk-verbosity")]).toEqual(["mine", "mine"]);
  choose("Volume", "70");
  expect([sound.volume, localStorage.getItem("hexfolk-sound-volume")]).toEqual([70, "70"]);
});
