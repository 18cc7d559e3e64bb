/** One of the two big buttons. */
export interface Action {
  label: string;
  /** In small letters below: the risk, or what comes of it. */
  detail: string;
  onPress: () => void;
  /** Why it does nothing now; empty where it does. */
  why: string;
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

function Big({ kind, action, isTerse, onRefused }: BigProps) {
  const { label, detail, why, onPress } = action;
  return (
    <button
      type="button"
      class="big"
      data-kind={kind}
      aria-disabled={why !== ""}
      onClick={() => (why === "" ? onPress() : onRefused(why))}
    >
      <span class="big-label">{label}</span>
      <span class="big-detail">{why === "" ? detail : isTerse ? "" : why}</span>
    </button>
  );
}
