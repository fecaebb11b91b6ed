import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LineAmount } from "../contracts/invoice.ts";
import { postingIdSchema } from "../values/ids.ts";
import { centimes, ZERO } from "../values/money.ts";
import { type CreditableLine, creditedOf, leftOf, totalOf } from "./credit-amount.ts";
import { type CreditableInvoice, draftCreditNote } from "./credit-note.ts";
import { invoiceStampDuty } from "./invoice.ts";

const debtor = (number: number) =>
  postingIdSchema.parse(`0190aaaa-0000-7000-8000-${String(number).padStart(12, "0")}`);

const FIRST = debtor(1);
const SECOND = debtor(2);
const nothing = { amountCentimes: ZERO, tvaCentimes: ZERO, stayTaxCentimes: ZERO };

type Figures = { net: number; tva?: number; bp?: number; stayTax?: number };

function line(position: number, { net, tva = 0, bp = 900, stayTax = 0 }: Figures): CreditableLine {
  return {
    position,
    debtorId: FIRST,
    guestName: "Yacine Brahimi",
    tvaBp: bp,
    amountCentimes: centimes(net),
    tvaCentimes: centimes(tva),
    stayTaxCentimes: centimes(stayTax),
    credited: nothing,
  };
}

/** Three nights of two adults at 9 000 DA, and their tourism tax: 33 018,60 DA. */
const room = line(1, { net: 2_700_000, tva: 243_000, stayTax: 300_000 });
const tourismTax = line(2, { net: 54_000, tva: 4_860 });
const stay = {
  debtorId: FIRST,
  prepaidCentimes: ZERO,
  transferredCentimes: centimes(2_754_000),
};

function invoiceOf(
  lines: readonly CreditableLine[],
  changes: Partial<CreditableInvoice> = {},
): CreditableInvoice {
  const { standingStays = [stay], paymentMethod: method = "Cheque" } = changes;
  const prepaid = standingStays.reduce((sum, each) => sum + each.prepaidCentimes, 0);
  const duty = invoiceStampDuty(lines, { prepaidCentimes: centimes(prepaid), method });
  const total = lines.reduce((sum, each) => sum + totalOf(each), 0);
  return {
    number: "INV-20260504-000001",
    paymentMethod: method,
    openCentimes: centimes(total + duty - prepaid),
    lines,
    standingStays,
    standingStampDutyCentimes: duty,
    ...changes,
  };
}

/** The invoice after a credit note was issued. */
function after(invoice: CreditableInvoice, draft: ReturnType<typeof draftCreditNote>) {
  const { dueCentimes, stampDutyCentimes } = draft.totals;
  return {
    ...invoice,
    openCentimes: centimes(invoice.openCentimes - dueCentimes),
    standingStampDutyCentimes: centimes(invoice.standingStampDutyCentimes - stampDutyCentimes),
    standingStays: invoice.standingStays.filter((each) => !draft.stays.includes(each)),
    lines: invoice.lines.map((each) => {
      const taken = draft.lines.find(({ position }) => position === each.position) ?? nothing;
      const { credited } = each;
      return {
        ...each,
        credited: {
          amountCentimes: centimes(credited.amountCentimes + taken.amountCentimes),
          tvaCentimes: centimes(credited.tvaCentimes + taken.tvaCentimes),
          stayTaxCentimes: centimes(credited.stayTaxCentimes + taken.stayTaxCentimes),
        },
      };
    }),
  };
}

const part = (position: number, amount: number, stayTax = 0): LineAmount => ({
  position,
  amountCentimes: centimes(amount),
  stayTaxCentimes: centimes(stayTax),
});
const lines = (...parts: LineAmount[]) => ({ credits: "lines" as const, lines: parts });
const amount = (of: number) => ({ credits: "amount" as const, amountCentimes: centimes(of) });
const stays = (...debtorIds: (typeof FIRST)[]) => ({ credits: "stays" as const, debtorIds });

/** Position, net, TVA and stay tax of each line. */
const shown = (draft: ReturnType<typeof draftCreditNote>) =>
  draft.lines.map((each) => [
    each.position,
    each.amountCentimes,
    each.tvaCentimes,
    each.stayTaxCentimes,
  ]);

describe("INV-16 an amount of a line", () => {
  it("is split into net and TVA at the rate of the line, and leaves the stay tax", () => {
    // 10 000 DA × 9 ÷ 109 = 825,688 DA.
    const draft = draftCreditNote(invoiceOf([room, tourismTax]), lines(part(1, 1_000_000)));
    expect(draft.verdict).toEqual({ allowed: true });
    expect(shown(draft)).toEqual([[1, 917_431, 82_569, 0]]);
    expect(draft.stays).toEqual([]);
    expect(draft.totals).toEqual({
      subtotalCentimes: 917_431,
      tvaCentimes: 82_569,
      tva: [{ tvaBp: 900, netCentimes: 917_431, tvaCentimes: 82_569 }],
      stayTaxCentimes: 0,
      stampDutyCentimes: 0,
      grandTotalCentimes: 1_000_000,
      prepaidCentimes: 0,
      dueCentimes: 1_000_000,
    });
  });

  it("takes stay tax back only where it is said, and it bears no TVA", () => {
    const draft = draftCreditNote(invoiceOf([room]), lines(part(1, 0, 100_000)));
    expect(shown(draft)).toEqual([[1, 0, 0, 100_000]]);
    expect(draft.totals.grandTotalCentimes).toBe(100_000);
  });

  it("has the stamp duty beside it that the rest does not bear", () => {
    // 33 018,60 DA bear 331 steps of 1,50 DA; 28 018,60 DA bear 281 of 1 DA.
    const invoice = invoiceOf([room, tourismTax], { paymentMethod: "Cash" });
    expect(invoice.standingStampDutyCentimes).toBe(49_650);
    const draft = draftCreditNote(invoice, lines(part(1, 500_000)));
    expect(draft.totals.stampDutyCentimes).toBe(21_550);
    expect(draft.totals.grandTotalCentimes).toBe(521_550);
  });

  it("is never more than earlier credit notes left of the line", () => {
    const invoice = invoiceOf([room, tourismTax]);
    const first = draftCreditNote(invoice, lines(part(1, 2_000_000)));
    const rest = after(invoice, first);
    expect(draftCreditNote(rest, lines(part(1, 943_001))).verdict).toMatchObject({
      code: "invoice.beyond-line",
      params: [{ position: 1, guestName: "Yacine Brahimi", leftCentimes: 2_943_000 - 2_000_000 }],
    });
    const second = draftCreditNote(rest, lines(part(1, 943_000)));
    expect(second.verdict).toEqual({ allowed: true });
    // Nothing of either is left: 2 700 000 and 243 000.
    expect(shown(first)).toEqual([[1, 1_834_862, 165_138, 0]]);
    expect(shown(second)).toEqual([[1, 865_138, 77_862, 0]]);
    expect(draftCreditNote(invoice, lines(part(1, 0, 300_001))).verdict).toMatchObject({
      code: "invoice.beyond-line",
    });
    expect(draftCreditNote(invoice, lines(part(3, 1))).verdict).toMatchObject({
      code: "invoice.not-found",
    });
  });

  it("is never more than is to pay of the stay, nor than is unpaid of the invoice", () => {
    const standingStays = [{ ...stay, prepaidCentimes: centimes(2_500_000) }];
    const prepaid = invoiceOf([room, tourismTax], { standingStays });
    // 3 301 860 − 2 500 000.
    expect(draftCreditNote(prepaid, lines(part(1, 801_861))).verdict).toMatchObject({
      code: "invoice.beyond-stay",
      params: [{ guestName: "Yacine Brahimi", leftCentimes: 801_860 }],
    });
    expect(draftCreditNote(prepaid, lines(part(1, 801_860))).verdict).toEqual({ allowed: true });
    const paid = invoiceOf([room], { openCentimes: centimes(100_000) });
    expect(draftCreditNote(paid, lines(part(1, 100_001))).verdict).toMatchObject({
      code: "invoice.not-creditable",
      params: [{ openCentimes: 100_000 }],
    });
  });

  it("takes nothing of a line that takes off the invoice", () => {
    const invoice = invoiceOf([room, line(2, { net: -100_000, tva: -9_000 })]);
    expect(draftCreditNote(invoice, lines(part(2, 1))).verdict).toMatchObject({
      code: "invoice.beyond-line",
      params: [{ leftCentimes: 0 }],
    });
  });

  it("in any parts comes to all of the line, and never to more of its net or its TVA", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(parts, fc.constantFrom(0, 900, 1_900), (all, bp) => {
        const whole = all.reduce((sum, each) => sum + each, 0);
        const { amountCentimes, tvaCentimes } = creditedOf(
          line(1, { net: whole, tva: whole, bp }),
          part(1, whole),
        );
        let invoice = invoiceOf([line(1, { net: amountCentimes, tva: tvaCentimes, bp })]);
        for (const each of all) {
          const draft = draftCreditNote(invoice, lines(part(1, each)));
          expect(draft.verdict).toEqual({ allowed: true });
          expect(draft.totals.grandTotalCentimes).toBe(each);
          for (const of of Object.values(leftOf(invoice.lines[0] ?? room)))
            expect(of).toBeGreaterThanOrEqual(0);
          invoice = after(invoice, draft);
        }
        expect(leftOf(invoice.lines[0] ?? room)).toEqual(nothing);
      }),
    );
  });
});

describe("INV-16 an amount of an invoice", () => {
  it("is spread by what can be credited, so that each rate of TVA bears its share", () => {
    const [cheap, dear] = [
      line(1, { net: 100_000, tva: 9_000, stayTax: 50_000 }),
      line(2, { net: 50_000, tva: 9_500, bp: 1_900 }),
    ];
    // 109 000 : 59 500 of 10 000 are 6 468,84 and 3 531,16; TVA 534,14 and 563,77.
    const draft = draftCreditNote(invoiceOf([cheap, dear]), amount(10_000));
    expect(shown(draft)).toEqual([
      [1, 5_935, 534, 0],
      [2, 2_967, 564, 0],
    ]);
    expect(draft.totals.tva).toEqual([
      { tvaBp: 900, netCentimes: 5_935, tvaCentimes: 534 },
      { tvaBp: 1_900, netCentimes: 2_967, tvaCentimes: 564 },
    ]);
    expect(draft.totals.grandTotalCentimes).toBe(10_000);
  });

  it("is at most the prices, and takes no more of a stay than is to pay of it", () => {
    const other = { ...line(3, { net: 1_000_000, tva: 90_000 }), debtorId: SECOND };
    const invoice = invoiceOf([room, tourismTax, other], {
      standingStays: [
        { ...stay, prepaidCentimes: centimes(3_201_860) },
        { debtorId: SECOND, prepaidCentimes: ZERO, transferredCentimes: centimes(1_000_000) },
      ],
    });
    // 100 000 of the first stay, 1 090 000 of the other one.
    const all = draftCreditNote(invoice, amount(1_190_000));
    expect(all.verdict).toEqual({ allowed: true });
    expect(all.totals.grandTotalCentimes).toBe(1_190_000);
    expect(shown(all).at(-1)).toEqual([3, 1_000_000, 90_000, 0]);
    expect(draftCreditNote(invoice, amount(1_190_001)).verdict).toMatchObject({
      code: "invoice.beyond-lines",
      params: [{ leftCentimes: 1_190_000 }],
    });
  });

  it("is spread to the centime, whatever the lines are", () => {
    const prices = fc.array(fc.integer({ min: 1, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(prices, fc.double({ min: 0.001, max: 1, noNaN: true }), (all, share) => {
        const invoice = invoiceOf(all.map((net, index) => line(index + 1, { net, bp: 0 })));
        const whole = all.reduce((sum, each) => sum + each, 0);
        const asked = Math.max(1, Math.floor(whole * share));
        const draft = draftCreditNote(invoice, amount(asked));
        expect(draft.verdict).toEqual({ allowed: true });
        expect(draft.totals.grandTotalCentimes).toBe(asked);
      }),
    );
  });
});

describe("INV-16 stays after an amount of them", () => {
  it("are taken back for the rest: line by line the credit notes come to the invoice", () => {
    const invoice = invoiceOf([room, tourismTax], { paymentMethod: "Cash" });
    const rebate = draftCreditNote(invoice, lines(part(1, 1_000_000)));
    const rest = draftCreditNote(after(invoice, rebate), stays(FIRST));
    expect(rest.verdict).toEqual({ allowed: true });
    expect(rest.stays).toEqual([stay]);
    expect(shown(rest)).toEqual([
      [1, 1_782_569, 160_431, 300_000],
      [2, 54_000, 4_860, 0],
    ]);
    // 33 018,60 DA and 496,50 DA of stamp duty, in both together.
    expect(rebate.totals.stampDutyCentimes + rest.totals.stampDutyCentimes).toBe(49_650);
    expect(rebate.totals.dueCentimes + rest.totals.dueCentimes).toBe(3_351_510);
  });

  it("of which nothing is left are not taken back", () => {
    const invoice = invoiceOf([tourismTax]);
    const all = draftCreditNote(invoice, lines(part(2, 58_860)));
    expect(draftCreditNote(after(invoice, all), stays(FIRST)).verdict).toMatchObject({
      code: "invoice.nothing-left",
    });
  });

  it("are refused where they are not on the invoice, or an older release's are not all", () => {
    expect(draftCreditNote(invoiceOf([room]), stays(FIRST, SECOND)).verdict).toMatchObject({
      code: "invoice.debtor-taken",
      params: [{ count: 1 }],
    });
    const former = invoiceOf([{ ...room, debtorId: null }], {
      standingStays: [stay, { ...stay, debtorId: SECOND }],
    });
    expect(draftCreditNote(former, stays(FIRST)).verdict).toMatchObject({
      code: "invoice.whole-only",
    });
    expect(shown(draftCreditNote(former, stays(FIRST, SECOND)))).toEqual([
      [1, 2_700_000, 243_000, 300_000],
    ]);
    expect(draftCreditNote(former, amount(1_000_000)).verdict).toEqual({ allowed: true });
  });
});
