/** The page as an app: its service worker, whether there is a newer version, and whether the server can be reached. */

/** Nothing of a first visit waits for what comes after this. */
const LATER_MS = 4_000;
const LOOK_EVERY_MS = 3_600_000;
const KNOCK_EVERY_MS = 5_000;

/** Chromium's offer to install; other browsers have none. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

let newer = $state(false);
let offer = $state.raw<InstallEvent | null>(null);
let installed = $state(false);
let online = $state(navigator.onLine);
let worker: ServiceWorkerRegistration | null = null;
let taking = false;

export const shell = {
  /** Whether a newer version waits to be loaded. */
  get newer(): boolean {
    return newer;
  },
  /** Whether the browser would install the game if asked to. */
  get installable(): boolean {
    return offer !== null;
  },
  get installed(): boolean {
    return installed;
  },
  /** What the device says of its network. */
  get online(): boolean {
    return online;
  },
  /** Whether this page was opened without a server, from what the browser has kept. */
  unplugged: document.documentElement.dataset["unplugged"] !== undefined,
};

/** At the start of the page. */
export function startShell(): void {
  addEventListener("online", () => (online = true));
  addEventListener("offline", () => (online = false));
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
  });
  addEventListener("appinstalled", () => ([offer, installed] = [null, true]));
  // A part of the page that a server which answers has no longer: it runs a newer version.
  addEventListener("vite:preloadError", () => {
    if (!shell.unplugged) void knock().then((answers) => (newer ||= answers));
  });
  // Over plain http there is no service worker, and everything works without one.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => void setTimeout(() => void register(), LATER_MS);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

async function register(): Promise<void> {
  try {
    worker = await navigator.serviceWorker.register("/sw.js");
  } catch {
    // Forbidden here, or the server has just gone: the page does without.
    return;
  }
  watch(worker);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (taking) location.reload();
  });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(loaded());
  let looked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - looked < LOOK_EVERY_MS) return;
    looked = performance.now();
    void worker?.update().catch(() => undefined);
  });
}

function watch(found: ServiceWorkerRegistration): void {
  const waits = (): void => {
    // The first worker ever takes nobody's place.
    if (found.waiting && navigator.serviceWorker.controller) newer = true;
  };
  waits();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", waits));
}

/** What this page has loaded and will never change. */
function loaded(): string[] {
  const own = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  return own.filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/")).map((url) => url.pathname);
}

/** Loads the newer version, here and in every other tab. */
export function takeNewer(): void {
  taking = true;
  if (worker?.waiting) worker.waiting.postMessage("take over");
  else location.reload();
}

/** Not now; the next start brings it. */
export function putOff(): void {
  newer = false;
}

export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  await asked?.prompt();
}

/** Whether the server answers. */
export async function knock(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Knocks again and again, and opens the page anew when there is an answer. Returns how to stop. */
export function awaitServer(): () => void {
  const look = async (): Promise<void> => {
    if (document.visibilityState === "visible" && (await knock())) location.reload();
  };
  const timer = setInterval(() => void look(), KNOCK_EVERY_MS);
  const hurry = (): void => void look();
  addEventListener("online", hurry);
  return () => {
    clearInterval(timer);
    removeEventListener("online", hurry);
  };
}
