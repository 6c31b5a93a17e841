/** What the page says of good and bad records, in words. */

import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, LANGUAGES } from "../i18n";
import { bringVerification } from "./live";
import { forget, keep } from "./keeping";
import { readRecord } from "./record";
import Verification from "./Verification.svelte";
import people from "../../../tests/golden/sealed/people.txt?raw";
import bots from "../../../tests/golden/sealed/bots.txt?raw";

let shown: ReturnType<typeof mount> | null = null;

beforeEach(async () => {
  localStorage.clear();
  forget();
  await setLanguage("en");
});

afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

async function said(text: string): Promise<string> {
  shown = mount(Verification, { target: document.body, props: { game: "abc", fetched: async () => text } });
  await vi.waitFor(() => expect(document.querySelector("[data-verdict]")).not.toBeNull());
  return document.querySelector('[role="status"]')?.textContent ?? "";
}

test("a good record is verified, with who gave bytes", async () => {
  const words = await said(people);
  expect(words).toMatch(/Verified: all \d+ draws follow/);
  expect(words).toContain("2 of 2 people");
  expect(words).toContain("has kept nothing");
});

test("a record of bots is recomputed and not called fair", async () => {
  const words = await said(bots);
  expect(words).toContain("Recomputed");
  expect(words).not.toContain("Verified");
});

test("the first line that differs is told with what stands there and what is due", async () => {
  const words = await said(people.replace("terrain/19=18", "terrain/19=17"));
  expect(words).toContain("Line 9 of the record is the first that differs: terrain/19=17 stands there, and terrain/19=18");
});

test("what this browser kept counts more than what a record says of itself", async () => {
  const seal = readRecord(people).seal;
  const commitment = seal?.commitment ?? "";
  const pledge = seal?.members[0]?.pledge ?? "";
  keep(commitment, { own: { [pledge]: "00".repeat(16) } });
  const words = await said(people);
  expect(words).toContain("other numbers than the server shows");
  expect(document.querySelector("[data-doubt=own].bad")).not.toBeNull();
});

test("a record that does not come is no verdict, and can be asked for again", async () => {
  let there = false;
  const fetched = async (): Promise<string> => {
    if (!there) throw new Error("503");
    return people;
  };
  shown = mount(Verification, { target: document.body, props: { game: "abc", fetched } });
  await vi.waitFor(() => expect(document.body.textContent).toContain("nothing has been checked"));
  there = true;
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(document.querySelector("[data-verdict=verified]")).not.toBeNull());
});

test("every language has all the words", async () => {
  for (const language of LANGUAGES) {
    await setLanguage(language);
    const words = await said(people);
    expect(words).not.toMatch(/verify-|chance-/);
    expect(document.body.textContent).not.toMatch(/verify-|seal-/);
    if (shown !== null) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
  }
});

test("a summary from the server is filled where it says so", async () => {
  vi.stubGlobal("fetch", vi.fn(async () => new Response(people)));
  document.body.innerHTML = '<article><div data-live="verification"></div></article>';
  const remove = bringVerification(document, "abcdefghjkmn");
  await vi.waitFor(() => expect(document.querySelector("[data-live] [data-verdict=verified]")).not.toBeNull());
  expect(fetch).toHaveBeenCalledWith("/api/games/abcdefghjkmn/record");
  remove();
  vi.unstubAllGlobals();
});
