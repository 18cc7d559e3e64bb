import type { ChangeSettings, TableView } from "../messages";
import type { Session } from "../wire/session";
import { t } from "../words/words";

const CLOCKS = [0, 15, 30, 60, 120, 300];
const BOTS = ["", "bot:careful", "bot:bold", "bot:beginner"];

/** How the table is played, for its host to change before a match. */
export function TableSettings({ session, table }: { session: Session; table: TableView }) {
  const { clock, stand_in: standIn, spectators, real_dice: realDice } = table.settings;
  const change = (settings: Omit<ChangeSettings, "type" | "id">): void => {
    void session.command({ type: "settings", ...settings });
  };
  return (
    <section class="lobby-settings">
      <h2>{t("web-how")}</h2>
      <p>{table.conduct}</p>
      <label class="field">
        {t("web-clock")}
        <select
          value={clock}
          onChange={(event) => change({ clock: Number(event.currentTarget.value) })}
        >
          {[...new Set([...CLOCKS, clock])].map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? t("web-no-clock") : t("web-clock-seconds", { seconds })}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {t("web-stand-in")}
        <select
          value={standIn}
          onChange={(event) => change({ stand_in: event.currentTarget.value })}
        >
          {[...new Set([...BOTS, standIn])].map((bot) => (
            <option key={bot} value={bot}>
              {bot === "" ? t("web-nobody") : bot}
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={spectators}
          onChange={(event) => change({ spectators: event.currentTarget.checked })}
        />
        {t("web-spectators")}
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={realDice}
          onChange={(event) => change({ real_dice: event.currentTarget.checked })}
        />
        {t("web-real-dice")}
      </label>
    </section>
  );
}
