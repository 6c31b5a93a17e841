/** Putting text on the clipboard, on plain http too. */

/** Copies the text of a field; false when the browser allows neither way (the text is then selected). */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    // Only there under https and on localhost.
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
