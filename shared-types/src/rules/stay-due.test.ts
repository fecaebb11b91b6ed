import { describe, expect, it } from "vitest";
import type { CalendarDate } from "../values/calendar-date.ts";
import { centimes } from "../values/money.ts";
import { creditKind } from "./folio-payment.ts";
import { leftToPay, nightsToCome, stayDue, takesNights } from "./stay-due.ts";

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
const guests = (...postings: unknown[]) => ({ payer: "Guest", rules: [], postings });

describe("the nights that are still to come", () => {
  const toCome = (...folios: readonly unknown[][]) => {
    const booking = { ...stay, folios: folios.map((postings) => guests(...postings)) };
    return nightsToCome(booking as never, businessDate);
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
    const part = (id: string, more = {}) => line(id, 475_000, { splitOfPostingId: "a", ...more });
    expect(toCome([split, undo, part("b")], [part("c")])).toBe(988_000);
    expect(toCome([split, undo, part("b", back("x"))], [part("c")])).toBe(988_000);
    expect(toCome([split, undo, part("b", back("x"))], [part("c", back("y"))])).toBe(1_938_000);
  });

  it("FOL-02 include one that was taken back only where the night audit still charges it", () => {
    const gone = (date: string) => line(date, 950_000, { ...room(date), ...back("r") });
    const lower = line("b", 900_000, room("2026-11-21"));
    expect(toCome([gone("2026-11-21")])).toBe(988_000);
    expect(toCome([gone("2026-11-22")])).toBe(1_938_000);
    expect(toCome([gone("2026-11-21"), lower])).toBe(988_000);
    expect(toCome([lower, gone("2026-11-21")])).toBe(988_000);
  });

  it.each(["Checked-out", "Cancelled", "no-show"])(
    "BK-20 are none of a stay that is %s",
    (status) => {
      expect(nightsToCome({ ...stay, status, folios: [guests()] } as never, businessDate)).toBe(0);
    },
  );
});

describe("a guest who comes late", () => {
  const booked = { ...stay, checkOutDate: "2026-11-24", folios: [guests()] };
  const late = (more: object) => leftToPay({ ...booked, ...more } as never, businessDate);
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
    expect(leftToPay(booking as never, today)).toBe(left);
  });

  it.each([
    ["a company has a folio", {}, [{ payer: "Company", postings: [] }], undefined],
    ["a group takes over", { groupStatus: "Confirmed" }, [], undefined],
    ["the group was called off", { groupStatus: "Cancelled" }, [], 1_938_000],
  ])("FOL-07 GRP-03 is not said of another's part: %s", (_, of, others, left) => {
    const booking = { ...stay, ...of, folios: [guests(), ...others] };
    expect(leftToPay(booking as never, businessDate)).toBe(left);
  });
});

const rule = (department: string, limitCentimes = 0) => ({ department, limitCentimes });

it.each([
  ["the guest's, without a company", [], true, false],
  ["the guest's, where the company pays dinners", [rule("Restaurant")], true, false],
  ["the company's, which takes the room", [rule("Room")], false, true],
  ["either, where the company has a limit", [rule("Room", 900_000)], true, true],
])("FOL-07 nights go to %s", (_, rules, onGuest, onCompany) => {
  const company = { payer: "Company", rules };
  const takes = (folio: unknown) => takesNights(folio as never, [guests(), company] as never);
  expect([takes(guests()), takes(company)]).toEqual([onGuest, onCompany]);
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
    const company = { payer: "Company", rules: [rule("Room")], postings: [] };
    expect(kindOf(own, { folios: [own, company] })).toBe("credit");
  });
});
