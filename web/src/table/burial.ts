import type { BurialView, SectionScore } from "../bones";
import type { Bones, MatchView, Part } from "../messages";
import { number } from "../words/words";

/** A skeleton that has just been buried, as it lay. */
export interface Buried {
  game: Bones;
  view: BurialView;
}

/** Return the skeleton that the last event has buried; null where it has buried none. */
export function buriedIn(before: MatchView | null, now: MatchView | null): Buried | null {
  const game = before?.position.game;
  const banked = now?.events.at(-1)?.told.find(({ key }) => key === "banked");
  if (game?.game !== "bones" || banked === undefined || before?.match !== now?.match) {
    return null;
  }
  const scores = (game.worth ?? []).flatMap((part) => scoresOf(part, game));
  return { game, view: { scores, total: signed(Number(banked.details.points), "") } };
}

const SECTIONS = ["thorax", "left-arm", "right-arm", "left-leg", "right-leg"] as const;

function scoresOf({ key, points }: Part, { wrong }: Bones): SectionScore[] {
  const section = SECTIONS.find((name) => key.endsWith(name));
  if (section !== undefined) {
    return [{ section, text: signed(points) }];
  }
  return key === "misplaced"
    ? wrong.map(({ slot }) => ({ section: key, slot, text: signed(points / wrong.length) }))
    : [];
}

function signed(points: number, plus = "+"): string {
  return points < 0 ? number(points) : plus + number(points);
}
