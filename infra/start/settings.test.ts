import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const own = "postgres://owner:secret@db.example/hotel";

it.each([
  ["creates the demo by default", {}, true],
  ["creates no demo with FUNDUQ_DEMO=0", { FUNDUQ_DEMO: "0" }, false],
  ["creates no demo with DATABASE_URL", { DATABASE_URL: own }, false],
  [
    "creates the demo with DATABASE_URL and FUNDUQ_DEMO=1",
    { DATABASE_URL: own, FUNDUQ_DEMO: "1" },
    true,
  ],
])("%s", (_, env, demo) => {
  expect(readSettings(env).demo).toBe(demo);
});

it("trims and lowercases the first super admin's email", () => {
  expect(readSettings({ FUNDUQ_ADMIN_EMAIL: " Owner@Hotel.Test " }).adminEmail).toBe(
    "owner@hotel.test",
  );
});
