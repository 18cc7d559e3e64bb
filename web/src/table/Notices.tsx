import type { Session } from "../wire/session";
import { t } from "../words/words";

/** What is to be known about the table. */
export function Notices({ session }: { session: Session }) {
  const { notices, table } = session.known.value;
  return (
    <div class="notices">
      <p class="notice">{notices.at(-1)?.sentence ?? ""}</p>
      {table && (
        <p class="conduct">
          {table.conduct}
          {table.watching > 0 && <> {t("web-watching", { watching: table.watching })}</>}
        </p>
      )}
    </div>
  );
}
