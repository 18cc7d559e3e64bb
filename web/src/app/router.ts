import { computed, signal } from "@preact/signals";

/** Where in the page somebody is. */
export type Route =
  | { page: "home" }
  | { page: "table"; link: string }
  | { page: "join"; code: string }
  | { page: "pair" };

const path = signal(typeof location === "undefined" ? "/" : location.pathname);

/** The page that the address names. */
export const route = computed(() => readRoute(path.value));

/** Read an address; one that means nothing is the start page. */
export function readRoute(address: string): Route {
  const [first = "", second = ""] = address.split("/").filter(Boolean);
  switch (first) {
    case "t":
      return second === "" ? { page: "home" } : { page: "table", link: second };
    case "join":
      return { page: "join", code: decodeURIComponent(second) };
    case "pair":
      return { page: "pair" };
    default:
      return { page: "home" };
  }
}

/** Go to an address of this page; `replace` leaves no way back to the one before. */
export function go(address: string, { replace = false } = {}): void {
  if (address !== path.value) {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    path.value = address;
  }
}

/** Follow the browser's own buttons. */
export function followHistory(): void {
  window.addEventListener("popstate", () => {
    path.value = location.pathname;
  });
}
