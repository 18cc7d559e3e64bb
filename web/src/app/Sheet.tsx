import "../look/panels.css";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../words/words";
import { Trouble } from "./Trouble";

/** Properties of {@link Sheet}. */
export interface SheetProps {
  title: string;
  onClose: () => void;
  /** What it shows is still on its way. */
  isWaiting?: boolean;
  children: ComponentChildren;
}

/** Something laid over the table: from below on a phone, at the side where there is room. */
export function Sheet({ title, onClose, isWaiting, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) {
      onClose();
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes itself with Escape
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div class="sheet-inside" aria-busy={isWaiting}>
        <header class="sheet-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="quiet" onClick={onClose}>
            {t("web-close")}
          </button>
        </header>
        {/* What lies beneath a sheet is not seen. */}
        <Trouble />
        {children}
      </div>
    </dialog>
  );
}
