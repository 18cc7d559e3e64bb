import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Session } from "../wire/session";
import { spoken, t } from "../words/words";
import type { Said } from "./saying";

/** Something that is said once, such as why a button does nothing. */
export interface Note extends Said {
  /** It is shown until the match goes on from here. */
  moment: string;
}

/** Keep what was said last besides the match: what somebody asked for, or why the server has refused something. */
export function useNote(
  session: Session | null,
  moment: string,
): readonly [Note | null, (sentence: string) => void] {
  const [note, setNote] = useState<Note | null>(null);
  const now = useRef(moment);
  const count = useRef(0);
  now.current = moment;
  const say = useCallback((sentence: string): void => {
    count.current += 1;
    setNote({ key: `note ${count.current}`, sentence, moment: now.current });
  }, []);
  const refusal = session?.refusal.value ?? null;
  useEffect(() => {
    if (refusal !== null && refusal.sentence !== "") {
      say(refusal.sentence);
    }
  }, [refusal, say]);
  const late = session?.late.value ?? 0;
  useEffect(() => {
    if (late > 0) {
      say(t("web-act-late"));
    }
  }, [late, say]);
  const language = spoken.value;
  // What was said in another language is not said again.
  useEffect(() => setNote(null), [language]);
  return [note, say];
}
