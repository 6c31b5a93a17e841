/** First steps where the browser does not let anybody be known again. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, t } from "../i18n";
import LearnPage from "./LearnPage.svelte";

class Fake {
  static all: Fake[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Fake.all.push(this);
  }
  send(): void {}
  close(): void {}
}

beforeEach(async () => {
  localStorage.clear();
  Fake.all = [];
  vi.stubGlobal("WebSocket", Fake);
  await setLanguage("en");
});

afterEach(() => vi.unstubAllGlobals());

test("a lesson that does not let its maker in is not made again and again", async () => {
  const made = vi.fn(async () => Response.json({ id: "abcdefghjk", path: "/learn" }, { status: 201 }));
  vi.stubGlobal("fetch", made);
  const page = mount(LearnPage, { target: document.body, props: { playing: false } });
  flushSync();
  for (let k = 0; k < 3; k += 1) {
    await vi.waitFor(() => expect(Fake.all.length).toBeGreaterThan(0));
    Fake.all.at(-1)?.onmessage?.({ data: JSON.stringify({ t: "bye", reason: "no_watchers" }) });
    await new Promise((done) => setTimeout(done, 20));
    flushSync();
  }
  expect(made).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(t("cookies-needed"));
  await unmount(page);
});
