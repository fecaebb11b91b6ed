import { expect, it, vi } from "vitest";
import { noteServerDate, serverTime } from "./clock-offset.ts";

it("HK-06 the time of a change is the server's, also without a network, where this device's clock is wrong", () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-04-03T10:00:00Z"));
  noteServerDate("Fri, 03 Apr 2026 12:04:00 GMT");
  expect(serverTime().toISOString()).toBe("2026-04-03T12:04:00.000Z");
});

it("a difference that the header can't show is none", () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-04-03T12:04:01.500Z"));
  noteServerDate("Fri, 03 Apr 2026 12:04:00 GMT");
  noteServerDate(null);
  expect(serverTime().toISOString()).toBe("2026-04-03T12:04:01.500Z");
});
