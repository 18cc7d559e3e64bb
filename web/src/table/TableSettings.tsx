import type { ChangeSettings, SettingsView, TableView } from "../messages";
import type { Session } from "../wire/session";
import { t } from "../words/words";
import { plainName } from "./names";

const CLOCKS = [0, 20, 30, 60, 120, 300];
/** Milliseconds between the acts of bots. */
const PACES = { quick: 400, calm: 1_100, slow: 2_500 } as const;
const BOTS = ["", "bot:careful", "bot:bold", "bot:beginner"];

/** How the table is played, for its host to change before a match. */
export function TableSettings({ session, table }: { session: Session; table: TableView }) {
  const { clock, stand_in: standIn, spectators, real_dice: realDice, pace } = table.settings;
  const change = (settings: Omit<ChangeSettings, "type" | "id">): void => {
    void session.command({ type: "settings", ...settings });
  };
  return (
    <section class="lobby-settings">
      <h2>{t("web-how")}</h2>
      <p class="lobby-conduct">{table.conduct}</p>
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
              {bot === "" ? t("web-nobody") : plainName(bot).name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {t("web-pace")}
        <select
          value={paceOf(pace)}
          onChange={(event) => change({ pace: Number(event.currentTarget.value) })}
        >
          <option value={PACES.quick}>{t("web-pace-quick")}</option>
          <option value={PACES.calm}>{t("web-pace-calm")}</option>
          <option value={PACES.slow}>{t("web-pace-slow")}</option>
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

/** How the table is played, for those who cannot change it. */
export function TableFacts({ settings, conduct }: { settings: SettingsView; conduct: string }) {
  const { clock, stand_in: standIn, spectators, real_dice: realDice } = settings;
  return (
    <section class="lobby-settings">
      <h2>{t("web-how")}</h2>
      <p class="lobby-conduct">{conduct}</p>
      <ul class="lobby-facts">
        <li>{clock === 0 ? t("web-no-clock") : t("web-clock-seconds", { seconds: clock })}</li>
        {standIn !== "" && (
          <li>
            {t("web-stand-in")}: {plainName(standIn).name}
          </li>
        )}
        {spectators && <li>{t("web-spectators")}</li>}
        {realDice && <li>{t("web-real-dice")}</li>}
      </ul>
    </section>
  );
}

/** The pace on offer that is nearest to a table's. */
function paceOf(pace: number): number {
  return pace < 700 ? PACES.quick : pace < 1_800 ? PACES.calm : PACES.slow;
}
