import { useState } from "preact/hooks";
import { sitDownHere } from "../app/visit";
import { t } from "../words/words";

/** One phone can be handed round: everybody who shares it gets a seat of their own. */
export function AlsoHere({ link }: { link: string }) {
  const [name, setName] = useState("");
  const add = async (): Promise<void> => {
    if (await sitDownHere(link, name.trim() || t("web-guest"))) {
      setName("");
    }
  };
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label class="field">
        {t("web-on-this-phone")}
        <input
          value={name}
          maxLength={40}
          autocomplete="off"
          placeholder={t("web-guest")}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="reply">
        {t("web-add-here")}
      </button>
    </form>
  );
}
