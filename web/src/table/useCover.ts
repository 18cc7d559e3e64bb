import { useState } from "preact/hooks";
import type { Session } from "../wire/session";

/**
 * Return whether the table is covered until the phone has changed hands, and what uncovers it.
 *
 * Only where people may cheat has one person anything to hide from another.
 */
export function useCover(
  session: Session | null,
  people: number,
  isRolling: boolean,
): readonly [boolean, () => void] {
  const holder = session?.guest ?? 1;
  const [known, setKnown] = useState(holder);
  const isPlayed = session?.status.value === "playing";
  const mayHide = session?.table.value?.cheating === true && people > 1 && isPlayed;
  return [mayHide && !isRolling && known !== holder, () => setKnown(holder)];
}
