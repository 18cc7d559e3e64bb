import { useState } from "preact/hooks";
import { t } from "../words/words";
import { notifies } from "./prefs";

/** The choice to be told of the own move while looking at something else; the browser asks first. */
export function Notify() {
  const [isRefused, setRefused] = useState(false);
  if (!("Notification" in window)) {
    return null;
  }
  const change = async (isWanted: boolean): Promise<void> => {
    const isGranted = isWanted && (await Notification.requestPermission()) === "granted";
    notifies.value = isGranted;
    setRefused(isWanted && !isGranted);
  };
  return (
    <>
      <label class="switch">
        <input
          type="checkbox"
          checked={notifies.value}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        {t("web-notify")}
      </label>
      <p role="status">{isRefused ? t("web-notify-refused") : ""}</p>
    </>
  );
}
