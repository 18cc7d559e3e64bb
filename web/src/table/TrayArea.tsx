import type { Side, TrayDie, TrayMoment } from "../dice";
import { Tray } from "../dice";
import type { Flight } from "../dice/flight";
import { isStill, numerals } from "../prefs/prefs";
import { t } from "../words/words";
import type { Stage } from "./stage";

/** Properties of {@link TrayArea}. */
export interface TrayAreaProps {
  stage: Stage;
  /** Whose throw comes from below. */
  you: number | null;
  /** Faces that some offer sets aside. */
  offered: string;
  selected: ReadonlySet<number>;
  onToggle: (index: number) => void;
  /** Lets dice be dragged to a slot. */
  onDrop?: ((index: number, slot: string) => void) | undefined;
  onLift?: ((index: number) => void) | undefined;
  /** Lets something be done with a die that is held for a moment. */
  onHold?: ((index: number) => void) | undefined;
  onSettled: () => void;
  flight: Flight;
  /** A six carries a skull. */
  hasSkull: boolean;
  /** Somebody has won. */
  isWon: boolean;
  nameFace: (face: string) => string;
}

/** The dice on the table. */
export function TrayArea(props: TrayAreaProps) {
  const { stage, offered, selected, you } = props;
  const dice = stage.dice.map((die, index): TrayDie => {
    const isOffered = stage.use === "choose" && offered.includes(die.face);
    const name = props.nameFace(die.face);
    const label =
      stage.use === "hand" ? t("web-die-hand") : t("web-die", { number: index + 1, face: name });
    return { ...die, state: stateOf(stage, isOffered, selected.has(index)), label, isOffered };
  });
  return (
    <div class="tray-area" data-use={stage.use} data-hot={stage.since.has("hot-dice")}>
      <Tray
        dice={dice}
        throwKey={stage.throwKey}
        isInHand={stage.use === "hand"}
        from={sideOf(stage.thrower, you)}
        label={t("web-tray")}
        onToggle={props.onToggle}
        onDrop={props.onDrop}
        onLift={props.onLift}
        onHold={props.onHold}
        onSettled={props.onSettled}
        flight={props.flight}
        moment={momentOf(stage)}
        isWon={props.isWon}
        isReduced={isStill.value}
        numerals={numerals.value}
        skull={props.hasSkull}
        marks={{ left: t("web-left-mark"), right: t("web-right-mark") }}
      />
    </div>
  );
}

function stateOf(stage: Stage, isOffered: boolean, isSelected: boolean): TrayDie["state"] {
  if (isSelected) {
    return "selected";
  }
  switch (stage.use) {
    case "choose":
      return isOffered ? "scoring" : "dead";
    case "hand":
      return "showing";
    case "left":
      // They are thrown next, unless the turn is over.
      return stage.since.has("banked") ? "dead" : "showing";
    default:
      return "dead";
  }
}

function momentOf(stage: Stage): TrayMoment | undefined {
  return stage.bust === "instant" ? "doom" : undefined;
}

function sideOf(thrower: number | null, you: number | null): Side {
  if (thrower === null || thrower === (you ?? 0)) {
    return "bottom";
  }
  const others: readonly Side[] = ["top", "left", "right"];
  return others[(thrower - (you ?? 0) + 11) % others.length] ?? "top";
}
