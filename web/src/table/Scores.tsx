import { Stamp } from "../dice";
import type { SeatView } from "../messages";
import { isStill } from "../prefs/prefs";
import { number, t } from "../words/words";
import { plainName } from "./names";

/** A seat as the strip shows it. */
export interface SeatScore {
  name: string;
  score: number;
  moves: boolean;
  isYou: boolean;
  /** Of the table; none of a seat that has gone with its match. */
  seat?: SeatView | undefined;
  won?: boolean;
  /** Turns in a row that have brought nothing, up to now. */
  zeros?: number;
  /** The last of them has just come. */
  isFresh?: boolean;
  /** How such a turn is stamped. */
  mark?: string;
  /** What the player shows by a reaction. */
  says?: string | undefined;
}

/** Who plays, with how many points, and whose turn it is. */
export function Scores({ seats, goal }: { seats: readonly SeatScore[]; goal: string }) {
  return (
    <section class="scores" aria-label={t("web-scores")}>
      <ol class="scores-list">
        {seats.map((seat, index) => (
          <Seat key={index} index={index} {...seat} />
        ))}
      </ol>
      {goal !== "" && <p class="scores-goal">{goal}</p>}
    </section>
  );
}

function Seat({
  name: text,
  score,
  moves,
  isYou,
  seat,
  won,
  zeros = 0,
  isFresh = false,
  mark = "",
  says,
  index,
}: SeatScore & { index: number }) {
  const { name, isBot } = plainName(text);
  const label = t("web-score-of", { name, score, moves: moves ? "yes" : "no" });
  const marks = [isYou && t("web-you"), isBot && t("web-bot"), presenceOf(seat)].filter(Boolean);
  const heard = [label, ...marks, zeros > 0 && t("web-zeros", { count: zeros })].filter(Boolean);
  return (
    <li class="seat" data-moves={moves} data-won={won ?? false} aria-current={moves}>
      <SeatMark index={index} name={name} />
      <span class="seat-text">
        <span class="visually-hidden">{heard.join(", ")}</span>
        <span class="seat-name" aria-hidden="true">
          <bdi>{name}</bdi>
          {marks.length > 0 && <small> {marks.join(" · ")}</small>}
        </span>
        <span class="seat-score" aria-hidden="true">
          {number(score)}
          {Array.from({ length: Math.min(zeros, MOST_STAMPS) }, (_, order) => (
            <Stamp
              // The number of turns, so that each new one is stamped anew.
              key={order === 0 ? `last ${zeros}` : order}
              text={mark}
              isFresh={isFresh && order === 0}
              isReduced={isStill.value}
            />
          ))}
        </span>
      </span>
      {says && (
        <span class="seat-says" aria-hidden="true">
          {says}
        </span>
      )}
    </li>
  );
}

function presenceOf(seat: SeatView | undefined): string {
  if (seat === undefined || seat.is_bot) {
    return "";
  }
  if (seat.stand_in !== "") {
    return t("web-stood-in", { bot: plainName(seat.stand_in).name });
  }
  switch (seat.presence) {
    case "dropped":
      return t("web-dropped");
    case "away":
      return t("web-away");
    case "left":
      return t("web-left");
    default:
      return "";
  }
}

/** More than these there is no room for. */
const MOST_STAMPS = 3;

const SHAPES = [
  "M12 2a10 10 0 1 0 .01 0z",
  "M3 3h18v18H3z",
  "M12 1.5 23 21H1z",
  "M12 1 23 12 12 23 1 12z",
  "M7 2h10l5.5 10L17 22H7L1.5 12z",
  "M12 1l3 7.5 8 .6-6.200 5.100 2 7.800-6.800-4.300L5.200 22l2-7.800L1 9.100l8-.6z",
];

/** A seat is told apart by its shape and initial, not by its colour alone. */
export function SeatMark({ index, name }: { index: number; name: string }) {
  return (
    <svg class="seat-mark" data-seat={index % SHAPES.length} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[index % SHAPES.length]} />
      <text x="12" y="16.4">
        {[...name][0]?.toUpperCase() ?? ""}
      </text>
    </svg>
  );
}
