import { openPanel } from "../app/panels";
import { playBots } from "../app/visit";
import { Signature } from "../dice";
import { HONEST_ZONK } from "../home/opening";
import { isStill } from "../prefs/prefs";
import type { Session } from "../wire/session";
import { t } from "../words/words";
import { FirstSeat, startMatch } from "./FirstSeat";
import { nameOf } from "./names";

/** How the match has ended, and what can come next. */
export function Over({ session }: { session: Session }) {
  const table = session.table.value;
  const match = session.match.value;
  const winners = match?.position.outcome?.winners ?? [];
  const you = session.you.value;
  const host = table?.seats.findIndex(({ is_host }) => is_host) ?? -1;
  const wasHonest = table?.settings.rules.startsWith("zonk@") && !table.cheating;
  const [winner] = winners;
  return (
    <section class="over">
      <div class="over-sheet">
        <p class="over-title">
          {winner === undefined
            ? t("web-nobody-won")
            : winners.includes(you ?? -1)
              ? t("web-won-you")
              : t("web-won", { name: nameOf(winner, match, table).name })}
        </p>
        {winner !== undefined && (
          <Signature name={nameOf(winner, match, table).name} isReduced={isStill.value} />
        )}
      </div>
      <div class="over-next">
        {session.isHost.value ? (
          <>
            {table && <FirstSeat table={table} isHost />}
            <button type="button" class="big" onClick={() => void startMatch(session)}>
              <span class="big-label">{t("web-again")}</span>
            </button>
          </>
        ) : (
          host >= 0 && <p>{t("web-again-host", { name: nameOf(host, null, table).name })}</p>
        )}
        <button type="button" class="reply" onClick={() => openPanel("games")}>
          {t("web-another-game")}
        </button>
      </div>
      {wasHonest && (
        <p class="over-more">
          {t("web-real-zonk")}{" "}
          <button
            type="button"
            class="link"
            onClick={() => void playBots(HONEST_ZONK.real, HONEST_ZONK.bots)}
          >
            {t("web-real-zonk-go")}
          </button>
        </p>
      )}
    </section>
  );
}
