import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDate } from "../values/calendar-date.ts";
import { invoiceIdSchema } from "../values/ids.ts";
import { centimes } from "../values/money.ts";
import {
  allocateOldestFirst,
  allocationVerdict,
  paymentStampDuty,
  paymentVerdict,
  sumOf,
} from "./payment-allocation.ts";

const invoice = (openCentimes: number, day = 0, seriesNumber = 1) => ({
  id: invoiceIdSchema.parse(crypto.randomUUID()),
  businessDate: addDays(calendarDate("2026-03-01"), day),
  seriesNumber,
  openCentimes: centimes(openCentimes),
});
const part = (amount: number) => ({ amountCentimes: centimes(amount) });

describe("INV-13 a sum over invoices", () => {
  it("settles the oldest first, of one day by their numbers, and the last in part", () => {
    const late = invoice(500, 9, 1);
    const first = invoice(300, 0, 7);
    const second = invoice(200, 0, 12);
    const settled = invoice(0, 0, 1);
    expect(allocateOldestFirst(centimes(600), [late, second, settled, first])).toEqual([
      { invoiceId: first.id, amountCentimes: 300 },
      { invoiceId: second.id, amountCentimes: 200 },
      { invoiceId: late.id, amountCentimes: 100 },
    ]);
  });

  it("uses the sum or settles all, and no invoice gets more than it has open", () => {
    const open = fc.array(fc.tuple(fc.nat(900), fc.nat(40), fc.integer({ min: 1, max: 99 })));
    fc.assert(
      fc.property(fc.nat(9_000), open, (amount, invoices) => {
        const list = invoices.map(([left, day, number]) => invoice(left, day, number));
        const plan = allocateOldestFirst(centimes(amount), list);
        const total = list.reduce((sum, { openCentimes }) => sum + openCentimes, 0);
        expect(sumOf(plan)).toBe(Math.min(amount, total));
        for (const { invoiceId, amountCentimes } of plan) {
          const most = list.find(({ id }) => id === invoiceId)?.openCentimes ?? 0;
          expect(amountCentimes > 0 && amountCentimes <= most).toBe(true);
        }
      }),
    );
  });
});

describe("INV-13 nothing beyond payment or invoice", () => {
  const unpaid = {
    number: "INV-1",
    kind: "invoice",
    status: "Unpaid",
    openCentimes: centimes(500),
  } as const;

  it("takes a part or all of what is open", () => {
    for (const amount of [1, 500])
      expect(allocationVerdict(unpaid, centimes(amount))).toEqual({ allowed: true });
    expect(allocationVerdict(unpaid, centimes(501))).toMatchObject({
      code: "payment.exceeds-invoice",
      params: [{ number: "INV-1", openCentimes: 500 }],
    });
  });

  it.each([
    ["a paid one", { status: "Paid", openCentimes: centimes(0) }],
    ["a cancelled one", { status: "Cancelled", openCentimes: centimes(0) }],
    ["a credit note", { kind: "credit-note", status: "Issued" }],
    ["one of nothing", { openCentimes: centimes(0) }],
  ] as const)("refuses %s", (_, traits) => {
    const verdict = allocationVerdict({ ...unpaid, ...traits }, centimes(1));
    expect(verdict).toMatchObject({ code: "invoice.not-payable", params: [{ number: "INV-1" }] });
  });

  it("refuses allocations of more than the payment has left", () => {
    expect(paymentVerdict(centimes(300), [part(100), part(200)])).toEqual({ allowed: true });
    expect(paymentVerdict(centimes(299), [part(100), part(200)])).toMatchObject({
      code: "payment.exceeds-payment",
      params: [{ leftCentimes: 299 }],
    });
  });
});

describe("INV-12 the stamp duty of a payment", () => {
  const plain = { ...part(1_000_000), bearsStampDuty: false };
  const borne = { ...part(1_000_000), bearsStampDuty: true };

  it.each([
    ["of what settles invoices without it", 1_000_000, [plain], 10_000],
    ["none of invoices that have it", 1_000_000, [borne], 0],
    ["only of the others", 2_000_000, [plain, borne], 10_000],
    ["also of what is left on the account", 2_000_000, [plain], 20_000],
  ])("is %s", (_, amount, settled, duty) => {
    expect(paymentStampDuty("Cash", centimes(amount), settled)).toBe(duty);
  });

  it("takes the rate of the whole payment: 2 % of 90 000 DA where 40 000 DA of 130 000 DA have it already", () => {
    const settled = [{ ...part(4_000_000), bearsStampDuty: true }];
    expect(paymentStampDuty("Cash", centimes(13_000_000), settled)).toBe(180_000);
  });

  it("is only of cash", () => {
    for (const method of ["Bank Transfer", "Cheque"] as const)
      expect(paymentStampDuty(method, centimes(1_000_000), [plain])).toBe(0);
  });
});
