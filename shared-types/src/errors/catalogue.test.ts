import { expect, it } from "vitest";
import { messageFor } from "./catalogue.ts";

it.each([
  ["booking.guest-missing", "No guest information provided."],
  ["booking.primary-guest-missing", "No primary guest identified."],
] as const)("BK-04 %s says '%s'", (code, said) => {
  expect(messageFor(code)).toBe(said);
});

it("a stale step names who was quicker, and somebody where it is not known", () => {
  const changedAt = "2026-11-21T09:00:00+00:00";
  const named = messageFor("request.stale", { changedBy: "Amina Cherif", changedAt });
  const unnamed = messageFor("request.stale", { changedBy: "", changedAt: "" });
  expect(named).toMatch(/^Amina Cherif changed this /);
  expect(unnamed).toMatch(/^Someone changed this /);
});
