import { HONEST_ZONK } from "../home/opening";
import type { MatchView, TableView } from "../messages";
import type { Session } from "../wire/session";
import type { Known } from "../wire/taking";
import { t } from "../words/words";
import { nameOf } from "./names";
import { wordOf } from "./Reactions";
import type { SeatScore } from "./Scores";
import { type Entry, zerosAtEnd } from "./sheet";

/** Return how turns without points are stamped at a table: Zonk has its Z, others write a nought. */
export function markOf(table: TableView | null): string {
  const rules = table?.settings.rules ?? HONEST_ZONK.rules;
  return rules.startsWith("zonk") ? "Z" : "0";
}

/** Return the strip of seats, as the match is drawn. */
export function seatsOf(
  session: Session | null,
  match: MatchView | null,
  columns: readonly (readonly Entry[])[],
  reactions: Known["reactions"],
): SeatScore[] {
  const table = session?.table.value ?? null;
  if (session === null || table === null) {
    return [t("web-guest"), ...HONEST_ZONK.bots].map((name, index) => ({
      name,
      score: 0,
      moves: index === 0,
      isYou: index === 0,
    }));
  }
  const position = match?.position ?? null;
  const isLobby = session.status.value === "lobby" || match === null;
  const names = isLobby ? table.seats.map(({ name }) => name) : match.names;
  const fresh = freshZero(match);
  return names.map((name, index) => {
    const said = reactions.findLast(({ seat }) => seat === index);
    return {
      name,
      score: position?.scores[index] ?? 0,
      moves: session.status.value === "playing" && (position?.waiting_for.includes(index) ?? false),
      isYou: index === session.you.value,
      seat: table.seats[index],
      won: position?.outcome?.winners.includes(index) ?? false,
      zeros: zerosAtEnd(columns[index] ?? []),
      isFresh: fresh === index,
      mark: markOf(table),
      says: said && wordOf(said.reaction),
    };
  });
}

/** Return the seat whose turn the last event has ended without points. */
function freshZero(match: MatchView | null): number | null {
  const told = match?.events.at(-1)?.told ?? [];
  return told.find(({ key }) => key === "bust" || key === "forfeit")?.seat ?? null;
}

/** Return what it takes to win, as it stands now. */
export function goalOf(match: MatchView | null, you: number | null): string {
  const position = match?.position ?? null;
  const game = position?.game;
  if (position === null || game === undefined) {
    return t("web-targets", { target: HONEST_ZONK.target, extended: HONEST_ZONK.extended });
  }
  if (game.game !== "scoring") {
    return t("web-target", { target: game.target });
  }
  if (game.extended) {
    return t("web-goal-extended", { target: game.target, extended: game.extended_target });
  }
  if (game.contenders.length > 0) {
    return t("web-goal-overtime");
  }
  if (game.last_round_by !== null) {
    const best = Math.max(...position.scores);
    const leader = position.scores.indexOf(best);
    return t("web-goal-last", { name: nameOf(leader, match, null).name, score: best });
  }
  const isOut = game.opening > 0 && game.on_board[you ?? -1] === false;
  const target =
    game.extended_target > 0
      ? t("web-targets", { target: game.target, extended: game.extended_target })
      : t("web-target", { target: game.target });
  return isOut ? `${t("web-goal-opening", { points: game.opening })} · ${target}` : target;
}
