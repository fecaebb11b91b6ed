import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const own = "postgres://owner:secret@db.example/hotel";

it.each([
  ["npm start alone has the demo", {}, true],
  ["FUNDUQ_DEMO=0 has not", { FUNDUQ_DEMO: "0" }, false],
  ["somebody's own database has not, either", { DATABASE_URL: own }, false],
  ["unless it is asked for", { DATABASE_URL: own, FUNDUQ_DEMO: "1" }, true],
])("%s", (_, env, demo) => {
  expect(readSettings(env).demo).toBe(demo);
});

it("reads the first super admin's email as everywhere else", () => {
  expect(readSettings({ FUNDUQ_ADMIN_EMAIL: " Owner@Hotel.Test " }).adminEmail).toBe(
    "owner@hotel.test",
  );
});
