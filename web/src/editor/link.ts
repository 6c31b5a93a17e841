/** A map in the address of a page: its text, packed, behind `#map=`. The server never sees it. */

/** First character: the way it is packed. */
const WAY = "1";
/** Longest packed map that is read, and that is offered: longer links get lost in mails and chats. */
export const LONGEST_LINK = 4000;
const LONGEST_TEXT = 16 * 1024;

/** Why a link holds no map: the phrase `editor-link-<code>`. */
export class BadLink extends Error {
  constructor(readonly code: "long" | "way" | "broken") {
    super(code);
  }
}

/** The fragment of a map, with its `#`; refused when it would get too long. */
export async function pack(text: string): Promise<string> {
  // Deflate with a checksum: a link that lost its end is noticed.
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  if (letters.length > LONGEST_LINK || text.length > LONGEST_TEXT) throw new BadLink("long");
  return `#map=${WAY}.${letters}`;
}

/** Whether a fragment claims to hold a map. */
export function holdsMap(fragment: string): boolean {
  return fragment.startsWith("#map=");
}

/** The text in a fragment. Raises BadLink. */
export async function unpack(fragment: string): Promise<string> {
  const [way, letters = ""] = fragment.slice("#map=".length).split(".", 2);
  if (letters.length > LONGEST_LINK) throw new BadLink("long");
  // Other ways of packing will be digits, too; a link that lost all behind the `=` is only broken.
  if (way !== WAY) throw new BadLink(/^\d+$/.test(way ?? "") ? "way" : "broken");
  if (!/^[\w-]+$/.test(letters)) throw new BadLink("broken");
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadLink("broken");
  }
  return inflate(bytes);
}

/** Unpacks no further than a map can be long: a small link may hold gigabytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LONGEST_TEXT) break;
    }
  } catch {
    throw new BadLink("broken");
  }
  await reader.cancel().catch(() => undefined);
  throw new BadLink("long");
}
