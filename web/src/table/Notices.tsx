import type { Session } from "../wire/session";
import { t } from "../words/words";
import { noticeWords } from "./noticing";

/** What is to be known about the table. */
export function Notices({ session }: { session: Session }) {
  const { notices, table } = session.known.value;
  const last = notices.at(-1);
  return (
    <div class="notices">
      <p class="notice">{last ? noticeWords(last) : ""}</p>
      {table && (
        <p class="conduct">
          {table.conduct}
          {table.watching > 0 && <> {t("web-watching", { watching: table.watching })}</>}
        </p>
      )}
    </div>
  );
}
