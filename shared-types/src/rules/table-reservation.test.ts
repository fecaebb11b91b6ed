import { describe, expect, it } from "vitest";
import { reservationStates } from "../contracts/pos-reservation.ts";
import { serviceDayAt } from "./service-day.ts";
import { isActive, isDue, refusalOfStep } from "./table-reservation.ts";

describe("a table's reservation", () => {
  it("POS-02 is seated, cancelled or a no-show while it is booked, and each of these has a way back", () => {
    const steps = ["seat", "unseat", "cancel", "mark-no-show", "restore"] as const;
    const startsAt = "2026-11-28T19:00:00Z";
    const at = { now: new Date(startsAt), timeZone: "Africa/Algiers" };
    const possible = Object.fromEntries(
      reservationStates.map((state) => [
        state,
        steps.filter((step) => !refusalOfStep({ state, startsAt }, step, at)),
      ]),
    );
    expect(possible).toEqual({
      booked: ["seat", "cancel", "mark-no-show"],
      seated: ["unseat"],
      finished: [],
      cancelled: ["restore"],
      "no-show": ["restore"],
    });
    expect(reservationStates.filter(isActive)).toEqual(["booked", "seated"]);
  });

  it.each([
    ["2026-11-28T03:59:59Z", "reservation.other-day", "reservation.not-begun"],
    ["2026-11-28T04:00:00Z", undefined, "reservation.not-begun"],
    ["2026-11-28T18:59:59Z", undefined, "reservation.not-begun"],
    ["2026-11-28T19:00:00Z", undefined, undefined],
    ["2026-11-29T03:59:59Z", undefined, undefined],
    ["2026-11-29T04:00:00Z", "reservation.other-day", undefined],
  ])("POS-02 at %s is seated: %s, is a no-show: %s", (now, seat, noShow) => {
    const reservation = { state: "booked", startsAt: "2026-11-28T19:00:00Z" } as const;
    const at = { now: new Date(now), timeZone: "Africa/Algiers" };
    expect(refusalOfStep(reservation, "seat", at)).toBe(seat);
    expect(refusalOfStep(reservation, "mark-no-show", at)).toBe(noShow);
    expect(refusalOfStep(reservation, "cancel", at)).toBeUndefined();
  });

  it("POS-02 is due from its lead until its end", () => {
    const span = { startsAt: "2026-11-28T19:00:00Z", endsAt: "2026-11-28T21:00:00Z" };
    const at = (time: string) => isDue(span, 60, Date.parse(`2026-11-28T${time}Z`));
    expect(["17:59:59", "18:00:00", "20:59:59", "21:00:00"].map(at)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe("a day of service", () => {
  it.each([
    ["2026-11-28T22:30:00Z", "2026-11-28"],
    ["2026-11-28T23:30:00Z", "2026-11-28"],
    ["2026-11-29T03:59:59Z", "2026-11-28"],
    ["2026-11-29T04:00:00Z", "2026-11-29"],
  ])("POS-02 at %s in Algiers is %s", (instant, day) => {
    expect(serviceDayAt("Africa/Algiers", new Date(instant))).toBe(day);
  });

  it.each([
    // The clock goes from 02:00 to 03:00.
    ["2026-03-29T02:59:59Z", "2026-03-28"],
    ["2026-03-29T03:30:00Z", "2026-03-29"],
    // And from 03:00 to 02:00.
    ["2026-10-25T03:30:00Z", "2026-10-24"],
    ["2026-10-25T04:00:00Z", "2026-10-25"],
  ])("POS-02 at %s in Paris, whose clock changes that night, is %s", (instant, day) => {
    expect(serviceDayAt("Europe/Paris", new Date(instant))).toBe(day);
  });
});
