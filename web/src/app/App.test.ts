import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "../App.svelte";
import { chooseLanguage, setLanguage } from "../i18n";
import { go } from "./route.svelte";

let app: ReturnType<typeof mount>;

beforeEach(async () => {
  localStorage.clear();
  // Nobody answers here.
  vi.stubGlobal("fetch", vi.fn(async () => Promise.reject(new TypeError("offline"))));
  await setLanguage("en");
  go("/");
  app = mount(App, { target: document.body });
  flushSync();
});

afterEach(async () => {
  await unmount(app);
  vi.unstubAllGlobals();
});

const heading = () => document.querySelector("h1")?.textContent;

test("the start page has both ways in", () => {
  expect(heading()).toBe("Settle an island together");
  const buttons = [...document.querySelectorAll("#content button")].map((button) => button.textContent?.trim());
  expect(buttons).toEqual(["Play now", "New table", "Play on another device", "Your emblem", "Go"]);
});

test("the language switches on the spot and is remembered", async () => {
  await chooseLanguage("pl");
  flushSync();
  expect(heading()).toBe("Zasiedlcie razem wyspę");
  expect(document.documentElement.lang).toBe("pl");
  expect(localStorage.getItem("hexfolk-language")).toBe("pl");
  expect(document.cookie).toContain("hexfolk_language=pl");
});

test("an address that leads nowhere says so", () => {
  go("/nowhere");
  flushSync();
  expect(heading()).toBe("There is nothing here");
});
