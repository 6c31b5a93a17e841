import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Header from "../app/Header.svelte";
import { setLanguage } from "../i18n";
import { sound } from "./sound.svelte";

let page: Record<string, unknown> | undefined;

afterEach(async () => {
  if (page !== undefined) await unmount(page);
  sound.mute(false);
});

function show(sounds: boolean): HTMLElement | null {
  page = mount(Header, { target: document.body, props: { compact: true, sounds } });
  flushSync();
  return document.querySelector("[data-button=mute]");
}

test("at a table one press mutes, another lets it be heard again", async () => {
  await setLanguage("en");
  const button = show(true);
  expect(button?.getAttribute("aria-label")).toBe("Mute the table");
  for (const muted of [true, false]) {
    button?.click();
    flushSync();
    expect([sound.muted, button?.getAttribute("aria-pressed"), localStorage.getItem("hexfolk-sound")]).toEqual([
      muted, String(muted), muted ? "off" : "on",
    ]);
  }
});

test("where nothing sounds there is nothing to mute", () => {
  expect(show(false)).toBeNull();
});
