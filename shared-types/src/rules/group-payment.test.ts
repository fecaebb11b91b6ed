import { describe, expect, it } from "vitest";
import type { Group } from "../contracts/group.ts";
import type { GroupAccount } from "../contracts/group-account.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { groupNightsToCome } from "./group-payment.ts";

const today = calendarDate("2026-05-02");
const block = (more: object = {}) => ({
  quantity: 2,
  persons: 12,
  rateCentimes: 1_000_000,
  entries: [],
  checkInDate: "2026-05-01",
  checkOutDate: "2026-05-03",
  ...more,
});
const entry = (status: string) => ({ booking: { id: "a", status, roomNumber: "204" } });
const stay = (id: string, status: string) => ({ bookingId: id, status, folios: [] });
const left = (id: string, amountCentimes: number, more: object = {}) => ({
  kind: "charge",
  amountCentimes,
  reversesPostingId: null,
  stay: { bookingId: id },
  ...more,
});

const toCome = (
  blocks: object[],
  account: object = {},
  status = "Confirmed",
  taxRates: object[] = [],
) =>
  groupNightsToCome(
    { status, blocks, tdsBp: 200, taxRates } as never as Group,
    { postings: [], stays: [], ...account } as never as GroupAccount,
    today,
  );

describe("what may still come onto a group's account", () => {
  it("GRP-03 FOL-05 is its rooms with their tax, until they are left", () => {
    expect(toCome([block()])).toBe(4_080_000);
    expect(toCome([block({ entries: [entry("Checked-out"), entry("Checked-in")] })])).toBe(
      2_040_000,
    );
    expect(toCome([block({ checkOutDate: "2026-05-01", checkInDate: "2026-04-30" })])).toBe(0);
    expect(toCome([block()], {}, "Cancelled")).toBe(0);
  });

  it("GRP-03 FOL-05 has the stay tax of the adults of each stay; without one, of the adults agreed", () => {
    const rates = {
      validFrom: null,
      tvaBp: 900,
      tdsBp: 0,
      stayTaxCentimes: 50_000,
      tvaTreatment: "invoice",
      stayTaxTreatment: "added",
    };
    // Two nights of 10.200,00 in two rooms; of twelve persons at most eight are adults.
    const taxed = (entries: object[]) => toCome([block({ entries })], {}, "Confirmed", [rates]);
    const stayOf = (adults?: number) => ({ booking: { status: "Checked-in", adults } });
    expect(taxed([])).toBe(4_080_000 + 2 * 16 * 50_000);
    expect(taxed([stayOf(3)])).toBe(4_080_000 + 2 * (3 + 8) * 50_000);
    expect(taxed([stayOf(3), stayOf(1), { booking: { status: "Cancelled", adults: 2 } }])).toBe(
      4_080_000 + 2 * (3 + 1) * 50_000,
    );
    expect(taxed([stayOf()])).toBe(4_080_000 + 2 * 16 * 50_000);
  });

  it("GRP-03 FOL-05 is less what its stays have left to it so far, but for those that are over", () => {
    const stays = [stay("in", "Checked-in"), stay("gone", "Checked-out")];
    const postings = [
      left("in", 1_000_000),
      left("in", 500_000),
      left("in", 500_000, { reversesPostingId: "b" }),
      left("gone", 2_000_000),
      left("in", 700_000, { stay: null }),
    ];
    expect(toCome([block()], { stays, postings })).toBe(3_080_000);
    expect(toCome([block()], { stays, postings: [left("in", 9_000_000)] })).toBe(0);
  });
});
