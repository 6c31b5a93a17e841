/**
 * The service worker: opens the game's empty page without a network, and keeps the files that never change. It
 * keeps nothing else, and a new version waits until somebody says that it may take over.
 */
import { outdated, unplugged, wayOf } from "./plan";

declare const self: ServiceWorkerGlobalScope;

/** Filled in when the client is built: a digest of all its files, and those that the empty page needs. */
declare const SHELL: { version: string; files: string[] };

const CACHE = `hexfolk-${SHELL.version}`;
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy());
});

self.addEventListener("message", (event) => {
  const said: unknown = event.data;
  if (said === "take over") void self.skipWaiting();
  // What a page loaded before there was a worker: its language, and the parts that were opened.
  else if (Array.isArray(said)) event.waitUntil(keep(said.filter((one) => typeof one === "string")));
});

self.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way === "asset") event.respondWith(asset(event.request));
  else if (way === "page") event.respondWith(page(event.request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Without a cookie: the page is the same for everybody, and nobody is made a guest by it.
  await cache.put(PAGE, await fetch(PAGE, { cache: "reload", credentials: "omit" }));
  await cache.addAll(SHELL.files);
}

async function tidy(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    const request = new Request(path);
    if (wayOf(request, self.location.origin) !== "asset" || (await cache.match(request))) continue;
    const answer = await fetch(request).catch(() => null);
    if (answer?.ok) await cache.put(request, answer);
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const shell = await (await caches.open(CACHE)).match(PAGE);
    if (!shell) throw failure;
    return new Response(unplugged(await shell.text()), { headers: shell.headers });
  }
}
