import "../look/lobby.css";
import { useState } from "preact/hooks";
import { t } from "../words/words";
import { Qr } from "./Qr";

/** How others come to this table: link, code, picture. */
export function Invitation({ link, code }: { link: string; code: string }) {
  const [isCopied, setCopied] = useState(false);
  const address = `${location.origin}/t/${link}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(address);
    setCopied(true);
  };
  return (
    <div class="invitation">
      <Qr text={address} label={t("web-qr")} />
      <div class="invitation-ways">
        <p>{code === "" ? t("web-watch-hint") : t("web-invite-hint")}</p>
        {code !== "" && (
          <p class="code">
            <span>{t("web-code")}</span> <strong>{spaced(code)}</strong>
          </p>
        )}
        <label class="field">
          {t("web-link")}
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <p class="row">
          {"share" in navigator && (
            <button
              type="button"
              class="reply"
              onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
            >
              {t("web-share")}
            </button>
          )}
          <button type="button" class="reply" onClick={copy}>
            {isCopied ? t("web-copied") : t("web-copy")}
          </button>
        </p>
      </div>
    </div>
  );
}

/** A code in groups that can be read aloud. */
export function spaced(code: string): string {
  return code.replace(/\D/g, "").replace(/(\d{4})(?=\d)/g, "$1 ");
}
