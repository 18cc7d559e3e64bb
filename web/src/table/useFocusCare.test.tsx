// @vitest-environment happy-dom
import { type ComponentChildren, render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useFocusCare } from "./useFocusCare";

const root = document.createElement("div");

function Page({ moment, children }: { moment: string; children: ComponentChildren }) {
  const play = useRef<HTMLElement>(null);
  useFocusCare(play, moment);
  return <main ref={play}>{children}</main>;
}

const THROW = (
  <div class="actions">
    <button id="bank" type="button" class="big" aria-disabled="true" />
    <button id="throw" type="button" class="big" />
  </div>
);
const CHIPS = (
  <div class="choices">
    <button id="chip" type="button" class="chip" />
  </div>
);

function show(moment: string, children: ComponentChildren): void {
  act(() => render(<Page moment={moment}>{children}</Page>, root));
}

const focused = (): string | undefined => document.activeElement?.id;

beforeEach(() => document.body.append(root));
afterEach(() => {
  render(null, root);
  document.body.replaceChildren();
});

test("the focus goes to what can be done: choices first, then the big button that does something", () => {
  show("1", THROW);
  expect(focused()).toBe("throw");
  show("2", [CHIPS, THROW]);
  expect(focused()).toBe("chip");
  show("3", THROW);
  expect(focused()).toBe("throw");
});

test("while there is nothing to do the focus stays", () => {
  show("", THROW);
  expect(focused()).toBe("");
});

test("within one moment the focus is whoever plays's own", () => {
  show("1", [CHIPS, THROW]);
  document.getElementById("throw")?.focus();
  show("1", [CHIPS, THROW]);
  expect(focused()).toBe("throw");
});

test("whoever types or reads elsewhere is left alone", () => {
  const field = document.createElement("input");
  field.id = "field";
  document.body.append(field);
  field.focus();
  show("1", THROW);
  expect(focused()).toBe("field");
});

test("nothing is focused under what lies over the table", () => {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  show("1", THROW);
  expect(focused()).toBe("");
});
