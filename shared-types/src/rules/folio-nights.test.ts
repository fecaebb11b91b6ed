import { describe, expect, it } from "vitest";
import type { FolioRule, Posting } from "../contracts/folio.ts";
import { calendarDate } from "../values/calendar-date.ts";
import type { FolioId } from "../values/ids.ts";
import { centimes, ZERO } from "../values/money.ts";
import { type ChargedStay, nightPrice, nightsHad, plannedCharges } from "./folio-nights.ts";

const arrival = calendarDate("2026-11-21");
const stay: ChargedStay = {
  checkInDate: arrival,
  checkedInOn: arrival,
  rateCentimes: centimes(900_000),
  earlierNights: 0,
  earlierCentimes: ZERO,
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
  const said = (charges: ReturnType<typeof plannedCharges<typeof personal>>) =>
    charges.map(({ night, line, amountCentimes, folio: to }) =>
      [night.slice(-2), line, amountCentimes, to?.id].join(" "),
    );

  it("NA-03 the rate, and 2 % of it as tourism tax", () => {
    expect(said(plannedCharges(stay, [personal], dates(21), 200))).toEqual([
      "21 room 900000 guest",
      "21 tds 18000 guest",
    ]);
  });

  it("NA-03 no tax line where the hotel takes none, or it rounds to nothing", () => {
    expect(said(plannedCharges(stay, [personal], dates(21), 0))).toEqual(["21 room 900000 guest"]);
    const cheap = { ...stay, rateCentimes: centimes(24) };
    expect(said(plannedCharges(cheap, [personal], dates(21), 200))).toEqual(["21 room 24 guest"]);
  });

  it("NA-03 nothing that was charged, not even after its reversal", () => {
    const charged = {
      ...personal,
      postings: [{ night: { date: arrival, line: "room" } }] as Posting[],
    };
    expect(said(plannedCharges(stay, [charged], dates(21, 22), 200))).toEqual([
      "21 tds 18000 guest",
      "22 room 900000 guest",
      "22 tds 18000 guest",
    ]);
  });

  it("FOL-07 a limit per stay counts the nights that are planned with it", () => {
    const company = folio("company", "Company", [rule(1_000_000, "perStay")]);
    expect(said(plannedCharges(stay, [personal, company], dates(21, 22), 200))).toEqual([
      "21 room 900000 company",
      "21 tds 18000 company",
      "22 room 900000 guest",
      "22 tds 18000 company",
    ]);
  });

  it("FOL-07 without a personal folio there is nowhere to go", () => {
    expect(plannedCharges(stay, [], dates(21), 0)[0]?.folio).toBeUndefined();
  });
});
