import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import App from "../App.svelte";
import { chooseLanguage, setLanguage } from "../i18n";
import { go } from "./route.svelte";

let app: ReturnType<typeof mount>;

beforeEach(async () => {
  localStorage.clear();
  await setLanguage("en");
  go("/");
  app = mount(App, { target: document.body });
  flushSync();
});

afterEach(() => unmount(app));

const heading = () => document.querySelector("h1")?.textContent;

test("the start page has both ways in", () => {
  expect(heading()).toBe("Settle an island together");
  const buttons = [...document.querySelectorAll("#content button")].map((button) => button.textContent?.trim());
  expect(buttons).toEqual(["Play now", "New table"]);
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
