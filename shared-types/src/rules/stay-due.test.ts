import { describe, expect, it } from "vitest";
import type { CalendarDate } from "../values/calendar-date.ts";
import { centimes } from "../values/money.ts";
import { creditKind } from "./folio-payment.ts";
import { leftToPay, stayDue } from "./stay-due.ts";

const businessDate = "2026-11-22" as CalendarDate;
/** Two nights, the second of them today's, at 9.500 DA and 2 % of tourism tax. */
const stay = {
  status: "Checked-in",
  lastStep: null,
  groupStatus: null,
  checkInDate: "2026-11-21",
  checkOutDate: "2026-11-23",
  rateCentimes: centimes(950_000),
  tdsBp: 200,
};
const line = (id: string, amountCentimes: number, more = {}) => ({
  id,
  kind: "charge",
  amountCentimes,
  item: null,
  night: null,
  splitOfPostingId: null,
  rechargesPostingId: null,
  reversesPostingId: null,
  reversedByPostingId: null,
  ...more,
});
const room = (date: string) => ({ night: date, item: "room" });
const tds = (date: string) => ({ night: date, item: "tourism-tax" });
const back = (by: string) => ({ reversedByPostingId: by });
const paid = (amountCentimes: number) => line("p", amountCentimes, { kind: "payment" });
const guests = (...postings: unknown[]) => ({
  id: "personal",
  key: "folio_guest_personal",
  payer: "Guest",
  rules: [],
  postings,
});
const company = (limitCentimes: number, ...postings: unknown[]) => ({
  id: "company",
  key: "folio_company",
  payer: "Company",
  rules: [{ department: "Room", limitCentimes, frequency: "perStay" }],
  postings,
});

/** On all folios together. */
const toComeOf = (booking: { folios: readonly object[] }) =>
  booking.folios.reduce<number>(
    (sum, folio) => sum + stayDue(booking as never, folio as never, businessDate).toComeCentimes,
    0,
  );

describe("the nights that are still to come", () => {
  const toCome = (...folios: readonly unknown[][]) => {
    const all = folios.map((postings, at) => ({ ...guests(...postings), id: `folio-${at}` }));
    return toComeOf({ ...stay, folios: all });
  };

  it("FOL-05 are those that stand charged on no folio, and nothing that is no night counts", () => {
    const [night, tax] = [
      line("a", 950_000, room("2026-11-21")),
      line("b", 19_000, tds("2026-11-21")),
    ];
    expect(toCome([night, tax, line("c", 1_000)])).toBe(969_000);
    expect(toCome([tax], [night])).toBe(969_000);
  });

  it("FOL-02 FOL-06 do not include one that was split, as long as a part of it stands", () => {
    const split = line("a", 950_000, { ...room("2026-11-22"), ...back("r") });
    const undo = line("r", 950_000, { reversesPostingId: "a" });
    const part = (id: string, more = {}) =>
      line(id, 475_000, { ...room("2026-11-22"), splitOfPostingId: "a", ...more });
    expect(toCome([split, undo, part("b")], [part("c")])).toBe(988_000);
    expect(toCome([split, undo, part("b", back("x"))], [part("c")])).toBe(988_000);
    expect(toCome([split, undo, part("b", back("x"))], [part("c", back("y"))])).toBe(1_938_000);
  });

  it("FOL-02 include one that was taken back only where the night audit still charges it", () => {
    const gone = (date: string) => line(date, 950_000, { ...room(date), ...back("r") });
    const lower = line("b", 900_000, room("2026-11-21"));
    expect(toCome([gone("2026-11-21")])).toBe(988_000);
    expect(toCome([gone("2026-11-22")])).toBe(1_938_000);
    // The tax that is missing is of what the night was charged with.
    expect(toCome([gone("2026-11-21"), lower])).toBe(987_000);
    expect(toCome([lower, gone("2026-11-21")])).toBe(987_000);
  });

  it.each(["Checked-out", "Cancelled", "no-show"])(
    "BK-20 are none of a stay that is %s",
    (status) => {
      expect(toComeOf({ ...stay, status, folios: [guests()] } as never)).toBe(0);
    },
  );
});

describe("a guest who comes late", () => {
  const booked = { ...stay, checkOutDate: "2026-11-24", folios: [guests()] };
  const left = (more: object) => leftToPay({ ...booked, ...more } as never, businessDate);
  const late = (more: object) => left(more)?.centimes;
  const arrived = (on: string) => ({ lastStep: { step: "check-in", businessDate: on } });

  it("BK-15 FOL-05 is not asked for the nights before the day, once expected again", () => {
    expect(late({ status: "Reserved" })).toBe(1_938_000);
    expect(late({ status: "Reserved", checkInDate: "2026-11-22" })).toBe(1_938_000);
  });

  it("FOL-05 is not asked for the nights before the check-in, once in the house", () => {
    expect(late(arrived("2026-11-22"))).toBe(1_938_000);
    expect(late(arrived("2026-11-21"))).toBe(2_907_000);
    const charged = [line("a", 950_000, room("2026-11-22")), line("b", 19_000, tds("2026-11-22"))];
    expect(late({ ...arrived("2026-11-22"), folios: [guests(...charged)] })).toBe(1_938_000);
  });

  it("BK-03 is asked for the nights to come at the rate of today, where it was changed on arrival", () => {
    const changed = { rateCentimes: centimes(800_000) };
    expect(late({ ...arrived("2026-11-22"), ...changed })).toBe(1_632_000);
  });
});

describe("what a guest has left to pay for a stay", () => {
  it.each([
    ["all of it before anything was paid", "Confirmed", [], 1_938_000],
    ["less the deposit", "Confirmed", [paid(500_000)], 1_438_000],
    [
      "what is open, and the nights to come",
      "Checked-in",
      [line("a", 345_050), line("b", 950_000, room("2026-11-21"))],
      2_283_050,
    ],
    ["nothing where more was paid", "Checked-in", [paid(2_000_000)], 0],
    ["no night of a stay that is over", "Checked-out", [], 0],
  ] as const)("FOL-02 FOL-05 is %s", (_, status, postings, left) => {
    const today = status === "Confirmed" ? ("2026-11-20" as CalendarDate) : businessDate;
    const booking = { ...stay, status, folios: [guests(...postings)] };
    expect(leftToPay(booking as never, today)?.centimes).toBe(left);
  });

  it.each([
    ["a group takes over", { groupStatus: "Confirmed" }, undefined],
    ["the group was called off", { groupStatus: "Cancelled" }, 1_938_000],
  ])("FOL-07 GRP-03 is not said of a group's part: %s", (_, of, left) => {
    const booking = { ...stay, ...of, folios: [guests()] };
    expect(leftToPay(booking as never, businessDate)?.centimes).toBe(left);
  });
});

describe("a stay whose rooms a company pays up to 8.000 DA, at 7.200 DA for two nights", () => {
  const agreed = { ...stay, rateCentimes: centimes(720_000) };
  const nights = { from: "2026-11-21" as CalendarDate, second: businessDate };
  const shareOn = (today: CalendarDate, folios: unknown[], more = {}) =>
    leftToPay({ ...agreed, folios, ...more } as never, today);

  it("FOL-10 asks the guest for the second night and its tax, before and after the first is charged", () => {
    const share = { centimes: 734_400, isShare: true, chargedNights: 2, bookedNights: 2 };
    expect(shareOn(nights.from, [guests(), company(800_000)])).toEqual(share);
    const charged = company(
      800_000,
      line("a", 720_000, { ...room(nights.from), department: "Room" }),
      line("b", 14_400, { ...tds(nights.from), department: "Room" }),
    );
    expect(shareOn(nights.second, [guests(), charged])).toEqual(share);
    expect(shareOn(nights.from, [guests(), company(800_000)], { status: "Confirmed" })).toEqual(
      share,
    );
  });

  it("FOL-10 forecasts the company's part too", () => {
    const folio = company(800_000);
    const booking = { ...agreed, folios: [guests(), folio] };
    expect(stayDue(booking as never, folio as never, nights.from).toComeCentimes).toBe(734_400);
  });

  it("FOL-10 asks the guest for nothing where the company pays all nights", () => {
    expect(shareOn(nights.from, [guests(), company(0)])?.centimes).toBe(0);
  });
});

it("FOL-10 of a late arrival it is said how many of the booked nights are charged", () => {
  const booking = { ...stay, status: "Reserved", checkOutDate: "2026-11-26", folios: [guests()] };
  expect(leftToPay(booking as never, businessDate)).toMatchObject({
    chargedNights: 4,
    bookedNights: 5,
  });
});

describe("what was paid on a folio and not used yet", () => {
  const kindOf = (folio: object, more: object = {}) =>
    creditKind(
      stayDue({ ...stay, folios: [folio], ...more } as never, folio as never, businessDate),
    );

  it.each([
    ["a deposit for the nights to come", "Confirmed", 500_000, "deposit"],
    ["the whole stay in advance", "Checked-in", 1_938_000, "deposit"],
    ["more than the stay costs", "Checked-in", 1_938_001, "credit"],
    ["paid for a stay that was called off", "Cancelled", 500_000, "credit"],
    ["nothing", "Confirmed", 0, undefined],
  ] as const)("FOL-05 is called what it is: %s", (_, status, amount, kind) => {
    expect(kindOf(guests(paid(amount)), { status })).toBe(kind);
  });

  it("FOL-02 FOL-05 is a credit where the night it was for was taken back and is over", () => {
    const gone = ["room", "tourism-tax"].map((each) => {
      const night = { night: "2026-11-21", item: each };
      return line(each, each === "room" ? 950_000 : 19_000, { ...night, ...back("r") });
    });
    const undone = [line("r", 969_000, { reversesPostingId: "room" })];
    expect(kindOf(guests(...gone, ...undone, paid(1_938_000)))).toBe("credit");
    expect(kindOf(guests(...gone, ...undone, paid(969_000)))).toBe("deposit");
  });

  it("FOL-05 FOL-07 is a credit of the guest's where a company takes all the nights", () => {
    const own = guests(paid(500_000));
    expect(kindOf(own, { folios: [own, company(0)] })).toBe("credit");
  });
});
