import { useState } from "preact/hooks";
import { lazily } from "../app/lazily";
import { Flight } from "../dice";
import type { MatchView } from "../messages";
import type { Session } from "../wire/session";
import { boneName } from "../words/bones";
import { t } from "../words/words";
import { Clock } from "./Clock";
import { nameOf } from "./names";
import { facesOf, type Stage } from "./stage";
import { TrayArea } from "./TrayArea";
import { TurnLine } from "./TurnLine";
import { useBuried } from "./useBuried";
import type { Hand } from "./useHand";

const SlabArea = lazily(() => import("./SlabArea"));
const Turning = lazily(() => import("./Turning"));

/** Properties of {@link Cloth}. */
export interface ClothProps {
  session: Session | null;
  /** As it is drawn. */
  match: MatchView | null;
  stage: Stage;
  hand: Hand;
  isCovered: boolean;
  /** Several people play from this device. */
  isShared: boolean;
  onSettled: () => void;
}

/** The cloth with everything that lies on it. */
export function Cloth({ session, match, stage, hand, isCovered, isShared, onSettled }: ClothProps) {
  const [flight] = useState(() => new Flight());
  const buried = useBuried(match);
  const position = match?.position ?? null;
  const you = session?.you.value ?? 0;
  const isBones = position?.game.game === "bones";
  const hasSkull = session?.table.value?.settings.rules.startsWith("doom") ?? false;
  const canTurn = hand.turned.length > 0;
  return (
    <div class="cloth">
      {position?.game.game === "bones" && (
        <SlabArea
          game={position.game}
          buried={buried}
          places={hand.places}
          onPlace={hand.play}
          flight={flight}
        />
      )}
      <TrayArea
        stage={stage}
        you={you}
        offered={hand.offered}
        selected={hand.selected}
        onToggle={hand.toggle}
        onDrop={isBones && hand.offered !== "" ? hand.drop : undefined}
        onLift={hand.lift}
        onHold={canTurn ? (at) => hand.setTurning(stage.dice[at]?.face ?? "") : undefined}
        onSettled={onSettled}
        flight={flight}
        hasSkull={hasSkull}
        isWon={(position?.outcome?.winners.length ?? 0) > 0}
        nameFace={isBones ? boneName : sameFace}
      />
      <TurnLine
        corner={facesOf(position?.corner ?? "", isBones)}
        isHot={position?.game.game === "scoring" && position.game.hot}
        whose={whoseTurn(session, match, isShared)}
        total={position === null ? 0 : position.turn_total}
        real={isCovered ? null : (position?.window?.truth?.real ?? null)}
        declaring={hand.canDeclare ? { points: hand.declared, onDeclare: hand.setDeclared } : null}
        flight={flight}
        hasSkull={hasSkull}
      />
      {session && <Clock session={session} />}
      {canTurn && hand.turning !== null && (
        <Turning
          turned={hand.turned}
          die={hand.turning}
          isBones={isBones}
          nameFace={isBones ? boneName : sameFace}
          onChoose={hand.play}
          onClose={() => hand.setTurning(null)}
        />
      )}
    </div>
  );
}

function sameFace(face: string): string {
  return face;
}

function whoseTurn(session: Session | null, match: MatchView | null, isShared: boolean): string {
  const turn = match?.position.turn ?? null;
  if (session === null || match === null) {
    return t("web-your-turn");
  }
  if (turn === null) {
    return "";
  }
  const { name } = nameOf(turn, match, null);
  if (turn !== session.you.value) {
    return t("web-turn-of", { name });
  }
  return isShared ? t("web-your-turn-named", { name }) : t("web-your-turn");
}
