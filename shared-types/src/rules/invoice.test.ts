import { describe, expect, it } from "vitest";
import type { DatedTaxRates } from "../contracts/tax.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { postingIdSchema } from "../values/ids.ts";
import { centimes, ZERO } from "../values/money.ts";
import {
  type BilledPosting,
  type BilledStay,
  billStay,
  invoiceStampDuty,
  invoiceTotals,
} from "./invoice.ts";

const idOf = (number: number) =>
  postingIdSchema.parse(`0190aaaa-0000-7000-8000-${String(number).padStart(12, "0")}`);

let posted = 0;

/** A night in the room at 9 000 DA, unless given. */
function posting(traits: {
  item?: BilledPosting["item"];
  kind?: BilledPosting["kind"];
  description?: string;
  night?: string | null;
  on?: string;
  amount?: number;
  tvaBp?: number;
  stayTax?: number;
  reverses?: BilledPosting;
  taxes?: BilledPosting;
}): BilledPosting {
  const { kind = "charge", amount = 900_000, on = "2026-05-02", reverses } = traits;
  posted += 1;
  const adds = (kind === "charge") === (reverses === undefined);
  return {
    id: idOf(posted),
    kind,
    item: traits.item === undefined ? "room" : traits.item,
    department: "Room",
    description: traits.description ?? "Room charge",
    night: traits.night === undefined ? calendarDate("2026-05-01") : nightOf(traits.night),
    businessDate: calendarDate(on),
    amountCentimes: centimes(amount),
    signedCentimes: centimes(adds ? amount : -amount),
    tvaBp: traits.tvaBp ?? 0,
    stayTaxCentimes: centimes(traits.stayTax ?? 0),
    reversesPostingId: reverses?.id ?? null,
    taxesPostingId: traits.taxes?.id ?? null,
  };
}

const nightOf = (night: string | null) => (night === null ? null : calendarDate(night));

const dinner = (amount: number, traits: Parameters<typeof posting>[0] = {}) =>
  posting({ item: "restaurant", description: "Dinner", night: null, amount, ...traits });

function stayOf(postings: BilledPosting[], transferred: number, adults = 1): BilledStay {
  return {
    debtorId: idOf(999_999),
    guestName: "Yacine Brahimi",
    roomNumber: "101",
    adults,
    transferredCentimes: centimes(transferred),
    postings,
  };
}

const rate = (traits: Partial<DatedTaxRates> = {}): DatedTaxRates => ({
  validFrom: null,
  tvaBp: 900,
  tdsBp: 200,
  stayTaxCentimes: centimes(50_000),
  tvaTreatment: "invoice",
  stayTaxTreatment: "invoice",
  ...traits,
});

/** The amounts of each line: net, rate, TVA, stay tax, nights. */
const shown = ({ lines }: ReturnType<typeof billStay>) =>
  lines.map((line) => [
    line.description,
    line.amountCentimes,
    line.tvaBp,
    line.tvaCentimes,
    line.stayTaxCentimes,
    line.nights,
  ]);

const totalsOf = (bill: ReturnType<typeof billStay>) =>
  invoiceTotals(bill.lines, {
    prepaidCentimes: bill.prepaidCentimes,
    stampDutyCentimes: ZERO,
  });

describe("INV-06 where only invoices have the taxes", () => {
  it("two adults stay three nights: 9 % of the subtotal, and 500 DA per adult and night", () => {
    const nights = ["2026-05-01", "2026-05-02", "2026-05-03"].flatMap((night) => [
      posting({ night }),
      posting({ item: "tourism-tax", description: "TDS", night, amount: 18_000 }),
    ]);
    const bill = billStay(stayOf(nights, 2_754_000, 2), [rate()]);
    expect(shown(bill)).toEqual([
      ["Room charge", 2_700_000, 900, 243_000, 300_000, 3],
      ["TDS", 54_000, 900, 4_860, 0, 3],
    ]);
    expect(bill.isUnchanged).toBe(true);
    expect(totalsOf(bill)).toEqual({
      subtotalCentimes: 2_754_000,
      tvaCentimes: 247_860,
      tva: [{ tvaBp: 900, netCentimes: 2_754_000, tvaCentimes: 247_860 }],
      stayTaxCentimes: 300_000,
      stampDutyCentimes: 0,
      grandTotalCentimes: 3_301_860,
      prepaidCentimes: 0,
      dueCentimes: 3_301_860,
    });
    expect(bill.lines.map((line) => [line.addedTvaCentimes, line.addedStayTaxCentimes])).toEqual([
      [243_000, 300_000],
      [4_860, 0],
    ]);
  });

  it("POS-04 adds none to a menu's price, which contains it: 1.000 DA stay 1.000 DA beside a night that gets TVA", () => {
    const menu = dinner(100_000, { tvaBp: 900, description: "La Casbah 1/05" });
    const bill = billStay(stayOf([posting({}), menu], 1_000_000), [rate()]);
    expect(shown(bill)).toEqual([
      ["Room charge", 900_000, 900, 81_000, 50_000, 1],
      ["La Casbah 1/05", 91_743, 900, 8_257, 0, null],
    ]);
    expect(bill.lines.map(({ addedTvaCentimes }) => addedTvaCentimes)).toEqual([81_000, 0]);
    expect(bill.isUnchanged).toBe(true);
    expect(totalsOf(bill).grandTotalCentimes).toBe(900_000 + 81_000 + 50_000 + 100_000);
  });

  it("rounds TVA once per line, half up: two charges of 0,50 DA each are one of 1 DA", () => {
    const bill = billStay(stayOf([dinner(50), dinner(50)], 100), [rate()]);
    // 9 % of 100 is 9. Charge by charge it would be 4.5 + 4.5, rounded to 5 + 5.
    expect(shown(bill)).toEqual([["Dinner", 100, 900, 9, 0, null]]);
    const alone = billStay(stayOf([dinner(50)], 50), [rate()]);
    expect(shown(alone)).toEqual([["Dinner", 50, 900, 5, 0, null]]);
  });

  it("bills several rates on lines of their own, and sums them by rate", () => {
    const rates = [
      rate(),
      rate({
        validFrom: calendarDate("2026-05-02"),
        tvaBp: 1_900,
        stayTaxCentimes: centimes(60_000),
      }),
    ];
    const nights = [posting({ night: "2026-05-01" }), posting({ night: "2026-05-02" })];
    const bill = billStay(stayOf(nights, 1_800_000), rates);
    expect(shown(bill)).toEqual([
      ["Room charge", 900_000, 900, 81_000, 50_000, 1],
      ["Room charge", 900_000, 1_900, 171_000, 60_000, 1],
    ]);
    expect(totalsOf(bill).tva).toEqual([
      { tvaBp: 900, netCentimes: 900_000, tvaCentimes: 81_000 },
      { tvaBp: 1_900, netCentimes: 900_000, tvaCentimes: 171_000 },
    ]);
  });

  it("taxes a night once, however its charge was split", () => {
    const halves = [posting({ amount: 400_000 }), posting({ amount: 500_000 })];
    const bill = billStay(stayOf(halves, 900_000, 2), [rate()]);
    expect(shown(bill)).toEqual([["Room charge", 900_000, 900, 81_000, 100_000, 1]]);
  });

  it("adds no tax before the hotel's first rates", () => {
    const later = [rate({ validFrom: calendarDate("2026-06-01") })];
    const bill = billStay(stayOf([posting({})], 900_000), later);
    expect(shown(bill)).toEqual([["Room charge", 900_000, 0, 0, 0, 1]]);
    expect(totalsOf(bill).tva).toEqual([]);
  });
});

describe("INV-06 where prices contain the taxes", () => {
  const included = [rate({ tvaTreatment: "included", stayTaxTreatment: "included" })];

  it("takes them out of each posting, adds none, and comes to the price", () => {
    const nights = ["2026-05-01", "2026-05-02"].map((night) =>
      posting({ night, tvaBp: 900, stayTax: 100_000 }),
    );
    const tax = posting({ item: "tourism-tax", description: "TDS", amount: 18_000 });
    const bill = billStay(stayOf([...nights, tax], 1_818_000, 2), included);
    // 900 000 − 100 000 = 800 000, of which 800 000 × 9 ÷ 109 = 66 055.05 is TVA.
    expect(shown(bill)).toEqual([
      ["Room charge", 1_467_890, 900, 132_110, 200_000, 2],
      ["TDS", 18_000, 0, 0, 0, 1],
    ]);
    expect(bill.isUnchanged).toBe(true);
    expect(totalsOf(bill).grandTotalCentimes).toBe(1_818_000);
    expect(bill.lines.map((line) => [line.addedTvaCentimes, line.addedStayTaxCentimes])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it("adds only the stay tax where only TVA is in the price", () => {
    const mixed = [rate({ tvaTreatment: "included" })];
    const bill = billStay(stayOf([posting({ tvaBp: 900 })], 900_000), mixed);
    expect(shown(bill)).toEqual([["Room charge", 825_688, 900, 74_312, 50_000, 1]]);
    expect(totalsOf(bill).grandTotalCentimes).toBe(950_000);
  });
});

describe("INV-06 taxes that the folio has as lines of their own", () => {
  const added = [rate({ tvaTreatment: "added", stayTaxTreatment: "added" })];

  it("are on the line of their charge, and the invoice adds none", () => {
    const room = posting({});
    const tva = posting({ item: "tva", amount: 81_000, tvaBp: 900, taxes: room });
    const stayTax = posting({ item: "stay-tax", amount: 50_000, stayTax: 50_000 });
    const meal = dinner(200_000);
    const ofMeal = dinner(18_000, { item: "tva", tvaBp: 900, taxes: meal });
    const bill = billStay(stayOf([room, tva, stayTax, meal, ofMeal], 1_249_000), added);
    expect(shown(bill)).toEqual([
      ["Room charge", 900_000, 900, 81_000, 50_000, 1],
      ["Dinner", 200_000, 900, 18_000, 0, null],
    ]);
    expect(bill.isUnchanged).toBe(true);
    expect(bill.lines.map((line) => [line.addedTvaCentimes, line.addedStayTaxCentimes])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(totalsOf(bill).grandTotalCentimes).toBe(1_249_000);
  });

  it("stand for themselves where their charge is on another folio", () => {
    const elsewhere = dinner(200_000);
    const tva = dinner(18_000, { item: "tva", tvaBp: 900, taxes: elsewhere });
    const bill = billStay(stayOf([tva], 18_000), added);
    expect(shown(bill)).toEqual([["Dinner", 0, 900, 18_000, 0, null]]);
    expect(bill.isUnchanged).toBe(true);
  });
});

describe("INV-01 what a debtor's folio holds", () => {
  it("does not bill what was taken back, nor what took it back", () => {
    const wrong = dinner(70_000);
    const back = dinner(70_000, { reverses: wrong });
    const bill = billStay(stayOf([wrong, back, dinner(30_000)], 30_000), [rate()]);
    expect(shown(bill)).toEqual([["Dinner", 30_000, 900, 2_700, 0, null]]);
    expect(bill.isUnchanged).toBe(true);
  });

  it("takes what was paid before off what is due, not off the subtotal", () => {
    const paid = posting({ kind: "payment", item: null, night: null, amount: 400_000 });
    const bill = billStay(stayOf([posting({}), paid], 500_000), [rate()]);
    expect(bill).toMatchObject({ prepaidCentimes: 400_000, isUnchanged: true });
    expect(totalsOf(bill)).toMatchObject({
      subtotalCentimes: 900_000,
      grandTotalCentimes: 1_031_000,
      prepaidCentimes: 400_000,
      dueCentimes: 631_000,
    });
  });

  it("does not bill what does not come to the transfer", () => {
    expect(billStay(stayOf([posting({})], 899_999), [rate()]).isUnchanged).toBe(false);
    const refund = posting({ kind: "payment", item: null, night: null, amount: 100 });
    const gone = { ...refund, signedCentimes: centimes(100) };
    expect(billStay(stayOf([posting({}), gone], 900_100), [rate()]).isUnchanged).toBe(false);
  });
});

describe("INV-12 the stamp duty", () => {
  const { lines } = billStay(stayOf([posting({})], 900_000), [rate()]);

  it("is only of what is paid in cash, less what was paid before", () => {
    const dutyOf = (method: "Cash" | "Cheque" | "Bank Transfer", prepaid = 0) =>
      invoiceStampDuty(lines, { prepaidCentimes: centimes(prepaid), method });
    // 900 000 + 81 000 + 50 000 = 1 031 000 centimes: 104 steps of 1 DA.
    expect(dutyOf("Cash")).toBe(10_400);
    expect(dutyOf("Cash", 31_000)).toBe(10_000);
    expect([dutyOf("Cheque"), dutyOf("Bank Transfer")]).toEqual([0, 0]);
  });
});
