import { useEffect, useMemo } from "preact/hooks";
import { Header } from "../app/Header";
import { lazily } from "../app/lazily";
import { isDealing, visited } from "../app/visit";
import { HONEST_ZONK, isOpening } from "../home/opening";
import type { MatchView, TableView } from "../messages";
import { isStill } from "../prefs/prefs";
import type { Session } from "../wire/session";
import { Log } from "./Log";
import { Notices } from "./Notices";
import { Play } from "./Play";
import { useRecent } from "./Reactions";
import { ScoreSheet } from "./ScoreSheet";
import { Scores } from "./Scores";
import { goalOf, markOf, seatsOf } from "./seats";
import { type Entry, entriesOf } from "./sheet";
import { handStage, stageOf } from "./stage";
import { useCurtain } from "./useCurtain";
import { usePage } from "./usePage";

const Gone = lazily(() => import("../home/Gone"));
const Lobby = lazily(() => import("./Lobby"));
const TvCode = lazily(() => import("../home/TvCode"));

/** The table: the same place before, during and after a game. */
export function TablePage() {
  const session = visited.value;
  const table = session?.table.value ?? null;
  const match = session?.match.value ?? null;
  const you = session?.you.value ?? null;
  usePage(session);
  const stage = useMemo(
    () => (match === null ? handStage(HONEST_ZONK.dice) : stageOf(match)),
    [match],
  );
  const curtain = useCurtain(match, stage.throwKey, isStill.value);
  const { drawn } = curtain;
  const columns = useMemo(() => entriesOf(drawn?.events ?? [], drawn?.names.length ?? 0), [drawn]);
  const reactions = useRecent(session?.known.value.reactions ?? []);
  const cloth = clothOf(table, match);
  useEffect(() => {
    document.documentElement.dataset.cloth = cloth;
  }, [cloth]);
  const lobby = isLobby(session) ? session : null;
  const connection = session?.connection.value;
  if (table === null && (connection === "gone" || connection === "refused")) {
    return (
      <div class="table-page">
        <div class="board">
          <Header title="Pushluck" />
          <Gone isShut={connection === "refused"} />
        </div>
      </div>
    );
  }
  return (
    <div class="table-page">
      <div class="board">
        <Header title={table?.title ?? HONEST_ZONK.title} />
        {lobby === null && (
          <Scores seats={seatsOf(session, drawn, columns, reactions)} goal={goalOf(drawn, you)} />
        )}
        {lobby === null ? (
          <Play session={session} match={match} stage={stage} curtain={curtain} />
        ) : (
          <Lobby session={lobby} />
        )}
      </div>
      <Beside session={session} drawn={drawn} columns={columns} mark={markOf(table)} />
    </div>
  );
}

/** A table against bots is opened and begun in one go: its lobby is not shown. */
function isLobby(session: Session | null): boolean {
  return session?.status.value === "lobby" && !isDealing.value && !isOpening.value;
}

interface BesideProps {
  session: Session | null;
  drawn: MatchView | null;
  columns: readonly (readonly Entry[])[];
  mark: string;
}

/** What is to be known besides the game. */
function Beside({ session, drawn, columns, mark }: BesideProps) {
  return (
    <aside class="beside">
      {drawn && <ScoreSheet names={drawn.names} columns={columns} mark={mark} />}
      {session && <Notices session={session} />}
      {session?.table.value && session.you.value === null && <TvCode link={session.link} />}
      {drawn && <Log events={drawn.events} />}
    </aside>
  );
}

function clothOf(table: TableView | null, match: MatchView | null): string {
  if (match?.position.game.game === "bones" || table?.settings.rules.startsWith("bones")) {
    return "bones";
  }
  return table?.settings.rules.startsWith("doom") ? "doom" : "zonk";
}
