import type { Options, Position } from "../messages";
import type { Session } from "../wire/session";
import { number, t } from "../words/words";
import { type Action, Actions } from "./Actions";
import { Chips } from "./Chips";
import { chipsOf } from "./offering";
import { lossOf } from "./risk";

/** Properties of {@link Choosing}. */
export interface ChoosingProps {
  session: Session;
  position: Position;
  yours: Options;
  /** Faces that are selected in the tray. */
  selected: string;
  onRefused: (why: string) => void;
}

/** What the player may do now: exactly what the server offers. */
export function Choosing({ session, position, yours, selected, onRefused }: ChoosingProps) {
  const play = (act: string): void => {
    void session.play([act]);
  };
  return (
    <>
      <div class="choices">
        {position.game.game === "bones" && yours.offers.length > 0 && (
          <p class="choices-hint">{t("web-bones-offers")}</p>
        )}
        {chipsOf(position, yours, selected).map(({ key, title, chips }) => (
          <Chips key={key} title={title} chips={chips} onChoose={play} />
        ))}
      </div>
      <Actions
        throwing={throwingOf(position, yours, play)}
        banking={rideOf(yours, play) ?? bankingOf(position, yours, play)}
        onRefused={onRefused}
      />
    </>
  );
}

function throwingOf(
  position: Position,
  yours: Options,
  play: (act: string) => void,
): Action | null {
  if (yours.payments.length > 0 || position.phase === "reply") {
    return null;
  }
  if (yours.legal.includes("z:owed")) {
    return { label: t("web-owed"), detail: "", why: "", onPress: () => play("z:owed") };
  }
  const dice = position.to_throw.reduce((sum, { count }) => sum + count, 0);
  return {
    label: dice > 0 ? t("web-throw", { dice }) : t("web-throw-bare"),
    detail: riskOf(yours),
    why: yours.legal.includes("t") ? "" : (yours.bank?.refusal?.sentence ?? ""),
    onPress: () => play("t"),
  };
}

function riskOf({ risk }: Options): string {
  if (risk === null) {
    return "";
  }
  const loss = lossOf(risk);
  return loss === 0 ? t("web-no-risk") : t("web-bust-risk", { risk: loss });
}

function rideOf({ ride }: Options, play: (act: string) => void): Action | null {
  if (ride === null) {
    return null;
  }
  const { act, dice, points, risk } = ride;
  return {
    label: t("web-ride", { points, dice }),
    detail: t("web-bust-risk", { risk: lossOf(risk) }),
    why: "",
    onPress: () => play(act),
  };
}

function bankingOf(
  position: Position,
  { bank }: Options,
  play: (act: string) => void,
): Action | null {
  // Before the first throw there is nothing to bank, and one button is enough.
  if (bank === null || position.phase === "begin") {
    return null;
  }
  const { points, score, wins, refusal } = bank;
  const isBones = position.game.game === "bones";
  const worth = isBones ? t("web-bury", { points }) : t("web-bank", { points });
  return {
    label: points === 0 ? t("web-bank-bare") : worth,
    detail: wins
      ? t("web-bank-wins")
      : score === null
        ? ""
        : t("web-bank-makes", { score: number(score) }),
    why: refusal?.sentence ?? "",
    onPress: () => play("b"),
  };
}
