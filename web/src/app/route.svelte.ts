/** Which page the address names, and moving between pages without loading anew. */

export type Route =
  | { page: "start" | "editor" | "device" | "history" | "record" | "learn" | "lost" }
  | { page: "table" | "game" | "replay"; id: string };

/** The page of a path: `/`, `/editor`, `/device`, `/history`, `/record`, `/learn`, `/t/<id>`, `/g/<id>` and `/g/<id>/replay`; else lost. */
export function parse(path: string): Route {
  if (path === "/") return { page: "start" };
  if (path === "/editor" || path === "/editor/") return { page: "editor" };
  if (path === "/device" || path === "/device/") return { page: "device" };
  if (path === "/history" || path === "/history/") return { page: "history" };
  if (path === "/learn" || path === "/learn/") return { page: "learn" };
  const replay = /^\/g\/([A-Za-z0-9_-]{1,64})\/replay\/?$/.exec(path);
  if (replay?.[1]) return { page: "replay", id: replay[1] };
  if (path === "/record" || path === "/record/") return { page: "record" };
  const game = /^\/g\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path);
  if (game?.[1]) return { page: "game", id: game[1] };
  const table = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path);
  return table?.[1] ? { page: "table", id: table[1] } : { page: "lost" };
}

let current = $state.raw<Route>(parse(location.pathname));

export const route = {
  get now(): Route {
    return current;
  },
};

/** Goes to a path of ours; the back button returns. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  current = parse(location.pathname);
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
  current = parse(location.pathname);
});

/** Whether the page is open under an address that means this very device to every other one. */
export const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
