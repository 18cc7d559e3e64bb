import { sitDown } from "../app/visit";
import { SitDown } from "../home/SitDown";
import type { Session } from "../wire/session";
import { t } from "../words/words";

/** What somebody without a seat sees in place of controls. */
export function Entry({ session }: { session: Session }) {
  const table = session.table.value;
  const isOpen =
    table !== null && session.status.value !== "playing" && table.seats.length < table.most_seats;
  return (
    <div class="entry">
      <p>{t("web-you-watch")}</p>
      {isOpen && <SitDown onSit={(name) => sitDown(session.link, name)} />}
    </div>
  );
}
