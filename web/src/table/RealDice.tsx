import { useState } from "preact/hooks";
import type { Session } from "../wire/session";
import { t } from "../words/words";

/** At a table with real dice, the thrower types what they show. */
export function RealDice({ session }: { session: Session }) {
  const [faces, setFaces] = useState("");
  return (
    <form
      class="real-dice"
      onSubmit={(event) => {
        event.preventDefault();
        void session.play([faces.replace(/\s/g, "").toUpperCase()]).then((isDone) => {
          if (isDone) {
            setFaces("");
          }
        });
      }}
    >
      <label>
        {t("web-type-faces")}
        <input
          value={faces}
          autocomplete="off"
          placeholder={t("web-faces-hint")}
          onInput={(event) => setFaces(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="reply">
        {t("web-enter-faces")}
      </button>
    </form>
  );
}
