import type { ChangeSettings, SettingsView, TableView } from "../messages";
import type { Session } from "../wire/session";
import { duration, t } from "../words/words";
import { plainName } from "./names";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds for a decision: from a game in one go to one that is played between other things. */
const CLOCKS = [
  ...[0, 20, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE],
  ...[HOUR, 8 * HOUR, DAY, 3 * DAY],
];
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
          {[...new Set([...CLOCKS, clock])]
            .toSorted((one, other) => one - other)
            .map((seconds) => (
              <option key={seconds} value={seconds}>
                {clockWords(seconds)}
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
        <li>{clockWords(clock)}</li>
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

function clockWords(seconds: number): string {
  return seconds === 0 ? t("web-no-clock") : duration(seconds);
}

/** The pace on offer that is nearest to a table's. */
function paceOf(pace: number): number {
  return pace < 700 ? PACES.quick : pace < 1_800 ? PACES.calm : PACES.slow;
}
