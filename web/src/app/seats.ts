/**
 * What marks a seat beside its colour: an emblem, a line pattern and a name.
 * Nothing is ever told apart by colour alone. Index = SeatView.colour, or of emblems SeatView.emblem, 0 … 7.
 */

export const SEAT_COLOURS = [
  "#FFF161",
  "#0C2994",
  "#8C2900",
  "#97FFEE",
  "#D480FA",
  "#07837D",
  "#2E1D23",
  "#8B9745",
] as const;

/** Readable text and emblem colour on each seat colour (at least 4.5:1). */
export const SEAT_INKS = [
  "#1D1704",
  "#FFFFFF",
  "#FFFFFF",
  "#06241F",
  "#220630",
  "#FFFFFF",
  "#FFFFFF",
  "#14170A",
] as const;

/** Fluent keys of the colour names. */
export const COLOUR_KEYS = [
  "colour-lemon",
  "colour-navy",
  "colour-rust",
  "colour-mint",
  "colour-orchid",
  "colour-teal",
  "colour-ink",
  "colour-olive",
] as const;

/** Fluent keys of the emblem names. */
export const EMBLEM_KEYS = [
  "emblem-sun",
  "emblem-anchor",
  "emblem-flame",
  "emblem-drop",
  "emblem-flower",
  "emblem-wave",
  "emblem-moon",
  "emblem-leaf",
] as const;

/** One SVG path per emblem, filled (even-odd), in a box of 24 × 24. */
export const EMBLEMS = [
  "M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2h-4zM19 11h4v2h-4z" +
    "M3.5 5L5 3.5L7.8 6.4L6.4 7.8zM16.2 17.6L17.6 16.2L20.5 19L19 20.5zM3.5 19L6.4 16.2L7.8 17.6L5 20.5z" +
    "M16.2 6.4L19 3.5L20.5 5L17.6 7.8z",
  "M12 1a3.2 3.2 0 0 0-1.3 6.1V9H7v2.4h3.7v8.4C7.5 19.3 5 16.9 4.6 14L6.3 14.7L5 10L1.5 13.6L2.5 14" +
    "C3 18.9 7.1 22.6 12 23C16.9 22.6 21 18.9 21.5 14L22.5 13.6L19 10L17.7 14.7L19.4 14" +
    "C19 16.9 16.5 19.3 13.3 19.8V11.4H17V9H13.3V7.1A3.2 3.2 0 0 0 12 1z" +
    "M12 3a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 0 1 0-2.4z",
  "M12.5 1C13 5 18.5 8 18.5 14.5A6.5 6.5 0 0 1 12 22.5A6.5 6.5 0 0 1 5.5 15C5.5 12 7 10.5 8 8.5" +
    "C8.8 9.5 9.3 10.3 9.5 11.5C11.5 9 12.7 5 12.5 1zM12 20.5A3 3 0 0 0 15 17.3C15 15.3 13.3 14.3 12.6 12.6" +
    "C12.2 14.6 9 15.2 9 17.6A3 3 0 0 0 12 20.5z",
  "M12 1C15 6 19 10.5 19 15.5A7 7 0 0 1 5 15.5C5 10.5 9 6 12 1zM8 15.5A4 4 0 0 0 12 19.8L12 18.2A2.5 2.5 0 0 1 9.6 15.5z",
  "M12 9.3a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 0 1 0-5.4zM12 1a3.7 3.7 0 0 1 3.6 4.6L12 8L8.4 5.6A3.7 3.7 0 0 1 12 1z" +
    "M12 23a3.7 3.7 0 0 1-3.6-4.6L12 16l3.6 2.4A3.7 3.7 0 0 1 12 23zM1.8 7.7A3.7 3.7 0 0 1 7.5 6.6L8 11L4.6 13" +
    "A3.7 3.7 0 0 1 1.8 7.7zM22.2 7.7A3.7 3.7 0 0 0 16.5 6.6L16 11L19.4 13A3.7 3.7 0 0 0 22.2 7.7z" +
    "M3.6 19A3.7 3.7 0 0 1 4.4 14L8 14L8.3 17.4A3.7 3.7 0 0 1 3.6 19zM20.4 19A3.7 3.7 0 0 0 19.6 14L16 14L15.7 17.4" +
    "A3.7 3.7 0 0 0 20.4 19z",
  "M1 8.5C4 5 7 5 10 8C12.5 10.5 15 10.5 17 8.5L16 5L22.5 6.5L21 13L19.3 10.9C15.5 14.5 11.5 14 8.3 11C6 8.8 4 9 1 12z" +
    "M1 16.5C4 13 7 13 10 16C13 19 17 19 23 14.5V18C17 22.5 12 22 8.3 19C6 17 4 17 1 20z",
  "M15.5 2A10.2 10.2 0 1 0 22 16.5A8.5 8.5 0 0 1 15.5 2z",
  "M3 21C2 10 9 3 22 2C22.5 14 16 21 6.5 19.5L4.5 22zM6.2 17.5C9.5 12.5 12.5 9.8 17 7C12 9 8.5 12 5.8 16.2z",
] as const;

/** Stroke patterns for lines in charts and roads on the board, in units of the line's width. */
export const DASHES = ["", "6 3", "2 2", "8 2 2 2", "4 4", "10 4", "1 3", "6 2 1 2 1 2"] as const;

/** Every seat in order of its colour. */
export const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;
