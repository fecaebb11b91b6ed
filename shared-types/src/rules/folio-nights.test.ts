import { describe, expect, it } from "vitest";
import { type FolioRule, type Posting, postingSchema } from "../contracts/folio.ts";
import { randomFrom } from "../testing/random-from.ts";
import { addDays, type CalendarDate, calendarDate } from "../values/calendar-date.ts";
import type { FolioId } from "../values/ids.ts";
import { centimes, ZERO } from "../values/money.ts";
import {
  type ChargedStay,
  nightFacts,
  nightPrice,
  nightsHad,
  type PlannedCharge,
  plannedCharges,
  stayTaxes,
} from "./folio-nights.ts";
import { agreedTotal, withRate } from "./stay-price.ts";

const arrival = calendarDate("2026-11-21");
const stay: ChargedStay = {
  checkInDate: arrival,
  checkedInOn: arrival,
  rateCentimes: centimes(900_000),
  earlierNights: 0,
  earlierCentimes: ZERO,
  adults: 2,
};
const dates = (...days: number[]) => days.map((day) => calendarDate(`2026-11-${day}`));

describe("the nights that somebody who leaves has had", () => {
  it.each([
    ["on the day of arrival the first night", 21, [21]],
    ["the next morning, the same", 22, [21]],
    ["after three nights", 24, [21, 22, 23]],
  ] as const)("NA-03 BK-13 %s", (_, today, nights) => {
    expect(nightsHad(stay, calendarDate(`2026-11-${today}`))).toEqual(dates(...nights));
  });

  it("BK-13 who came late did not have the nights before", () => {
    const late = { ...stay, checkedInOn: calendarDate("2026-11-22") };
    expect(nightsHad(late, calendarDate("2026-11-24"))).toEqual(dates(22, 23));
  });

  it("BK-13 of a stay without that day, from the agreed arrival", () => {
    const old = { ...stay, checkedInOn: null };
    expect(nightsHad(old, calendarDate("2026-11-23"))).toEqual(dates(21, 22));
  });
});

it("BK-17 nights before a change of the rate come to what they came to, to the centime", () => {
  const changed = { ...stay, earlierNights: 3, earlierCentimes: centimes(1_000_000) };
  const prices = [0, 1, 2, 3].map((index) => nightPrice(changed, index));
  expect(prices).toEqual([333_334, 333_333, 333_333, 900_000]);
});

describe("what a night is charged with", () => {
  const folio = (id: string, payer: "Guest" | "Company", rules: FolioRule[] = []) => ({
    id: id as FolioId,
    key: payer === "Guest" ? "folio_guest_personal" : "folio_company_1",
    payer,
    rules,
    postings: [] as Posting[],
  });
  const personal = folio("guest", "Guest");
  const rule = (limit: number, frequency: FolioRule["frequency"]) => ({
    department: "Room",
    limitCentimes: centimes(limit),
    frequency,
  });
  const plan = (folios: (typeof personal)[], nights: CalendarDate[], tds: number) =>
    plannedCharges(nightFacts(stay, folios), nights, { tdsBp: tds });
  const said = (charges: PlannedCharge<{ id: FolioId }>[]) =>
    charges.map(({ night, item, amountCentimes, folio: to }) =>
      [night.slice(-2), item, amountCentimes, to?.id].join(" "),
    );

  it("NA-03 the rate, and 2 % of it as tourism tax", () => {
    expect(said(plan([personal], dates(21), 200))).toEqual([
      "21 room 900000 guest",
      "21 tourism-tax 18000 guest",
    ]);
  });

  it("NA-03 each night is taxed at the rate valid on its day", () => {
    const tdsChanges = [{ from: calendarDate("2026-11-22"), tdsBp: 300 }];
    const tax = { tdsBp: 200, tdsChanges };
    const charges = plannedCharges(nightFacts(stay, [personal]), dates(21, 22), tax);
    expect(said(charges.filter(({ item }) => item === "tourism-tax"))).toEqual([
      "21 tourism-tax 18000 guest",
      "22 tourism-tax 27000 guest",
    ]);
  });

  it("NA-03 no tax line where the hotel takes none, or it rounds to nothing", () => {
    expect(said(plan([personal], dates(21), 0))).toEqual(["21 room 900000 guest"]);
    const cheap = { ...stay, rateCentimes: centimes(24) };
    expect(said(plannedCharges(nightFacts(cheap, [personal]), dates(21), { tdsBp: 200 }))).toEqual([
      "21 room 24 guest",
    ]);
  });

  const posted = (id: string, change: Partial<Posting>) =>
    ({
      id,
      kind: "charge",
      department: "Room",
      amountCentimes: centimes(900_000),
      item: null,
      night: null,
      reversesPostingId: null,
      reversedByPostingId: null,
      splitOfPostingId: null,
      rechargesPostingId: null,
      ...change,
    }) as Posting;
  const night = { night: arrival, item: "room" } as const;
  const folioWith = (...postings: Posting[]) => [{ ...personal, postings }];

  it("NA-03 nothing that stands charged", () => {
    const charged = folioWith(posted("a", night));
    expect(said(plan(charged, dates(21, 22), 200))).toEqual([
      "21 tourism-tax 18000 guest",
      "22 room 900000 guest",
      "22 tourism-tax 18000 guest",
    ]);
  });

  it("NA-03 BK-13 what was taken back is open again, as its second charge", () => {
    const back = [
      posted("a", { ...night, reversedByPostingId: "b" as never }),
      posted("b", { ...night, reversesPostingId: "a" as never }),
    ];
    const recharged = (...postings: Posting[]) =>
      plan(folioWith(...postings), dates(21), 0).map((charge) => charge.rechargesPostingId);
    expect(recharged(...back)).toEqual(["a"]);
    const again = { ...night, rechargesPostingId: "a" as never };
    expect(recharged(...back, posted("c", again))).toEqual([]);
    const twice = posted("c", { ...again, reversedByPostingId: "d" as never });
    const backTwice = posted("d", { ...night, reversesPostingId: "c" as never });
    expect(recharged(twice, backTwice, ...back)).toEqual(["c"]);
  });

  it("NA-03 FOL-06 a charge that was only divided stands, until the last part is taken back", () => {
    const whole = posted("a", { ...night, reversedByPostingId: "b" as never });
    const part = (id: string, reversedBy: string | null) =>
      posted(id, {
        ...night,
        splitOfPostingId: "a" as never,
        amountCentimes: centimes(450_000),
        reversedByPostingId: reversedBy as never,
      });
    const left = (...parts: Posting[]) => said(plan(folioWith(whole, ...parts), dates(21), 200));
    expect(left(part("c", null), part("d", null))).toEqual(["21 tourism-tax 18000 guest"]);
    expect(left(part("c", "e"), part("d", null))).toEqual(["21 tourism-tax 18000 guest"]);
    expect(left(part("c", "e"), part("d", "f"))).toHaveLength(2);
  });

  it("FOL-07 FOL-10 a limit per stay counts the nights that are planned with it", () => {
    const company = folio("company", "Company", [rule(1_000_000, "perStay")]);
    expect(said(plan([personal, company], dates(21, 22), 200))).toEqual([
      "21 room 900000 company",
      "21 tourism-tax 18000 company",
      "22 room 900000 guest",
      "22 tourism-tax 18000 guest",
    ]);
  });

  it("FOL-07 without a personal folio there is nowhere to go", () => {
    expect(plan([], dates(21), 0)[0]?.folio).toBeUndefined();
  });
});

it("BK-05 BK-17 NA-03 the tax of a whole stay is rounded night by night, also before a change of the rate", () => {
  const changed = { ...stay, nights: 4, earlierNights: 3, earlierCentimes: centimes(1_000_025) };
  const nights = [0, 1, 2, 3].map((day) => addDays(arrival, day));
  const charged = plannedCharges(
    nightFacts(changed, [
      {
        ...({ id: "guest" } as { id: FolioId }),
        key: "folio_guest_personal",
        payer: "Guest",
        rules: [],
        postings: [],
      },
    ]),
    nights,
    { tdsBp: 333 },
  ).filter(({ item }) => item === "tourism-tax");
  const sum = charged.reduce((total, { amountCentimes }) => total + amountCentimes, 0);
  expect(stayTaxes(changed, [], { tdsBp: 333 }).tdsCentimes).toBe(sum);
  // Rounded once, the first three nights would come to a centime less.
  expect(sum).not.toBe(Math.round(1_000_025 * 0.0333) + Math.round(900_000 * 0.0333));
});

describe("a stay whose rate changes between its charges", () => {
  const nights = Array.from({ length: 8 }, (_, day) => addDays(arrival, day));

  /** What a stay does of one business date after the other: its rates, and the dates it is charged on. */
  function live(rates: ReadonlyMap<number, number>, charging: ReadonlySet<number>) {
    let price: ChargedStay = { ...stay, rateCentimes: centimes(100) };
    const postings: Posting[] = [];
    const charge = (day: number) => {
      const folio = { id: "guest" as FolioId, key: "folio_guest_personal", rules: [] };
      const folios = [{ ...folio, payer: "Guest" as const, postings }];
      const had = nightsHad(price, addDays(arrival, day));
      for (const { folio: _, ...charge } of plannedCharges(nightFacts(price, folios), had, {}))
        postings.push(
          postingSchema.parse({
            ...charge,
            id: `01890a5d-ac96-774b-bcce-${String(postings.length).padStart(12, "0")}`,
            kind: "charge",
            department: "Room",
            method: null,
            description: "Room charge",
            businessDate: charge.night,
            postedAt: "2026-11-21T09:00:00Z",
            postedBy: null,
            reversesPostingId: null,
            reversalReason: null,
            reversedByPostingId: null,
            splitOfPostingId: null,
            checkOutVersion: null,
          }),
        );
    };
    for (let day = 1; day < nights.length; day += 1) {
      if (charging.has(day)) charge(day);
      const rate = rates.get(day);
      if (rate !== undefined) price = { ...price, ...withRate(price, centimes(rate), day) };
    }
    charge(nights.length);
    const amounts = nights.map(
      (each) => postings.find(({ night }) => night === each)?.amountCentimes ?? 0,
    );
    return { amounts, total: agreedTotal(price, nights.length) };
  }

  it("BK-17 NA-03 nights charged before a change keep what they were charged with", () => {
    const rates = new Map([
      [2, 200],
      [4, 50],
    ]);
    expect(live(rates, new Set([2])).amounts).toEqual([100, 100, 200, 200, 50, 50, 50, 50]);
  });

  it("BK-17 NA-03 all nights come to the total, whatever the order of changes and charges", () => {
    const draw = randomFrom(7);
    for (let round = 0; round < 500; round += 1) {
      const days = nights.map((_, day) => day);
      const rates = new Map(days.filter(() => draw(3) === 0).map((day) => [day, draw(999)]));
      const charging = new Set(days.filter(() => draw(3) === 0));
      const { amounts, total } = live(rates, charging);
      expect([
        amounts.reduce<number>((sum, each) => sum + each, 0),
        amounts.some((each) => each < 0),
      ]).toEqual([total, false]);
    }
  });
});
