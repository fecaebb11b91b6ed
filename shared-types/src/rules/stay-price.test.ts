import { expect, it } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { centimes, ZERO } from "../values/money.ts";
import { agreedTotal, totalAt, totalOn, withRate } from "./stay-price.ts";

const agreed = { rateCentimes: centimes(900_000), earlierNights: 0, earlierCentimes: ZERO };

it("BK-05 the total is rate times nights", () => {
  expect(agreedTotal(agreed, 4)).toBe(3_600_000);
});

it("BK-16 a rate changed before the first night holds for all of them", () => {
  expect(agreedTotal(withRate(agreed, centimes(500_000), 0), 4)).toBe(2_000_000);
});

it("BK-16 a rate changed in the middle of the stay leaves the nights slept at what they cost", () => {
  const upgraded = withRate(agreed, centimes(1_200_000), 3);
  expect(agreedTotal(upgraded, 4)).toBe(3 * 900_000 + 1_200_000);
  const again = withRate(upgraded, centimes(1_000_000), 4);
  expect(agreedTotal(again, 6)).toBe(3 * 900_000 + 1_200_000 + 2 * 1_000_000);
  expect(agreedTotal(withRate(again, centimes(100), 4), 6)).toBe(3_900_000 + 200);
});

const stay = {
  checkInDate: calendarDate("2026-11-20"),
  checkOutDate: calendarDate("2026-11-24"),
  nights: 4,
  rateCentimes: centimes(900_000),
  totalCentimes: centimes(3_600_000),
};

it.each([
  ["Confirmed", "2026-11-22", 4 * 1_200_000],
  ["Checked-in", "2026-11-20", 4 * 1_200_000],
  ["Checked-in", "2026-11-22", 2 * 900_000 + 2 * 1_200_000],
  ["Checked-in", "2026-11-25", 4 * 900_000],
] as const)(
  "BK-10 BK-16 what another rate makes of a stay that is %s on %s: %i",
  (status, on, total) => {
    const asked = totalAt({ ...stay, status }, centimes(1_200_000), calendarDate(on));
    expect(asked).toBe(total);
  },
);

it.each([
  ["longer", "2026-11-20", "2026-11-26", 3_600_000 + 2 * 900_000],
  ["shorter", "2026-11-20", "2026-11-23", 3_600_000 - 900_000],
  ["from another day on", "2026-11-21", "2026-11-23", 2 * 900_000],
])("BK-17 BK-05 what a stay comes to that is %s: %s to %s, %i", (_, from, to, total) => {
  const dates = { from: calendarDate(from), to: calendarDate(to) };
  expect(totalOn({ ...stay, status: "Confirmed" }, dates)).toBe(total);
});
