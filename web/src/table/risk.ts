import type { Risk } from "../messages";

/** The share of throws that lose the turn. */
export function lossOf({ ways, losing }: Risk): number {
  return losing.reduce((sum, loss) => sum + loss.ways, 0) / ways;
}
