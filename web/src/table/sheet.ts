import type { EventView, Told } from "../messages";

/** What a turn has left on the sheet. */
export type Entry =
  | { kind: "points"; points: number; score: number }
  | { kind: "zero" }
  | { kind: "cost"; points: number };

/** Return what stands on the sheet of each seat, turn by turn. */
export function entriesOf(events: readonly EventView[], seats: number): Entry[][] {
  const columns = Array.from({ length: seats }, (): Entry[] => []);
  for (const { told } of events) {
    for (const each of told) {
      write(columns[each.seat ?? -1], each);
    }
  }
  return columns;
}

/** Return how many turns without points the end of a column holds. */
export function zerosAtEnd(column: readonly Entry[]): number {
  return column.length - 1 - column.findLastIndex(({ kind }) => kind !== "zero");
}

function write(column: Entry[] | undefined, { key, details }: Told): void {
  if (column === undefined) {
    return;
  }
  const points = Number(details.points ?? 0);
  switch (key) {
    case "banked":
      column.push({ kind: "points", points, score: Number(details.score ?? 0) });
      return;
    case "bust":
      column.push({ kind: "zero" });
      return;
    case "forfeit":
      // A cheat that is found out after the bank takes the bank back.
      if (points < 0) {
        column.splice(lastBank(column), 1);
      }
      column.push({ kind: "zero" });
      return;
    case "penalty":
      column.push({ kind: "cost", points });
      return;
    default:
  }
}

function lastBank(column: readonly Entry[]): number {
  const at = column.findLastIndex(({ kind }) => kind === "points");
  return at < 0 ? column.length : at;
}
