import { useEffect, useState } from "preact/hooks";
import type { Session } from "../wire/session";
import { duration, t } from "../words/words";

/** How much time is left for the decision that everybody waits for. */
export function Clock({ session }: { session: Session }) {
  const deadline = session.position.value?.deadline ?? null;
  const warned = session.known.value.warned !== null;
  const [, tick] = useState(0);
  useEffect(() => {
    if (deadline === null) {
      return undefined;
    }
    const timer = setInterval(() => tick((times) => times + 1), 250);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null) {
    return null;
  }
  const time = duration(Math.max(0, Math.ceil(session.until(deadline) / 1000)));
  return (
    <p class="clock" data-warned={warned} role="timer">
      {t("web-time-left", { time })}
    </p>
  );
}
