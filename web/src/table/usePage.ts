import { useEffect } from "preact/hooks";
import { notifies } from "../prefs/prefs";
import type { Session } from "../wire/session";
import { learn, t } from "../words/words";

/** Keep the page around the table: its title says whose turn it is, and the screen stays on during a match. */
export function usePage(session: Session | null): void {
  const table = session?.table.value ?? null;
  const isYours = (session?.yours.value?.legal.length ?? 0) > 0;
  const title = table?.title ?? "Pushluck";
  const heading = isYours && table ? t("web-your-turn-title", { title }) : title;
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  useEffect(() => {
    if (isYours && notifies.peek()) {
      notify(title);
    }
  }, [isYours, title]);
  const isPlaying = session?.status.value === "playing";
  useEffect(() => (isPlaying ? keepAwake() : undefined), [isPlaying]);
  const isBones = table?.settings.rules.startsWith("bones") ?? false;
  useEffect(() => {
    if (isBones) {
      void learn("bones");
    }
  }, [isBones]);
  const isAtTable = table !== null;
  useEffect(() => {
    if (isAtTable) {
      void learn("notices");
    }
  }, [isAtTable]);
}

/** Tell that it is this person's move, while they look at something else. */
function notify(title: string): void {
  const mayTell = "Notification" in window && Notification.permission === "granted";
  if (document.visibilityState === "visible" || !mayTell) {
    return;
  }
  try {
    const notification = new Notification(title, { body: t("web-your-turn"), tag: "pushluck" });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones only let a service worker do this; the title of the page says it as well.
  }
}

/** Keep the screen on while the page is looked at; returns what ends that. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) {
      return;
    }
    try {
      const held = await navigator.wakeLock.request("screen");
      if (isOver) {
        await held.release();
      } else {
        lock = held;
      }
    } catch {
      // A phone that is low on power may refuse.
    }
  };
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
