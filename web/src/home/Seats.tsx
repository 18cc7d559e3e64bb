import type { SeatView } from "../messages";
import { nameOf } from "../table/names";
import type { Session } from "../wire/session";
import { t } from "../words/words";

/** What can be done about the seats of a table: leaving, coming back, and what its host has to settle. */
export function Seats({ session }: { session: Session }) {
  const table = session.table.value;
  const you = session.you.value;
  if (table === null || you === null) {
    return null;
  }
  const isPlaying = session.status.value === "playing";
  const hasLeft = table.seats[you]?.presence === "left";
  return (
    <section class="seat-tools">
      <h3>{t("web-lobby")}</h3>
      {session.isHost.value && (
        <ul>
          {table.seats.map((seat, index) => (
            <Seat key={`${index} ${seat.name}`} session={session} seat={seat} index={index} />
          ))}
        </ul>
      )}
      <p class="row">
        {isPlaying && hasLeft && (
          <button
            type="button"
            class="reply"
            onClick={() => void session.command({ type: "take-back" })}
          >
            {t("web-take-back")}
          </button>
        )}
        {!hasLeft && (
          <button
            type="button"
            class="reply"
            onClick={() => void session.command({ type: "leave" })}
          >
            {t("web-stand-up")}
          </button>
        )}
        {isPlaying && session.isHost.value && (
          <button type="button" class="reply" onClick={() => void session.command({ type: "end" })}>
            {t("web-end-match")}
          </button>
        )}
      </p>
    </section>
  );
}

interface SeatProps {
  session: Session;
  seat: SeatView;
  index: number;
}

/** A seat that the host can do something about. */
function Seat({ session, seat, index }: SeatProps) {
  if (seat.is_bot || seat.is_host) {
    return null;
  }
  const { name } = nameOf(index, null, session.table.value);
  const isAbsent = seat.presence === "away" || seat.presence === "left";
  return (
    <li class="row">
      <bdi>{name}</bdi>
      {isAbsent && seat.stand_in === "" && (
        <button
          type="button"
          class="link"
          onClick={() =>
            void session.command({ type: "stand-in", seat: index, bot: "bot:careful" })
          }
        >
          {t("web-stand-in-for", { name })}
        </button>
      )}
      {!isAbsent && (
        <button
          type="button"
          class="link"
          onClick={() => void session.command({ type: "make-host", seat: index })}
        >
          {t("web-make-host", { name })}
        </button>
      )}
      <button
        type="button"
        class="link"
        onClick={() => void session.command({ type: "kick", seat: index })}
      >
        {t("web-send-away", { name })}
      </button>
    </li>
  );
}
