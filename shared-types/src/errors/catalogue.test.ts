import { expect, it } from "vitest";
import { messageFor } from "./catalogue.ts";

it("a stale step names who was quicker, and somebody where it is not known", () => {
  const changedAt = "2026-11-21T09:00:00+00:00";
  const named = messageFor("request.stale", { changedBy: "Amina Cherif", changedAt });
  const unnamed = messageFor("request.stale", { changedBy: "", changedAt: "" });
  expect(named).toMatch(/^Amina Cherif changed this /);
  expect(unnamed).toMatch(/^Someone changed this /);
});
