import { visited } from "../app/visit";
import type { Session } from "../wire/session";
import { t } from "../words/words";

/** What is to be known about the table and the connection. */
export function Notices({ session }: { session: Session }) {
  const { notices, superseded, outdated, table } = session.known.value;
  const connection = session.connection.value;
  const [last] = notices.slice(-1);
  return (
    <div class="notices">
      <p class="connection" role="alert">
        {connectionWords(connection)}
      </p>
      {outdated && (
        <p class="notice-bar">
          {t("web-outdated")}{" "}
          <button type="button" class="link" onClick={() => location.reload()}>
            {t("web-reload")}
          </button>
        </p>
      )}
      {superseded && (
        <p class="notice-bar">
          {t("web-superseded")}{" "}
          <button type="button" class="link" onClick={() => visited.value?.claim()}>
            {t("web-claim")}
          </button>
        </p>
      )}
      <p class="notice" role="status">
        {last?.sentence ?? ""}
      </p>
      {table && (
        <p class="conduct">
          {table.conduct}
          {table.watching > 0 && <> {t("web-watching", { watching: table.watching })}</>}
        </p>
      )}
    </div>
  );
}

function connectionWords(connection: Session["connection"]["value"]): string {
  switch (connection) {
    case "lost":
      return t("web-lost");
    case "gone":
      return t("web-gone");
    case "refused":
      return t("web-shut-out");
    default:
      return "";
  }
}
