import { signal } from "@preact/signals";
import type { TableView } from "../messages";
import type { Session } from "../wire/session";
import { t } from "../words/words";
import { nameOf, plainName } from "./names";

/** Who begins, by the name that nobody else at the table has: seats may still change. Empty is the host. */
const beginner = signal("");

/** Start the match; where the table names who begins, with whoever was chosen. */
export function startMatch(session: Session): Promise<boolean> {
  const table = session.table.value;
  const first = table?.names_first ? seatOf(table) : null;
  return session.command({ type: "start", first });
}

/** Who begins, where the rules leave that to the table: its host says who is the youngest. */
export function FirstSeat({ table, isHost }: { table: TableView; isHost: boolean }) {
  if (!table.names_first || table.seats.length < 2) {
    return null;
  }
  const host = hostOf(table);
  if (!isHost) {
    return <p>{t("web-youngest-told", { name: nameOf(host, null, table).name })}</p>;
  }
  return (
    <label class="field">
      {t("web-youngest")}
      <select
        value={seatOf(table)}
        onChange={(event) => {
          beginner.value = table.seats[Number(event.currentTarget.value)]?.name ?? "";
        }}
      >
        {table.seats.map(({ name }, seat) => (
          <option key={seat} value={seat}>
            {plainName(name).name}
          </option>
        ))}
      </select>
    </label>
  );
}

function seatOf(table: TableView): number {
  const chosen = table.seats.findIndex(({ name }) => name === beginner.value);
  return chosen < 0 ? hostOf(table) : chosen;
}

function hostOf({ seats }: TableView): number {
  return seats.findIndex(({ is_host }) => is_host);
}
