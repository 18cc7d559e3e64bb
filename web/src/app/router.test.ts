import { expect, test } from "vitest";
import { readRoute } from "./router";

test.each([
  ["/", { page: "home" }],
  ["/t/abc-_1", { page: "table", link: "abc-_1" }],
  ["/t/", { page: "home" }],
  ["/join", { page: "join", code: "" }],
  ["/join/1234%205678", { page: "join", code: "1234 5678" }],
  ["/pair", { page: "pair" }],
  ["/anything/else", { page: "home" }],
])("%s is read", (address, route) => {
  expect(readRoute(address)).toEqual(route);
});
