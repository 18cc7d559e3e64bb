// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Session } from "../wire/session";
import { useCover } from "./useCover";

const root = document.createElement("div");
let uncover: () => void;

function Page(props: { session: Session; people: number; isRolling: boolean }) {
  const [isCovered, onUncover] = useCover(props.session, props.people, props.isRolling);
  uncover = onUncover;
  return <p>{isCovered ? "covered" : "open"}</p>;
}

interface Scene {
  guest: number;
  isCheating?: boolean;
  people?: number;
  isRolling?: boolean;
  status?: string;
}

/** Let somebody hold the phone, and return what they see. */
function hold({
  guest,
  isCheating = true,
  people = 2,
  isRolling = false,
  status = "playing",
}: Scene): string | null {
  const session = {
    guest,
    status: { value: status },
    table: { value: { cheating: isCheating } },
  } as unknown as Session;
  act(() => render(<Page session={session} people={people} isRolling={isRolling} />, root));
  return root.textContent;
}

afterEach(() => render(null, root));

test("the table is covered when the phone passes on, until whoever has it says so", () => {
  expect(hold({ guest: 1 })).toBe("open");
  expect(hold({ guest: 2 })).toBe("covered");
  act(() => uncover());
  expect(root.textContent).toBe("open");
  expect(hold({ guest: 1 })).toBe("covered");
});

test("dice that roll are seen by both", () => {
  hold({ guest: 1 });
  expect(hold({ guest: 2, isRolling: true })).toBe("open");
  expect(hold({ guest: 2 })).toBe("covered");
});

test.each([
  ["at an honest table", { isCheating: false }],
  ["for one person alone", { people: 1 }],
  ["when the match is over", { status: "over" }],
])("there is nothing to hide %s", (_, scene) => {
  hold({ guest: 1, ...scene });
  expect(hold({ guest: 2, ...scene })).toBe("open");
});
