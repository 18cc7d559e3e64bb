import type { Signal } from "@preact/signals";
import { Sheet } from "../app/Sheet";
import { KEYS } from "../keys/keys";
import { Notify } from "../prefs/Notify";
import {
  brief,
  chosenLanguage,
  LANGUAGES,
  MOTIONS,
  motion,
  numerals,
  shortcuts,
  THEMES,
  theme,
  volume,
} from "../prefs/prefs";
import { t } from "../words/words";

/** How this page looks, moves, sounds and speaks. */
export default function Settings({ onClose }: { onClose: () => void }) {
  const languages = Object.entries(LANGUAGES);
  return (
    <Sheet title={t("web-settings")} onClose={onClose}>
      <div class="settings">
        <Choice
          label={t("web-language")}
          value={chosenLanguage}
          options={[["auto", t("web-automatic")], ...languages]}
        />
        <Choice
          label={t("web-theme")}
          value={theme}
          options={THEMES.map((each) => [each, themeWord(each)])}
        />
        <Choice
          label={t("web-motion")}
          value={motion}
          options={MOTIONS.map((each) => [each, motionWord(each)])}
        />
        <label class="field">
          {t("web-volume")}
          <input
            type="range"
            min="0"
            max="1"
            step="0.1"
            value={volume.value}
            onInput={(event) => {
              volume.value = event.currentTarget.valueAsNumber;
            }}
          />
        </label>
        <Switch label={t("web-numerals")} value={numerals} />
        <Switch label={t("web-brief")} value={brief} />
        <Switch label={t("web-shortcuts")} value={shortcuts} />
        <Notify />
        <section>
          <h3>{t("web-keys")}</h3>
          <dl class="keys">
            {KEYS.map(([key, name]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(name)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <a class="link" href="/licences.txt" target="_blank" rel="noreferrer">
          {t("web-licences")}
        </a>
      </div>
    </Sheet>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: Signal<T>;
  options: readonly (readonly [string, string])[];
}

function Choice<T extends string>({ label, value, options }: ChoiceProps<T>) {
  return (
    <label class="field">
      {label}
      <select
        value={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.value as T;
        }}
      >
        {options.map(([key, word]) => (
          <option key={key} value={key}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch({ label, value }: { label: string; value: Signal<boolean> }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked;
        }}
      />
      {label}
    </label>
  );
}

function themeWord(word: (typeof THEMES)[number]): string {
  switch (word) {
    case "light":
      return t("web-theme-light");
    case "dark":
      return t("web-theme-dark");
    default:
      return t("web-automatic");
  }
}

function motionWord(word: (typeof MOTIONS)[number]): string {
  switch (word) {
    case "reduced":
      return t("web-motion-reduced");
    case "full":
      return t("web-motion-full");
    default:
      return t("web-automatic");
  }
}
