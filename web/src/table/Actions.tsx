import { shortcuts } from "../prefs/prefs";

/** One of the two big buttons. */
export interface Action {
  label: string;
  /** In small letters below: the risk, or what comes of it. */
  detail: string;
  onPress: () => void;
  /** Why it does nothing now; empty where it does, null where there is no need to say it. */
  why: string | null;
}

/** Properties of {@link Actions}. */
export interface ActionsProps {
  throwing: Action | null;
  banking: Action | null;
  /** Says why a button does nothing, to whoever presses it all the same. */
  onRefused: (why: string) => void;
}

/** Throw and bank: two buttons of the same weight, within reach of a thumb. */
export function Actions({ throwing, banking, onRefused }: ActionsProps) {
  // Said twice, a reason is noise: the choices above already say what comes first.
  const isSame = throwing !== null && throwing.why === banking?.why;
  return (
    <div class="actions" data-count={[throwing, banking].filter(Boolean).length}>
      {throwing && <Big kind="throw" action={throwing} isTerse={isSame} onRefused={onRefused} />}
      {banking && <Big kind="bank" action={banking} isTerse={isSame} onRefused={onRefused} />}
    </div>
  );
}

interface BigProps {
  kind: "throw" | "bank";
  action: Action;
  isTerse: boolean;
  onRefused: (why: string) => void;
}

/** Milliseconds within which two clicks are one double click. */
const DOUBLE = 350;
let pressedAt = Number.NEGATIVE_INFINITY;

/** The second half of a double click is not a second press, whatever has come under the pointer meanwhile. */
function isSecondHalf({ detail, timeStamp }: MouseEvent): boolean {
  const before = pressedAt;
  pressedAt = timeStamp;
  return detail > 1 && timeStamp - before < DOUBLE;
}

const KEY_OF = { throw: "T", bank: "B" } as const;

function Big({ kind, action, isTerse, onRefused }: BigProps) {
  const { label, detail, why, onPress } = action;
  const press = (event: MouseEvent): void => {
    if (isSecondHalf(event)) {
      return;
    }
    if (why === "") {
      onPress();
    } else if (why !== null) {
      onRefused(why);
    }
  };
  return (
    <button
      type="button"
      class="big"
      data-kind={kind}
      aria-disabled={why !== ""}
      aria-keyshortcuts={shortcuts.value ? KEY_OF[kind] : undefined}
      onClick={press}
    >
      <span class="big-label">
        {label}
        {shortcuts.value && (
          <span class="key-hint" aria-hidden="true">
            {KEY_OF[kind]}
          </span>
        )}
      </span>
      {why === "" || why === null ? (
        <span class="big-detail">{detail}</span>
      ) : (
        <span class={isTerse ? "visually-hidden" : "big-detail"}>{why}</span>
      )}
    </button>
  );
}
