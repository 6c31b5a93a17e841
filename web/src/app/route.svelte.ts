/** Which page the address names, and moving between pages without loading anew. */

/** The pages that are always the same. */
const PLAIN = {
  "/": "start",
  "/device": "device",
  "/editor": "editor",
  "/history": "history",
  "/learn": "learn",
  "/record": "record",
  "/rules": "rules",
  "/rules/strategy": "strategy",
} as const;

type Route =
  | { page: (typeof PLAIN)[keyof typeof PLAIN] | "lost" }
  | { page: "table" | "game" | "replay"; id: string };

/** The page of a path: one of the plain ones, `/t/<id>`, `/g/<id>` or `/g/<id>/replay`; else lost. */
export function parse(path: string): Route {
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  if (Object.hasOwn(PLAIN, plain)) return { page: PLAIN[plain as keyof typeof PLAIN] };
  const [, kind, id, replay] = /^\/([tg])\/([A-Za-z0-9_-]{1,64})(\/replay)?$/.exec(plain) ?? [];
  if (id === undefined || (kind === "t" && replay)) return { page: "lost" };
  return { page: kind === "t" ? "table" : replay ? "replay" : "game", id };
}

let here = location.pathname;
let current = $state.raw<Route>(parse(here));

export const route = {
  get now(): Route {
    return current;
  },
};

/** Goes to a path of ours; the back button returns. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  current = parse(location.pathname);
  here = location.pathname;
  scrollTo(0, 0);
}

/** For `onclick` of a link: plain clicks stay in the page, all others are the browser's. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, hash } = new URL(event.currentTarget.href);
  go(pathname + hash);
}

addEventListener("popstate", () => {
  // Another place on the same page is no other page.
  if (here !== location.pathname) current = parse(location.pathname);
  here = location.pathname;
});

/** Whether the page is open under an address that means this very device to every other one. */
export const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
