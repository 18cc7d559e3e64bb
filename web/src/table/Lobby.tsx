import { useEffect, useState } from "preact/hooks";
import { brought, rest, sitDown } from "../app/visit";
import { Invitation } from "../home/Invitation";
import { SitDown } from "../home/SitDown";
import type { BotView, SeatView } from "../messages";
import type { Session } from "../wire/session";
import { t } from "../words/words";
import { nameOf, plainName } from "./names";
import { TableSettings } from "./TableSettings";

/** A table before its match: who sits there, and how others come. */
export default function Lobby({ session }: { session: Session }) {
  const table = session.table.value;
  if (table === null) {
    return null;
  }
  const isHost = session.isHost.value;
  const host = table.seats.findIndex(({ is_host }) => is_host);
  const missing = table.least_seats - table.seats.length;
  return (
    <main class="lobby">
      <section class="lobby-seats">
        <h2>{t("web-lobby")}</h2>
        <ol class="seats">
          {table.seats.map((seat, index) => (
            <Seat key={index} session={session} seat={seat} index={index} isHost={isHost} />
          ))}
        </ol>
        <p>{t("web-seats-free", { seats: table.most_seats - table.seats.length })}</p>
        {isHost && table.seats.length < table.most_seats && <AddBot session={session} />}
        {session.you.value === null && <SitDown onSit={(name) => sitDown(session.link, name)} />}
        {missing > 0 && <p>{t("web-needs-more", { seats: missing })}</p>}
        <p class="lobby-refusal" role="alert">
          {session.refusal.value?.sentence ?? ""}
        </p>
        {isHost ? (
          <button type="button" class="big" onClick={() => void session.command({ type: "start" })}>
            <span class="big-label">{t("web-start")}</span>
          </button>
        ) : (
          <p>{t("web-starts", { name: nameOf(host, null, table).name })}</p>
        )}
      </section>
      <section class="lobby-invite">
        <h2>{t("web-invite")}</h2>
        <Invitation link={session.link} code={table.code} />
      </section>
      {isHost && <TableSettings session={session} table={table} />}
      {session.you.value !== null && (
        <button type="button" class="link" onClick={() => void session.command({ type: "leave" })}>
          {t("web-stand-up")}
        </button>
      )}
    </main>
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
  return (
    <li>
      <span>
        <bdi>{name}</bdi> <small>{isBot ? t("web-bot") : seat.is_host ? t("web-host") : ""}</small>
      </span>
      {isHost && index > 0 && (
        <button
          type="button"
          class="quiet"
          aria-label={t("web-move-up", { name })}
          onClick={() => void session.command({ type: "move-seat", seat: index, to: index - 1 })}
        >
          ↑
        </button>
      )}
      {isHost && !seat.is_host && (
        <button
          type="button"
          class="quiet"
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

/** The bots that can be seated. */
export function useBots(): readonly BotView[] {
  const [bots, setBots] = useState<readonly BotView[]>([]);
  useEffect(() => {
    void rest.listBots().then((answer) => setBots(brought(answer) ?? []));
  }, []);
  return bots;
}
