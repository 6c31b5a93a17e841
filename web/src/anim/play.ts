/** Plays a plan with the Web Animations API: only transform and opacity, above the page, never in its way. */
import type { Anchor, Step } from "./plan";
import { lengthOf } from "./plan";

export interface Stage {
  /** Positioned layer over the whole page in which cards fly. */
  layer: HTMLElement;
  /** Finds marked elements: `[data-anchor]`, `[data-piece]`, `[data-hex]`, `[data-dice]`. */
  root: HTMLElement;
  /** Makes the picture of a card that flies. */
  card: (face: string) => HTMLElement;
}

/** Whether motion is welcome now. */
export function motionWelcome(): boolean {
  if (document.visibilityState === "hidden") return false;
  // Chosen, or the device's wish: app/appearance.svelte.ts.
  return document.documentElement.dataset["motion"] !== "less";
}

/** One film at a time; a new one ends the old one, and so does any key. */
export class Player {
  #running: Animation[] = [];
  #props: HTMLElement[] = [];
  #until = 0;

  /** Whether a film is still on: a second one coming in means a backlog. */
  get busy(): boolean {
    return performance.now() < this.#until;
  }

  /** Jump to the end of everything. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    for (const prop of this.#props) prop.remove();
    this.#running = [];
    this.#props = [];
    this.#until = 0;
  }

  play(steps: readonly Step[], stage: Stage): void {
    const backlog = this.busy;
    this.finish();
    if (steps.length === 0 || backlog || !motionWelcome()) return;
    this.#until = performance.now() + lengthOf(steps);
    for (const step of steps) this.#show(step, stage);
  }

  #show(step: Step, stage: Stage): void {
    switch (step.kind) {
      case "dice":
        stage.root.querySelectorAll("[data-dice] > *").forEach((die, k) => {
          this.#run(die, [
            { transform: `translateY(-14px) rotate(${k ? 200 : -220}deg) scale(0.7)`, opacity: 0.2 },
            { transform: "translateY(2px) rotate(12deg) scale(1.12)", opacity: 1, offset: 0.7 },
            { transform: "none", opacity: 1 },
          ], step);
        });
        break;
      case "glow":
        stage.root.querySelectorAll(`[data-glow="${step.spot}"]`).forEach((hex) => {
          this.#run(hex, [{ opacity: 0 }, { opacity: 0.75, offset: 0.3 }, { opacity: 0 }], step);
        });
        break;
      case "pop":
        stage.root.querySelectorAll(`[data-piece="${step.spot}"]`).forEach((piece) => {
          this.#run(piece, [
            { transform: "scale(0.2)", opacity: 0 },
            { transform: "scale(1.25)", opacity: 1, offset: 0.65 },
            { transform: "scale(1)", opacity: 1 },
          ], step);
        });
        break;
      case "slide": {
        const piece = stage.root.querySelector("[data-robber]");
        const from = middle(stage.root, `spot:${step.from}`);
        const to = middle(stage.root, `spot:${step.to}`);
        if (piece === null || from === null || to === null) break;
        const scale = drawnScale(piece);
        const [dx, dy] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
        this.#run(piece, [
          { transform: `translate(${dx}px, ${dy}px)` },
          { transform: `translate(${dx / 2}px, ${dy / 2 - 40}px)`, offset: 0.5 },
          { transform: "translate(0, 0)" },
        ], step);
        break;
      }
      case "fly": {
        const from = middle(stage.root, step.from);
        const to = middle(stage.root, step.to);
        if (from === null || to === null) break;
        const card = stage.card(step.face);
        stage.layer.append(card);
        this.#props.push(card);
        const lift = Math.min(from.y, to.y) - 30;
        const flight = this.#run(card, [
          { transform: `translate(${from.x}px, ${from.y}px) scale(0.4)`, opacity: 0 },
          { transform: `translate(${from.x}px, ${from.y - 16}px) scale(1)`, opacity: 1, offset: 0.2 },
          { transform: `translate(${(from.x + to.x) / 2}px, ${(lift + (from.y + to.y) / 2) / 2}px) scale(1)`, opacity: 1, offset: 0.6 },
          { transform: `translate(${to.x}px, ${to.y}px) scale(0.6)`, opacity: 0.15 },
        ], step);
        flight.onfinish = () => card.remove();
        break;
      }
    }
  }

  #run(element: Element, frames: Keyframe[], step: Step): Animation {
    const animation = element.animate(frames, {
      duration: step.ms,
      delay: step.at,
      easing: "cubic-bezier(.3,.1,.3,1)",
      // Before its time a piece is not there yet; a glow and a flying card neither.
      fill: "backwards",
    });
    this.#running.push(animation);
    return animation;
  }
}

function middle(root: HTMLElement, anchor: Anchor): { x: number; y: number } | null {
  // The last one that is shown: one's own cards fly to the hand, not to the panel.
  for (const element of [...root.querySelectorAll(`[data-anchor="${anchor}"]`)].reverse()) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

/** CSS pixels per drawing unit of an element inside a scaled drawing. */
function drawnScale(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
}
