import "../look/lobby.css";
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { brought, rest, sitDown } from "../app/visit";
import { Invitation } from "../home/Invitation";
import { SitDown } from "../home/SitDown";
import type { BotView, SeatView, TableView } from "../messages";
import type { Session } from "../wire/session";
import { spoken, t } from "../words/words";
import { Alerts } from "./Alerts";
import { AlsoHere } from "./AlsoHere";
import { FirstSeat, startMatch } from "./FirstSeat";
import { nameOf, plainName } from "./names";
import { SeatMark } from "./Scores";
import { TableFacts, TableSettings } from "./TableSettings";

/** A table before its match: who sits there, and how others come. */
export default function Lobby({ session }: { session: Session }) {
  const table = session.table.value;
  if (table === null) {
    return null;
  }
  const isHost = session.isHost.value;
  const free = table.most_seats - table.seats.length;
  return (
    <main class="lobby">
      <Alerts session={session} />
      <section class="lobby-seats">
        <h2>{t("web-lobby")}</h2>
        <ol class="seats">
          {table.seats.map((seat, index) => (
            <Seat key={index} session={session} seat={seat} index={index} isHost={isHost} />
          ))}
        </ol>
        <p class="lobby-free">{t("web-seats-free", { seats: free })}</p>
        {isHost && free > 0 && <AddBot session={session} />}
        {session.you.value === null && free > 0 && (
          <SitDown onSit={(name) => sitDown(session.link, name)} />
        )}
        {session.you.value === null && free === 0 && <p>{t("web-table-full")}</p>}
        {session.you.value !== null && free > 0 && <AlsoHere link={session.link} />}
        <Starting session={session} table={table} isHost={isHost} />
      </section>
      <section class="lobby-invite">
        <h2>{t("web-invite")}</h2>
        <Invitation link={session.link} code={table.code} />
      </section>
      {isHost ? (
        <TableSettings session={session} table={table} />
      ) : (
        <TableFacts settings={table.settings} conduct={table.conduct} />
      )}
      {session.you.value !== null && (
        <button
          type="button"
          class="link lobby-leave"
          onClick={() => void session.command({ type: "leave" })}
        >
          {t("web-stand-up")}
        </button>
      )}
    </main>
  );
}

interface StartingProps {
  session: Session;
  table: TableView;
  isHost: boolean;
}

/** The button that starts the match, or why it has to wait. */
function Starting({ session, table, isHost }: StartingProps) {
  const missing = table.least_seats - table.seats.length;
  const why = missing > 0 ? t("web-needs-more", { seats: missing }) : "";
  const host = table.seats.findIndex(({ is_host }) => is_host);
  return (
    <>
      <p class="lobby-refusal" role="status">
        {session.refusal.value?.sentence ?? ""}
      </p>
      <FirstSeat table={table} isHost={isHost} />
      {isHost ? (
        <button
          type="button"
          class="big"
          aria-disabled={why !== ""}
          onClick={() => why === "" && void startMatch(session)}
        >
          <span class="big-label">{t("web-start")}</span>
          <span class="big-detail">{why}</span>
        </button>
      ) : (
        <p class="lobby-starts">
          {why || t("web-starts", { name: nameOf(host, null, table).name })}
        </p>
      )}
    </>
  );
}

interface SeatProps {
  session: Session;
  seat: SeatView;
  index: number;
  isHost: boolean;
}

function Seat({ session, seat, index, isHost }: SeatProps) {
  const { name, isBot } = plainName(seat.name);
  const character = useBots().find(({ text }) => text === seat.name)?.description ?? t("web-bot");
  return (
    <li>
      <SeatMark index={index} name={name} />
      <span class="seats-who">
        <bdi>{name}</bdi> <small>{isBot ? character : seat.is_host ? t("web-host") : ""}</small>
      </span>
      {isHost && index > 0 && (
        <button
          type="button"
          class="quiet seats-way"
          aria-label={t("web-move-up", { name })}
          onClick={() => void session.command({ type: "move-seat", seat: index, to: index - 1 })}
        >
          ↑
        </button>
      )}
      {isHost && !seat.is_host && (
        <button
          type="button"
          class="quiet seats-way"
          aria-label={t("web-send-away", { name })}
          onClick={() => void session.command({ type: "kick", seat: index })}
        >
          ×
        </button>
      )}
    </li>
  );
}

function AddBot({ session }: { session: Session }) {
  const bots = useBots();
  const [bot, setBot] = useState("bot:careful");
  return (
    <p class="row">
      <label class="field">
        <span class="visually-hidden">{t("web-opponent")}</span>
        <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
          {bots.map(({ text }) => (
            <option key={text} value={text}>
              {plainName(text).name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="reply"
        onClick={() => void session.command({ type: "add-bot", bot })}
      >
        {t("web-add-bot")}
      </button>
    </p>
  );
}

/** The bots that can be seated, fetched once for every language. */
export function useBots(): readonly BotView[] {
  const language = spoken.value;
  useEffect(() => {
    if (known.peek().language !== language) {
      known.value = { language, bots: [] };
      void rest.listBots().then((answer) => {
        known.value = { language, bots: brought(answer) ?? [] };
      });
    }
  }, [language]);
  return known.value.bots;
}

const known = signal<{ language: string; bots: readonly BotView[] }>({ language: "", bots: [] });
