/** Why something was refused, as a person reads it. */
import { t, type Told } from "../i18n";
import type { Refusal } from "./asking";

export function refused({ code, args }: Refusal): Told {
  return () => t(`refused-${code}`, args);
}
