import { describe, expect, it } from "vitest";
import { extendedExpiry, subscriptionExpired, subscriptionUrgency } from "./subscription.ts";

const now = new Date("2026-11-21T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

describe("a subscription", () => {
  it.each([
    ["never set", null, false],
    ["a second ago", "2026-11-21T11:59:59Z", true],
    ["this instant", "2026-11-21T12:00:00Z", false],
    ["in a second", "2026-11-21T12:00:01Z", false],
  ])("AUTH-18 that ends %s is expired: %s → %s", (_, expiresAt, expired) => {
    expect(subscriptionExpired(expiresAt, now)).toBe(expired);
  });

  it.each([
    [null, "unset"],
    [inDays(61), "green"],
    [inDays(60), "orange"],
    [inDays(31), "orange"],
    [inDays(30), "red"],
    [inDays(-1), "red"],
  ])("SYS-02 %s shows %s", (expiresAt, urgency) => {
    expect(subscriptionUrgency(expiresAt, now)).toBe(urgency);
  });

  it.each([
    ["ended", inDays(-10), inDays(30)],
    ["runs", inDays(10), inDays(40)],
    ["was never set", null, inDays(30)],
  ])("SYS-04 one that %s is extended by 30 days from the later date", (_, expiresAt, next) => {
    expect(extendedExpiry(expiresAt, now).toISOString()).toBe(next);
  });
});
