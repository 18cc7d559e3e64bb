import { useEffect, useState } from "preact/hooks";
import { Header } from "../app/Header";
import { lazily } from "../app/lazily";
import { isDealing, visited } from "../app/visit";
import { Flight } from "../dice";
import { FirstThrow } from "../home/FirstThrow";
import { HONEST_ZONK, isOpening } from "../home/opening";
import { useKeys } from "../keys/keys";
import type { MatchView, Position, TableView } from "../messages";
import type { Session } from "../wire/session";
import { boneName } from "../words/bones";
import { t } from "../words/words";
import { Cheat } from "./Cheat";
import { Choosing } from "./Choosing";
import { Clock } from "./Clock";
import { Entry } from "./Entry";
import { FirstSeat } from "./FirstSeat";
import { Log } from "./Log";
import { Notices } from "./Notices";
import { nameOf } from "./names";
import { Over } from "./Over";
import { Reactions } from "./Reactions";
import { RealDice } from "./RealDice";
import { Replying } from "./Replying";
import { Scores, type SeatScore } from "./Scores";
import { Status } from "./Status";
import { facesOf, handStage, type Stage, stageOf } from "./stage";
import { TrayArea } from "./TrayArea";
import { TurnLine } from "./TurnLine";
import { usePage } from "./usePage";

const Lobby = lazily(() => import("./Lobby"));
const SlabArea = lazily(() => import("./SlabArea"));

/** The table: the same place before, during and after a game. */
export function TablePage() {
  const session = visited.value;
  const table = session?.table.value ?? null;
  const match = session?.match.value ?? null;
  usePage(session);
  const cloth = clothOf(table, match);
  useEffect(() => {
    document.documentElement.dataset.cloth = cloth;
  }, [cloth]);
  return (
    <div class="table-page">
      <div class="board">
        <Header title={table?.title ?? HONEST_ZONK.title} />
        {!isLobby(session) && (
          <Scores seats={seatsOf(session)} goal={goalOf(match?.position ?? null)} />
        )}
        <Play session={session} table={table} match={match} />
      </div>
      <Beside session={session} table={table} match={match} />
    </div>
  );
}

/** A table against bots is opened and begun in one go: its lobby is not shown. */
function isLobby(session: Session | null): boolean {
  return session?.status.value === "lobby" && !isDealing.value && !isOpening.value;
}

interface PlayProps {
  session: Session | null;
  table: TableView | null;
  match: MatchView | null;
}

function Play({ session, table, match }: PlayProps) {
  const [flight] = useState(() => new Flight());
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [note, setNote] = useState("");
  const position = match?.position ?? null;
  const stage = match === null ? handStage(HONEST_ZONK.dice) : stageOf(match);
  const isBones = position?.game.game === "bones";
  const nameFace = isBones ? boneName : (face: string) => face;
  const yours = session?.yours.value ?? null;
  const hasSkull = table?.settings.rules.startsWith("doom") ?? false;
  useEffect(() => {
    setSelected(new Set());
    setNote("");
  }, [position?.ply]);
  useKeys(session, setNote);
  const offers = stage.use === "choose" ? (yours?.offers ?? []) : [];
  const chosen = [...selected].map((index) => stage.dice[index]?.face ?? "").join("");
  const toggle = (index: number): void => {
    const [placed] = isBones ? offers.filter(({ dice }) => dice === stage.dice[index]?.face) : [];
    if (placed) {
      void session?.play([placed.act]);
    } else {
      setSelected((before) => toggled(before, index));
    }
  };
  return session !== null && isLobby(session) ? (
    <Lobby session={session} />
  ) : (
    <main class="play" data-bones={isBones}>
      <div class="cloth">
        {position?.game.game === "bones" && (
          <SlabArea game={position.game} offers={offers} flight={flight} session={session} />
        )}
        <TrayArea
          stage={stage}
          you={session?.you.value ?? 0}
          offered={offers.map(({ dice }) => dice).join("")}
          selected={selected}
          onToggle={toggle}
          flight={flight}
          hasSkull={hasSkull}
          nameFace={nameFace}
        />
        <TurnLine
          corner={facesOf(position?.corner ?? "", isBones)}
          whose={whoseTurn(session, match)}
          total={position === null ? 0 : position.turn_total}
          real={position?.window?.truth?.real ?? null}
          flight={flight}
          hasSkull={hasSkull}
        />
      </div>
      <Status
        events={match?.events ?? []}
        you={session?.you.value ?? null}
        note={note || (session?.refusal.value?.sentence ?? "")}
      />
      <div class="controls">
        <Controls
          session={session}
          match={match}
          stage={stage}
          selected={chosen}
          onRefused={setNote}
          nameFace={nameFace}
        />
      </div>
    </main>
  );
}

/** What is to be known besides the game. */
function Beside({ session, table, match }: PlayProps) {
  const people = table?.seats.filter(({ is_bot }) => !is_bot).length ?? 0;
  return (
    <aside class="beside">
      {session && <Notices session={session} />}
      {match && <Log events={match.events} />}
      {session && people > 1 && <Reactions session={session} />}
    </aside>
  );
}

interface ControlsProps {
  session: Session | null;
  match: MatchView | null;
  stage: Stage;
  selected: string;
  onRefused: (why: string) => void;
  nameFace: (face: string) => string;
}

function Controls({ session, match, selected, onRefused, nameFace }: ControlsProps) {
  const table = session?.table.value ?? null;
  if (session === null || isDealing.value || isOpening.value) {
    return <FirstThrow />;
  }
  if (table === null || match === null) {
    return <p class="waiting">{t("web-connecting")}</p>;
  }
  if (session.status.value === "over") {
    return <Over session={session} />;
  }
  const { position } = match;
  const yours = session.yours.value;
  if (session.you.value === null) {
    return <Entry session={session} />;
  }
  return (
    <>
      <Clock session={session} />
      {yours && <Replying session={session} yours={yours} />}
      {yours && position.phase === "start" && position.first_seat?.rule === "youngest" ? (
        <FirstSeat session={session} yours={yours} />
      ) : yours && yours.legal.length > 0 && position.phase !== "reply" ? (
        <Choosing
          session={session}
          position={position}
          yours={yours}
          selected={selected}
          onRefused={onRefused}
        />
      ) : (
        <Waiting position={position} match={match} table={table} />
      )}
      {table.settings.real_dice && mayThrow(session, position) && <RealDice session={session} />}
      {yours?.cheating && (
        <Cheat session={session} yours={yours} cheating={yours.cheating} nameFace={nameFace} />
      )}
    </>
  );
}

function Waiting({
  position,
  match,
  table,
}: {
  position: Position;
  match: MatchView;
  table: TableView;
}) {
  const [seat] = position.waiting_for;
  return (
    <p class="waiting">
      {seat === undefined ? "" : t("web-waiting", { name: nameOf(seat, match, table).name })}
    </p>
  );
}

function whoseTurn(session: Session | null, match: MatchView | null): string {
  const turn = match?.position.turn ?? null;
  if (session === null || match === null || turn === (session.you.value ?? -1)) {
    return t("web-your-turn");
  }
  return turn === null ? "" : t("web-turn-of", { name: nameOf(turn, match, null).name });
}

function mayThrow(session: Session, position: Position): boolean {
  const isMine = position.waiting_for.includes(session.you.value ?? -1);
  const [seat = -1] = position.waiting_for;
  const isBots = session.table.value?.seats[seat]?.is_bot ?? false;
  return position.to_throw.length > 0 && (isMine || (isBots && session.isHost.value));
}

function toggled(before: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const after = new Set(before);
  if (!after.delete(index)) {
    after.add(index);
  }
  return after;
}

function clothOf(table: TableView | null, match: MatchView | null): string {
  if (match?.position.game.game === "bones" || table?.settings.rules.startsWith("bones")) {
    return "bones";
  }
  return table?.settings.rules.startsWith("doom") ? "doom" : "zonk";
}

function seatsOf(session: Session | null): SeatScore[] {
  const table = session?.table.value ?? null;
  const match = session?.match.value ?? null;
  if (session === null || table === null) {
    return [t("web-guest"), ...HONEST_ZONK.bots].map((name, index) => ({
      name,
      score: 0,
      moves: index === 0,
      isYou: index === 0,
    }));
  }
  const position = match?.position ?? null;
  const names =
    session.status.value === "lobby" || match === null
      ? table.seats.map(({ name }) => name)
      : match.names;
  return names.map((name, index) => ({
    name,
    score: position?.scores[index] ?? 0,
    moves: session.status.value === "playing" && (position?.waiting_for.includes(index) ?? false),
    isYou: index === session.you.value,
    seat: table.seats[index],
    won: position?.outcome?.winners.includes(index) ?? false,
  }));
}

function goalOf(position: Position | null): string {
  const game = position?.game;
  if (game === undefined) {
    return t("web-targets", { target: HONEST_ZONK.target, extended: HONEST_ZONK.extended });
  }
  if (game.game === "scoring" && game.extended_target > 0) {
    return t("web-targets", { target: game.target, extended: game.extended_target });
  }
  return t("web-target", { target: game.target });
}
