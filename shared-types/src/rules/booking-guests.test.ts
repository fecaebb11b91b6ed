import { describe, expect, it } from "vitest";
import { guestsVerdict, occupancyVerdict } from "./booking-guests.ts";
import { allowed } from "./verdict.ts";

const primary = { isPrimary: true };
const other = { isPrimary: false };

describe("BK-04 a booking has exactly one primary guest", () => {
  it.each([[[primary]], [[other, primary, other]]])("takes %j", (guests) => {
    expect(guestsVerdict(guests)).toEqual(allowed);
  });

  it.each([
    ["booking.guest-missing", []],
    ["booking.primary-guest-missing", [other]],
    ["booking.primary-guest-missing", [primary, primary]],
  ])("answers %s to %j", (code, guests) => {
    expect(guestsVerdict(guests)).toMatchObject({ allowed: false, code });
  });
});

describe("BK-01 a room takes as many people as its type says", () => {
  const double = { name: "Double", maxOccupancy: 2 };

  it("counts children like adults", () => {
    expect(occupancyVerdict({ adults: 1, children: 1 }, double)).toEqual(allowed);
    expect(occupancyVerdict({ adults: 2, children: 1 }, double)).toMatchObject({
      code: "booking.too-many-guests",
      params: [{ roomTypeName: "Double", maxOccupancy: 2 }],
    });
  });
});
