/** Outlines of the pieces, around the middle of the place they stand on, in drawing units. */

export const SETTLEMENT = "M-23 20V-4L0 -25L23 -4V20Z";
export const CITY = "M-33 22V-10L-14 -31L5 -10V-5H33V22Z";
/** Head and cloak of the robber, standing on 0,0. */
export const ROBBER = "M0-62a15 15 0 0 1 9.5 26.600c10 4.5 15.5 15 17 30.400l4 9H-30.500l4-9c1.5-15.4 7-25.9 17-30.400A15 15 0 0 1 0-62z";

/** Where a building's emblem sits, and how large. */
export const EMBLEM_PLACE = {
  settlement: { x: 0, y: 4, size: 25 },
  city: { x: -13, y: 3, size: 27 },
} as const;

/** Length and width of a road on an edge one unit long. */
export const ROAD = { length: 60, width: 15 } as const;

/** Pattern of a seat's roads: dashes along the middle, in drawing units. */
export const ROAD_MARKS = ["", "14 7", "4 5", "16 5 4 5", "8 8", "22 6", "2 7", "12 5 3 5 3 5"] as const;
