import type { ComponentChildren } from "preact";
import { isDealing, sharing } from "../app/visit";
import { FirstThrow } from "../home/FirstThrow";
import { isOpening } from "../home/opening";
import type { MatchView, Position, TableView } from "../messages";
import type { Session } from "../wire/session";
import { t } from "../words/words";
import { Actions } from "./Actions";
import { bankingOf } from "./acting";
import { Calling } from "./Calling";
import { Choosing, type ChoosingProps } from "./Choosing";
import { Cover } from "./Cover";
import { Entry } from "./Entry";
import { nameOf } from "./names";
import { Over } from "./Over";
import { RealDice } from "./RealDice";

/** Properties of {@link Controls}. */
export interface ControlsProps extends Pick<ChoosingProps, "selected" | "declared" | "onRefused"> {
  session: Session | null;
  /** As it is drawn; while dice roll, what came before them. */
  match: MatchView | null;
  isRolling: boolean;
  /** The throw that lies or rolls there is of this page's seat. */
  isOwnThrow: boolean;
  isCovered: boolean;
  onUncover: () => void;
}

/** What can be pressed at this moment. */
export function Controls(props: ControlsProps) {
  const { session, match, isCovered, onUncover } = props;
  const table = session?.table.value ?? null;
  if (session === null || isDealing.value || isOpening.value) {
    return <FirstThrow />;
  }
  if (table === null || match === null) {
    return <p class="waiting">{t("web-connecting")}</p>;
  }
  if (match.position.phase === "over") {
    return <Over session={session} />;
  }
  if (session.you.value === null) {
    return <Entry session={session} />;
  }
  if (isCovered) {
    return <Cover session={session} onUncover={onUncover} />;
  }
  if (table.seats[session.you.value]?.presence === "left") {
    return <Away session={session} />;
  }
  return <Playing {...props} session={session} match={match} table={table} />;
}

interface PlayingProps extends ControlsProps {
  session: Session;
  match: MatchView;
  table: TableView;
}

function Playing(props: PlayingProps) {
  const { session, match, table, isRolling, isOwnThrow } = props;
  const { position } = match;
  const yours = isRolling ? null : session.yours.value;
  const calling = isRolling ? null : <Calling sessions={sharing.value} />;
  if (!isRolling && table.settings.real_dice && mayType(session, position)) {
    const acting = yours && { position, yours, selected: "", declared: props.declared };
    return (
      <>
        {calling}
        <RealDice
          session={session}
          dice={position.to_throw}
          seats={match.names.length}
          banking={acting && bankingOf(acting, (...acts) => void session.play(acts))}
          onRefused={props.onRefused}
        />
      </>
    );
  }
  if (yours && position.phase === "reply" && yours.legal.length > 0) {
    return <LastBank session={session} onRefused={props.onRefused} />;
  }
  const isMine = yours ? yours.legal.length > 0 : isRolling && isOwnThrow;
  return isMine ? (
    <Choosing
      session={session}
      position={position}
      yours={yours}
      selected={props.selected}
      declared={props.declared}
      onRefused={props.onRefused}
    >
      {calling}
    </Choosing>
  ) : (
    <Waiting match={match} table={table}>
      {calling}
    </Waiting>
  );
}

/** If this bank stands, the match is over: whoever can still doubt it says so, or accepts. */
function LastBank({ session, onRefused }: { session: Session; onRefused: (why: string) => void }) {
  const act = (label: string, text: string) => ({
    label,
    detail: "",
    why: "",
    onPress: () => void session.play([text]),
  });
  return (
    <>
      <div class="choices" />
      <Actions
        throwing={act(t("web-accept"), "a")}
        banking={act(t("web-call"), "c")}
        onRefused={onRefused}
      />
    </>
  );
}

function Waiting({
  match,
  table,
  children,
}: {
  match: MatchView;
  table: TableView;
  children: ComponentChildren;
}) {
  const [seat] = match.position.waiting_for;
  return (
    <>
      <div class="choices">{children}</div>
      <p class="waiting">
        {seat === undefined ? "" : t("web-waiting", { name: nameOf(seat, match, table).name })}
      </p>
    </>
  );
}

/** A seat that its player has left, while the match goes on. */
function Away({ session }: { session: Session }) {
  return (
    <>
      <p class="waiting">{t("web-you-left")}</p>
      <div class="actions" data-count="1">
        <button
          type="button"
          class="big"
          onClick={() => void session.command({ type: "take-back" })}
        >
          <span class="big-label">{t("web-take-back")}</span>
        </button>
      </div>
    </>
  );
}

/** Whether this person types what the dice on the real table show: also for a bot, at the host's. */
function mayType(session: Session, { phase, waiting_for: [seat = -1] }: Position): boolean {
  const isBots = session.table.value?.seats[seat]?.is_bot ?? false;
  if (phase === "throw") {
    return seat === session.you.value || (isBots && session.isHost.value);
  }
  return session.yours.value?.legal.includes("t") ?? false;
}
