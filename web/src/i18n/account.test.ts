import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage, followAccount, locale, setLanguage } from "./index";
import { preferred } from "./languages";

/** What the server says was chosen elsewhere, and what it was told. */
function server(chosen: string | null): string[] {
  const told: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, request?: RequestInit) => {
    if (request?.method !== "POST") return Response.json({ language: chosen });
    told.push(JSON.parse(String(request.body)).language);
    return new Response(null, { status: 204 });
  });
  return told;
}

beforeEach(async () => {
  localStorage.clear();
  document.cookie = "hexfolk_language=; Max-Age=0; Path=/";
  history.replaceState(null, "", "/");
  await setLanguage("en");
});

afterEach(() => vi.unstubAllGlobals());

test("what was chosen on another device is taken over, here and for the next visit", async () => {
  const told = server("pl");
  await followAccount();
  expect(locale.language).toBe("pl");
  expect(document.documentElement.lang).toBe("pl");
  expect(preferred()).toBe("pl");
  expect(told).toEqual([]);
});

test("a choice goes to the server, and is not undone by an answer that comes late", async () => {
  const told = server("it");
  const following = followAccount();
  await chooseLanguage("ja");
  await following;
  expect(locale.language).toBe("ja");
  expect(told).toEqual(["ja"]);
});

test("who chose in this browser before has it kept for all devices", async () => {
  document.cookie = "hexfolk_language=pt-BR; Path=/";
  const told = server(null);
  await followAccount();
  expect(told).toEqual(["pt-BR"]);
});

test("nobody is asked where nothing was chosen, or the server is away", async () => {
  const told = server(null);
  await followAccount();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await followAccount();
  expect(told).toEqual([]);
  expect(locale.language).toBe("en");
});

test("a link in a language shows it, until one is chosen", async () => {
  history.replaceState(null, "", "/rules?lang=it#robber");
  const told = server("pl");
  expect(preferred()).toBe("it");
  await followAccount();
  expect(locale.language).toBe("en");
  await chooseLanguage("ja");
  expect(location.search + location.hash).toBe("#robber");
  expect(preferred()).toBe("ja");
  expect(told).toEqual(["ja"]);
});
