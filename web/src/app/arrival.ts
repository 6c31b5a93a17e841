/** Who comes to a table to play takes a chair on arrival: the wish goes along from the page where it was made. */

let wanted: { path: string; name: string } | null = null;

export function arriveToSit(path: string, name: string): void {
  wanted = { path, name };
}

/** The name under which somebody comes to sit at this table, once; null for all others. */
export function arrivalAt(path: string): string | null {
  const name = wanted?.path === path ? wanted.name : null;
  wanted = null;
  return name;
}
