/** Brings the checking of chance to life in a summary that the server has rendered. */

import { mount, unmount } from "svelte";
import Verification from "./Verification.svelte";

/** Fills every `data-live="verification"` in a part of the page; gives how to take it away again. */
export function bringVerification(page: ParentNode, game: string): () => void {
  const places = [...page.querySelectorAll<HTMLElement>('[data-live="verification"]')];
  const mounted = places.map((target) => mount(Verification, { target, props: { game } }));
  return () => {
    for (const one of mounted) void unmount(one);
  };
}
