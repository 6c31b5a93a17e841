/** How much of a game this browser reads aloud to a screen reader. */
import { keep, recall } from "../game/habit";

/** Everything that happens; what concerns oneself; only what one is asked and told. */
export const LEVELS = ["all", "mine", "few"] as const;
export type Verbosity = (typeof LEVELS)[number];

class Hearing {
  level = $state<Verbosity>(LEVELS.find((one) => one === recall("verbosity")) ?? "all");

  choose(level: Verbosity): void {
    this.level = level;
    keep("verbosity", level);
  }
}

export const hearing = new Hearing();
