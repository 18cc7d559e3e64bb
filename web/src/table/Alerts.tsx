import type { Session } from "../wire/session";
import { t } from "../words/words";

/** What cannot wait: the connection, another page of the same person, the end of the own time. */
export function Alerts({ session }: { session: Session }) {
  const { superseded, outdated, warned } = session.known.value;
  const waits = session.position.value?.waiting_for.includes(session.you.value ?? -1) ?? false;
  const connection = connectionWords(session);
  const clock =
    warned !== null && waits
      ? t("web-clock-alert", { seconds: Math.max(1, Math.round(session.until(warned) / 1000)) })
      : "";
  return (
    <div class="alerts">
      {/* Who looks sees the clock itself. */}
      <p class={connection === "" ? "visually-hidden" : "alert"} role="alert">
        {connection || clock}
      </p>
      {outdated && (
        <p class="alert">
          {t("web-outdated")}{" "}
          <button type="button" class="link" onClick={() => location.reload()}>
            {t("web-reload")}
          </button>
        </p>
      )}
      {superseded && (
        <p class="alert">
          {t("web-superseded")}{" "}
          <button type="button" class="link" onClick={() => session.claim()}>
            {t("web-claim")}
          </button>
        </p>
      )}
    </div>
  );
}

function connectionWords(session: Session): string {
  switch (session.connection.value) {
    case "lost":
      return session.isBusy.value ? t("web-lost-waiting") : t("web-lost");
    case "gone":
      return t("web-gone");
    case "refused":
      return t("web-shut-out");
    default:
      return "";
  }
}
