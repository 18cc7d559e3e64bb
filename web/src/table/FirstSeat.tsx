import type { Options } from "../messages";
import type { Session } from "../wire/session";
import { t } from "../words/words";
import { Chips } from "./Chips";
import { nameOf } from "./names";

/** Whoever is the youngest begins: the table cannot know who that is. */
export function FirstSeat({ session, yours }: { session: Session; yours: Options }) {
  const chips = yours.legal
    .filter((act) => act.startsWith("f"))
    .map((act) => {
      const { name } = nameOf(Number(act.slice(1)) - 1, session.match.value, session.table.value);
      const label = t("web-first", { name });
      return { key: act, label, worth: "", detail: "", spoken: label };
    });
  return <Chips title="" chips={chips} onChoose={(act) => void session.play([act])} />;
}
