import type { ComponentChildren } from "preact";
import type { Options, Position } from "../messages";
import type { Session } from "../wire/session";
import { boneName } from "../words/bones";
import { t } from "../words/words";
import { Actions } from "./Actions";
import { bankingOf, idle, type PlayActs, throwingOf } from "./acting";
import { Chips } from "./Chips";
import { chipsOf } from "./offering";
import { placesOf } from "./placing";

/** Properties of {@link Choosing}. */
export interface ChoosingProps {
  session: Session;
  position: Position;
  /** Nothing while dice roll. */
  yours: Options | null;
  /** Faces that are selected in the tray. */
  selected: string;
  /** The points that are to be declared in place of those that are there. */
  declared: number | null;
  onRefused: (why: string) => void;
  /** What else can be done at this moment. */
  children: ComponentChildren;
}

/** What the player may do now: exactly what the server offers. */
export function Choosing(props: ChoosingProps) {
  const { session, position, yours, selected, declared, onRefused, children } = props;
  const play: PlayActs = (...acts) => void session.play(acts);
  const acting = yours && { position, yours, selected, declared };
  return (
    <>
      <div class="choices">
        {children}
        {yours && <BoneHint position={position} yours={yours} selected={selected.charAt(0)} />}
        {yours &&
          chipsOf(position, yours, selected).map(({ key, ...group }) => (
            <Chips key={key} {...group} onChoose={play} />
          ))}
      </div>
      <Actions
        throwing={acting ? throwingOf(acting, play) : idle(t("web-throw-bare"))}
        banking={acting ? bankingOf(acting, play) : idle(t("web-bank-bare"))}
        onRefused={onRefused}
      />
    </>
  );
}

interface BoneHintProps {
  position: Position;
  yours: Options;
  selected: string;
}

/** What can be done with bones, which are chosen on the table and not here. */
function BoneHint({ position, yours, selected }: BoneHintProps) {
  const hint = position.game.game === "bones" ? hintFor(yours, selected) : "";
  return hint === "" ? null : <p class="choices-hint">{hint}</p>;
}

function hintFor({ offers, payments }: Options, selected: string): string {
  const places = placesOf(offers, selected);
  if (selected !== "") {
    const bone = boneName(selected);
    return places.some(({ isWrong }) => isWrong)
      ? t("web-misplace-where", { bone })
      : t("web-place-where", { bone });
  }
  if (offers.length > 0 && places.length === 0) {
    return t("web-misplace-choose");
  }
  // Once the next throw can be paid, that is the news.
  return offers.length > 0 && payments.length === 0 ? t("web-bones-offers") : "";
}
