import { useState } from "preact/hooks";
import { displayName } from "../prefs/prefs";
import { t } from "../words/words";

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
      <label>
        {t("web-your-name")}
        <input
          value={name}
          maxLength={24}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="big">
        <span class="big-label">{t("web-sit-down")}</span>
      </button>
    </form>
  );
}
