import { describe, expect, it } from "vitest";
import { centimes } from "../values/money.ts";
import {
  allocationVerdict,
  dutyVerdict,
  leftByDuty,
  paymentStampDuty,
  paymentVerdict,
} from "./payment-allocation.ts";

const part = (amount: number) => ({ amountCentimes: centimes(amount) });

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

describe("INV-12 what is left of a payment in cash, by the stamp duty of the invoices", () => {
  /** 20 000 DA in cash, duty of 10 000 DA collected; the others settled an invoice that has it. */
  const payment = {
    method: "Cash" as const,
    amountCentimes: centimes(2_000_000),
    stampDutyCentimes: centimes(10_000),
    dutiableCentimes: centimes(1_000_000),
    allocatedCentimes: centimes(1_000_000),
    borneCentimes: centimes(1_000_000),
  };
  const left = (traits: Partial<Record<keyof typeof payment, number>> = {}) => {
    const changed = Object.entries(traits).map(([name, value]) => [name, centimes(value)]);
    const { withDutyCentimes, withoutDutyCentimes } = leftByDuty({
      ...payment,
      ...Object.fromEntries(changed),
    });
    return [withDutyCentimes, withoutDutyCentimes];
  };

  it("is for invoices without the duty what it was collected of, for those with it the rest", () => {
    expect(left()).toEqual([0, 1_000_000]);
    expect(left({ allocatedCentimes: 0, borneCentimes: 0 })).toEqual([1_000_000, 1_000_000]);
    expect(left({ allocatedCentimes: 700_000, borneCentimes: 400_000 })).toEqual([
      600_000, 700_000,
    ]);
    expect(left({ dutiableCentimes: 2_000_000, allocatedCentimes: 0, borneCentimes: 0 })).toEqual([
      0, 2_000_000,
    ]);
  });

  it("is for any invoice with the duty where none was collected, as of 300 DA", () => {
    const small = { amountCentimes: 30_000, stampDutyCentimes: 0, dutiableCentimes: 30_000 };
    expect(left({ ...small, allocatedCentimes: 0, borneCentimes: 0 })).toEqual([30_000, 30_000]);
    expect(left({ ...small, allocatedCentimes: 20_000, borneCentimes: 20_000 })).toEqual([
      10_000, 10_000,
    ]);
  });

  it("is for any invoice when it was a transfer or a cheque", () => {
    const transfer = leftByDuty({
      ...payment,
      method: "Cheque",
      stampDutyCentimes: centimes(0),
      dutiableCentimes: centimes(0),
    });
    expect(transfer).toEqual({ withDutyCentimes: 1_000_000, withoutDutyCentimes: 1_000_000 });
  });

  it("refuses more than that, of either", () => {
    const limits = { withDutyCentimes: centimes(200), withoutDutyCentimes: centimes(300) };
    const borne = (amount: number) => ({ ...part(amount), bearsStampDuty: true });
    const plain = (amount: number) => ({ ...part(amount), bearsStampDuty: false });
    expect(dutyVerdict(limits, [borne(200), plain(300)])).toEqual({ allowed: true });
    for (const settled of [[borne(150), borne(51)], [plain(301)]])
      expect(dutyVerdict(limits, settled)).toMatchObject({
        code: "payment.stamp-duty-collected",
        params: [limits],
      });
  });
});
