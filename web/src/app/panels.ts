import { signal } from "@preact/signals";

/** What can be laid over the table. */
export type Panel = "games" | "friends" | "rules" | "settings";

/** What lies over the table now. */
export const panel = signal<Panel | null>(null);

/** Lay something over the table. */
export function openPanel(which: Panel): void {
  panel.value = which;
}

/** Clear the table. */
export function closePanel(): void {
  panel.value = null;
}
