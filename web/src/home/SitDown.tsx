import { useState } from "preact/hooks";
import { displayName } from "../prefs/prefs";
import { t } from "../words/words";

/** The longest name that a seat takes. */
const LONGEST_NAME = 40;

/** Ask for a name and sit down. */
export function SitDown({ onSit }: { onSit: (name: string) => Promise<boolean> }) {
  const [name, setName] = useState(displayName.value);
  return (
    <form
      class="sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        void onSit(name.trim() || t("web-guest"));
      }}
    >
      <NameField name={name} onName={setName} />
      <button type="submit" class="big">
        <span class="big-label">{t("web-sit-down")}</span>
      </button>
    </form>
  );
}

/** Where somebody writes by what name the others know them. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <label class="field">
      {t("web-your-name")}
      <input
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        placeholder={t("web-guest")}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </label>
  );
}
