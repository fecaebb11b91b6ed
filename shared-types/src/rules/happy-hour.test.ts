import { describe, expect, it } from "vitest";
import type { HappyHour } from "../contracts/pos-happy-hour.ts";
import { randomFrom } from "../testing/random-from.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { type HotelTime, hotelTimeOf } from "../values/date-in-zone.ts";
import { happyHourIdSchema, posCategoryIdSchema, posItemIdSchema } from "../values/ids.ts";
import { centimes } from "../values/money.ts";
import { happyHoursAt, isHappyAt, lowestPrice, menuPriceOf, priceIn } from "./happy-hour.ts";

const itemId = posItemIdSchema.parse(crypto.randomUUID());
const categoryId = posCategoryIdSchema.parse(crypto.randomUUID());
const tea = { id: itemId, categoryId, priceCentimes: centimes(15_000) };
const idOf = (last: string) =>
  happyHourIdSchema.parse(`00000000-0000-4000-8000-00000000000${last}`);

const aHappyHour = (more: Partial<HappyHour> = {}): HappyHour => ({
  id: idOf("1"),
  name: "After work",
  isActive: true,
  days: [1, 2, 3, 4, 5, 6, 7],
  from: "17:00",
  to: "19:00",
  firstDate: null,
  lastDate: null,
  prices: [{ kind: "item-price", itemId, priceCentimes: centimes(12_000) }],
  version: 1,
  ...more,
});

/** Saturday. */
const DAY = "2026-11-28";
const at = (time: string, date = DAY) => ({ date, time });
const isOn = (more: Partial<HappyHour>, time: string, date?: string) =>
  isHappyAt(aHappyHour(more), at(time, date));

describe("POS-09 a happy hour is on", () => {
  it("from its first minute to the last one before it ends", () => {
    const times = ["16:59", "17:00", "18:59", "19:00"];
    expect(times.map((time) => isOn({}, time))).toEqual([false, true, true, false]);
  });

  it("on its days of the week alone", () => {
    expect(isOn({ days: [6] }, "18:00")).toBe(true);
    expect(isOn({ days: [1, 2, 3, 4, 5, 7] }, "18:00")).toBe(false);
    expect(isOn({ days: [7] }, "18:00", "2026-11-29")).toBe(true);
  });

  it("past midnight, which belongs to the day on which it began", () => {
    const night = { from: "22:00", to: "02:00", days: [6] };
    expect(isOn(night, "21:59")).toBe(false);
    expect(isOn(night, "22:00")).toBe(true);
    expect(isOn(night, "01:59")).toBe(false);
    expect(isOn(night, "01:59", "2026-11-29")).toBe(true);
    expect(isOn(night, "02:00", "2026-11-29")).toBe(false);
    expect(isOn({ ...night, lastDate: calendarDate(DAY) }, "01:59", "2026-11-29")).toBe(true);
    expect(isOn({ ...night, firstDate: calendarDate("2026-11-29") }, "01:59", "2026-11-29")).toBe(
      false,
    );
  });

  it("for a whole day where it ends when it begins", () => {
    const saturday = { from: "00:00", to: "00:00", days: [6] };
    expect(["00:00", "23:59"].map((time) => isOn(saturday, time))).toEqual([true, true]);
    expect(isOn(saturday, "00:00", "2026-11-29")).toBe(false);
  });

  it("between its first and its last date", () => {
    const dates = { firstDate: calendarDate(DAY), lastDate: calendarDate(DAY) };
    const days = ["2026-11-27", DAY, "2026-11-29"];
    expect(days.map((day) => isOn(dates, "18:00", day))).toEqual([false, true, false]);
  });

  it("by the hotel's clock, wherever the device is, also where the day is another", () => {
    const instant = new Date("2026-11-28T23:30:00Z");
    expect(hotelTimeOf(instant, "Africa/Algiers")).toEqual(at("00:30", "2026-11-29"));
    expect(hotelTimeOf(instant, "America/New_York")).toEqual(at("18:30"));
    expect(hotelTimeOf(new Date("2026-07-01T16:00:00Z"), "Europe/Paris").time).toBe("18:00");
  });
});

describe("POS-09 the price in a happy hour", () => {
  const happyPriceOf = (item: typeof tea, happyHours: HappyHour[], time: HotelTime) =>
    lowestPrice(item, happyHoursAt(happyHours, time));
  const priceWith = (...happyHours: HappyHour[]) => happyPriceOf(tea, happyHours, at("18:00"));
  const share = (offBp: number) => ({ kind: "category-share", categoryId, offBp }) as const;

  it("is a fixed one, a share off the item, or a share off its category", () => {
    expect(priceWith(aHappyHour())?.priceCentimes).toBe(12_000);
    const ofItem = { kind: "item-share", itemId, offBp: 3_333 } as const;
    expect(priceWith(aHappyHour({ prices: [ofItem] }))?.priceCentimes).toBe(10_000);
    expect(priceWith(aHappyHour({ prices: [share(2_000)] }))?.priceCentimes).toBe(12_000);
  });

  it("is whole dinars where a share is taken off: 33 % off 120 and 150 DA", () => {
    const third = [aHappyHour({ prices: [share(3_300)] })];
    const coffee = { ...tea, priceCentimes: centimes(12_000) };
    expect(happyPriceOf(coffee, third, at("18:00"))?.priceCentimes).toBe(8_000);
    expect(happyPriceOf(tea, third, at("18:00"))?.priceCentimes).toBe(10_100);
  });

  it("is of any share whole dinars, at most half a dinar beside it, at least one, and below the normal price", () => {
    const random = randomFrom(5);
    for (let round = 0; round < 1_000; round += 1) {
      const normal = random(500_000);
      const offBp = 1 + random(9_999);
      const item = { ...tea, priceCentimes: centimes(normal) };
      const price = priceIn(aHappyHour({ prices: [share(offBp)] }), item)?.priceCentimes;
      const exact = normal - (normal * offBp) / 10_000;
      const rounded = Math.max(100, Math.round(exact / 100) * 100);
      if (price === undefined) expect(rounded).toBeGreaterThanOrEqual(normal - 50);
      else {
        expect(price % 100).toBe(0);
        expect(price).toBeGreaterThanOrEqual(100);
        expect(price).toBeLessThan(normal);
        if (price > 100) expect(Math.abs(price - exact)).toBeLessThanOrEqual(51);
      }
    }
  });

  it("is the item's own where its category is cheaper too", () => {
    const own = { kind: "item-price", itemId, priceCentimes: centimes(14_000) } as const;
    expect(priceWith(aHappyHour({ prices: [share(5_000), own] }))?.priceCentimes).toBe(14_000);
  });

  it("is the lowest of two happy hours, of equal ones that of the first name, in any order", () => {
    const [one, other] = [
      aHappyHour({ id: idOf("1"), name: "Zénith", prices: [share(5_000)] }),
      aHappyHour({ id: idOf("2"), name: "Apéro", prices: [share(2_000)] }),
    ];
    expect(priceWith(one, other)).toMatchObject({ name: "Zénith", priceCentimes: 7_500 });
    expect(priceWith(other, one)).toEqual(priceWith(one, other));
    const equal = { ...other, prices: one.prices };
    expect(priceWith(one, equal)?.name).toBe("Apéro");
    expect(priceWith(equal, one)?.name).toBe("Apéro");
  });

  it("never rises, never falls to nothing, and is none where it is switched off or out of its hours", () => {
    const dearer = { kind: "item-price", itemId, priceCentimes: centimes(15_000) } as const;
    expect(priceWith(aHappyHour({ prices: [dearer] }))).toBeUndefined();
    const cheap = { ...tea, priceCentimes: centimes(200) };
    const almostFree = aHappyHour({ prices: [share(9_999)] });
    expect(happyPriceOf(cheap, [almostFree], at("18:00"))?.priceCentimes).toBe(100);
    const ofOneDinar = { ...tea, priceCentimes: centimes(100) };
    expect(happyPriceOf(ofOneDinar, [almostFree], at("18:00"))).toBeUndefined();
    const free = { ...tea, priceCentimes: centimes(0) };
    expect(happyPriceOf(free, [almostFree], at("18:00"))).toBeUndefined();
    expect(priceWith(aHappyHour({ isActive: false }))).toBeUndefined();
    expect(happyPriceOf(tea, [aHappyHour()], at("19:00"))).toBeUndefined();
    expect(happyPriceOf({ ...tea, id: categoryId as never }, [aHappyHour()], at("18:00"))).toBe(
      undefined,
    );
  });

  it("leaves options as they are, on top of the item's price and of the normal one", () => {
    const sugar = [{ priceCentimes: centimes(500) }];
    const priceAt = (time: string) =>
      menuPriceOf(tea, sugar, { happyHours: [aHappyHour()], time: at(time) });
    expect(priceAt("18:00")).toEqual({
      priceCentimes: 12_500,
      happyHour: { name: "After work", normalPriceCentimes: 15_500 },
    });
    expect(priceAt("19:00")).toEqual({ priceCentimes: 15_500, happyHour: null });
  });
});
