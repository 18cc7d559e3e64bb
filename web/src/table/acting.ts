import type { OfferView, Options, Position } from "../messages";
import { number, t } from "../words/words";
import type { Action } from "./Actions";
import { offerOf } from "./offering";
import { lossOf } from "./risk";

/** What the big buttons depend on. */
export interface Acting {
  position: Position;
  yours: Options;
  /** Faces that are selected in the tray. */
  selected: string;
  /** The points that are to be declared in place of those that are there. */
  declared: number | null;
}

/** Plays acts, all or none. */
export type PlayActs = (...acts: string[]) => void;

/** Return what the button for throwing does; null where it is not needed. */
export function throwingOf(acting: Acting, play: PlayActs): Action | null {
  const { position, yours } = acting;
  if (yours.payments.length > 0 || position.phase === "reply") {
    return null;
  }
  if (yours.legal.includes("z:owed")) {
    return { label: t("web-owed"), detail: "", why: "", onPress: () => play("z:owed") };
  }
  const kept = keptBy(acting);
  if (kept !== undefined) {
    const { act, left, risk } = kept;
    return {
      label: t("web-throw", { dice: left }),
      detail: riskOf(risk),
      why: "",
      onPress: () => play(act, "t"),
    };
  }
  const why = yours.legal.includes("t") ? "" : (yours.bank?.refusal?.sentence ?? null);
  if (why === null) {
    return null;
  }
  const dice = position.to_throw.reduce((sum, { count }) => sum + count, 0);
  return {
    label: dice > 0 ? t("web-throw", { dice }) : t("web-throw-bare"),
    detail: riskOf(yours.risk),
    why,
    onPress: () => play("t"),
  };
}

/** Return what the button for banking does, or for the other way to begin a turn; null where there is neither. */
export function bankingOf(acting: Acting, play: PlayActs): Action | null {
  const { position, declared, yours } = acting;
  const { bank, ride } = yours;
  if (ride !== null) {
    return {
      label: t("web-ride", { points: ride.points, dice: ride.dice }),
      detail: t("web-bust-risk", { risk: lossOf(ride.risk) }),
      why: "",
      onPress: () => play(ride.act),
    };
  }
  // Before the first throw there is nothing to bank, and one button is enough.
  if (bank === null || position.phase === "begin") {
    return null;
  }
  const kept = keptBy(acting);
  const lying = bank.points + (kept?.points ?? 0);
  const points = declared ?? lying;
  const act = points === lying ? "b" : `b${points}`;
  const isPlain = kept === undefined && act === "b";
  return {
    label: bankLabel(position, points),
    detail: isPlain ? comesOf(bank) : "",
    // Whether it can be banked after more was set aside only the server knows.
    why: kept === undefined ? (bank.refusal?.sentence ?? "") : "",
    onPress: () => (kept === undefined ? play(act) : play(kept.act, act)),
  };
}

/** While dice roll a button stays where it is, and does nothing. */
export function idle(label: string): Action {
  return { label, detail: "", why: null, onPress: () => undefined };
}

/** What is selected on the table is set aside together with whatever comes next. */
function keptBy({ position, yours, selected }: Acting): OfferView | undefined {
  return position.game.game === "bones" ? undefined : offerOf(yours.offers, selected);
}

function bankLabel(position: Position, points: number): string {
  if (points === 0) {
    return t("web-bank-bare");
  }
  return position.game.game === "bones" ? t("web-bury", { points }) : t("web-bank", { points });
}

function riskOf(risk: Options["risk"]): string {
  if (risk === null) {
    return "";
  }
  const loss = lossOf(risk);
  return loss === 0 ? t("web-no-risk") : t("web-bust-risk", { risk: loss });
}

function comesOf({ wins, score }: NonNullable<Options["bank"]>): string {
  if (wins) {
    return t("web-bank-wins");
  }
  return score === null ? "" : t("web-bank-makes", { score: number(score) });
}
