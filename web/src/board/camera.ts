/** The eye over the island: pan and zoom as plain numbers. */
import type { Box, Point } from "./geometry";
import type { Step } from "./gestures";

/** Drawing unit x, y in the middle of the window; `zoom` 1 shows the whole island. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

/** The window in CSS pixels. */
export interface Frame {
  width: number;
  height: number;
}

const MOST_ZOOM = 5;

export function wholeIsland(box: Box): Camera {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: 1 };
}

/** The island with as much water around as the window shows with all of it: whatever can be seen lies in there. */
export function waterOf(box: Box, frame: Frame): Box {
  const scale = scaleOf(wholeIsland(box), box, frame);
  const [width, height] = [Math.max(1, frame.width / scale), Math.max(1, frame.height / scale)];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** CSS pixels per drawing unit. */
export function scaleOf(camera: Camera, box: Box, frame: Frame): number {
  const fit = Math.min(frame.width / box.width, frame.height / box.height);
  return (Number.isFinite(fit) && fit > 0 ? fit : 1) * camera.zoom;
}

/** Where a point of the window lies on the island. */
export function unproject(camera: Camera, box: Box, frame: Frame, point: Point): Point {
  const scale = scaleOf(camera, box, frame);
  return { x: camera.x + (point.x - frame.width / 2) / scale, y: camera.y + (point.y - frame.height / 2) / scale };
}

export function project(camera: Camera, box: Box, frame: Frame, point: Point): Point {
  const scale = scaleOf(camera, box, frame);
  return { x: (point.x - camera.x) * scale + frame.width / 2, y: (point.y - camera.y) * scale + frame.height / 2 };
}

/** Keep the island under the window: no panning beyond its box, none at all where all of it fits. */
export function clamp(camera: Camera, box: Box, frame: Frame): Camera {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, camera.zoom));
  const scale = scaleOf({ ...camera, zoom }, box, frame);
  const slackX = Math.max(0, (box.width - frame.width / scale) / 2);
  const slackY = Math.max(0, (box.height - frame.height / scale) / 2);
  const middle = wholeIsland(box);
  return {
    x: Math.min(middle.x + slackX, Math.max(middle.x - slackX, camera.x)),
    y: Math.min(middle.y + slackY, Math.max(middle.y - slackY, camera.y)),
    zoom,
  };
}

/** Zoom by a factor; the island stays put under `point` (window pixels). */
export function zoomAt(camera: Camera, box: Box, frame: Frame, point: Point, factor: number): Camera {
  const under = unproject(camera, box, frame, point);
  const zoom = Math.min(MOST_ZOOM, Math.max(1, camera.zoom * factor));
  const scale = scaleOf({ ...camera, zoom }, box, frame);
  return clamp(
    { x: under.x - (point.x - frame.width / 2) / scale, y: under.y - (point.y - frame.height / 2) / scale, zoom },
    box,
    frame,
  );
}

/** Move the island by window pixels. */
export function pan(camera: Camera, box: Box, frame: Frame, dx: number, dy: number): Camera {
  const scale = scaleOf(camera, box, frame);
  return clamp({ x: camera.x - dx / scale, y: camera.y - dy / scale, zoom: camera.zoom }, box, frame);
}

/** Follow fingers. */
export function drag(camera: Camera, box: Box, frame: Frame, { pinch, dx, dy }: Step): Camera {
  const stretched = pinch === null ? camera : zoomAt(camera, box, frame, pinch.middle, pinch.factor);
  return pan(stretched, box, frame, dx, dy);
}

/** Pan only as far as needed to see a point with `edge` pixels around it. */
export function reveal(camera: Camera, box: Box, frame: Frame, point: Point, edge = 40): Camera {
  const seen = project(camera, box, frame, point);
  // In a small window its middle must do.
  const [across, down] = [Math.min(edge, frame.width / 2), Math.min(edge, frame.height / 2)];
  const dx = Math.max(0, across - seen.x) - Math.max(0, seen.x - (frame.width - across));
  const dy = Math.max(0, down - seen.y) - Math.max(0, seen.y - (frame.height - down));
  return dx === 0 && dy === 0 ? camera : pan(camera, box, frame, dx, dy);
}
