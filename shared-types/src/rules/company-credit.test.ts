import { describe, expect, it } from "vitest";
import type { FolioRule } from "../contracts/folio.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { centimes, ZERO } from "../values/money.ts";
import {
  companyShare,
  companyShareOfRooms,
  creditWith,
  foliosOfNewStay,
  foliosWithCompany,
} from "./company-credit.ts";

const businessDate = calendarDate("2026-11-21");
const rule = (limit: number, frequency: FolioRule["frequency"] = "perTransaction"): FolioRule => ({
  department: "Room",
  limitCentimes: centimes(limit),
  frequency,
});
const stayWith = (folios: ReturnType<typeof foliosOfNewStay>) => ({
  status: "Reserved" as const,
  lastStep: null,
  checkInDate: businessDate,
  checkOutDate: calendarDate("2026-11-24"),
  adults: 1,
  rateCentimes: centimes(950_000),
  tdsBp: 200,
  folios,
});
const share = (...rules: FolioRule[]) =>
  companyShare(stayWith(foliosOfNewStay(rules)), businessDate);

describe("what a stay will transfer to its company's account", () => {
  it("INV-14 is its nights with their taxes where the company takes over the room", () => {
    expect(share(rule(0))).toBe(3 * (950_000 + 19_000));
  });

  it("INV-14 is nothing where it does not, or only cheaper rooms", () => {
    expect(share()).toBe(0);
    expect(share({ ...rule(0), department: "Restaurant" })).toBe(0);
    expect(share(rule(900_000))).toBe(0);
  });

  it("INV-14 is as many nights as a limit of the stay covers", () => {
    expect(share(rule(2_000_000, "perStay"))).toBe(2 * (950_000 + 19_000));
  });

  it("INV-14 is what another company takes over from now on", () => {
    const before = foliosOfNewStay([rule(0)]);
    expect(companyShare(stayWith(foliosWithCompany(before, [])), businessDate)).toBe(0);
    const taken = foliosWithCompany(foliosOfNewStay([]), [rule(0)]);
    expect(companyShare(stayWith(taken), businessDate)).toBe(3 * 969_000);
  });
});

describe("what the rooms of a group will transfer to its company's account", () => {
  const doubles = {
    quantity: 3,
    persons: 2,
    checkInDate: businessDate,
    checkOutDate: calendarDate("2026-11-24"),
    rateCentimes: centimes(950_000),
  };
  const shareOf = (rooms: (typeof doubles)[], ...rules: FolioRule[]) =>
    companyShareOfRooms(rooms, { rules, taxes: { tdsBp: 200 }, businessDate });

  it("INV-14 is that of as many stays as there are rooms", () => {
    const single = { ...doubles, quantity: 1, rateCentimes: centimes(700_000) };
    expect(shareOf([doubles, single], rule(0))).toBe(3 * 3 * 969_000 + 3 * 714_000);
    expect(shareOf([doubles])).toBe(0);
  });

  it("INV-14 is of the nights that are still to be charged", () => {
    const begun = { ...doubles, checkInDate: calendarDate("2026-11-19") };
    expect(shareOf([begun], rule(0))).toBe(3 * 3 * 969_000);
    expect(shareOf([{ ...begun, checkOutDate: businessDate }], rule(0))).toBe(0);
  });

  it("INV-14 is no more of each stay than a limit of the stay covers", () => {
    expect(shareOf([doubles], rule(2_000_000, "perStay"))).toBe(3 * 2 * 969_000);
  });
});

describe("a credit limit", () => {
  const credit = {
    limitCentimes: centimes(50_000_000),
    openInvoicesCentimes: centimes(40_000_000),
    uninvoicedCentimes: centimes(9_000_000),
    inHouseCentimes: centimes(1_000_000),
    unallocatedCentimes: centimes(2_000_000),
  };

  it("INV-14 is passed by the first centime beyond it", () => {
    expect(creditWith(credit, centimes(2_000_000))).toEqual({
      owedCentimes: 48_000_000,
      withStayCentimes: 50_000_000,
      isBeyond: false,
    });
    expect(creditWith(credit, centimes(2_000_001)).isBeyond).toBe(true);
    expect(creditWith({ ...credit, limitCentimes: ZERO }, ZERO).isBeyond).toBe(true);
  });
});
