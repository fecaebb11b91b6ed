import { describe, expect, it } from "vitest";
import type { DatedTaxRates, TaxTreatment } from "../contracts/tax.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { postingIdSchema } from "../values/ids.ts";
import { centimes, ZERO } from "../values/money.ts";
import { billFolio, type FolioToBill, isAsTakenOver } from "./folio-invoice.ts";

type Posting = FolioToBill["folios"][number]["postings"][number];

const idOf = (number: number) =>
  postingIdSchema.parse(`0190aaaa-0000-7000-8000-${String(number).padStart(12, "0")}`);

let posted = 0;

/** A dinner of 1 090 DA, unless given. */
function posting(
  traits: Partial<Omit<Posting, "amountCentimes">> & { amount?: number } = {},
): Posting {
  const { amount = 109_000, ...given } = traits;
  posted += 1;
  const adds = (given.kind ?? "charge") === "charge";
  return {
    id: idOf(posted),
    kind: "charge",
    item: "restaurant",
    department: "Restaurant",
    description: "Dinner",
    night: null,
    businessDate: calendarDate("2026-05-02"),
    amountCentimes: centimes(amount),
    signedCentimes: centimes(adds ? amount : -amount),
    tvaBp: 0,
    stayTaxCentimes: ZERO,
    reversesPostingId: null,
    taxesPostingId: null,
    method: null,
    ...given,
  };
}

const room = (amount: number, traits: Parameters<typeof posting>[0] = {}) =>
  posting({
    item: "room",
    department: "Room",
    night: calendarDate("2026-05-01"),
    amount,
    ...traits,
  });
const paid = (method: string, amount: number) =>
  posting({ kind: "payment", item: null, department: null, description: method, method, amount });

function ratesOf(tva: TaxTreatment, stayTax: TaxTreatment): DatedTaxRates[] {
  const amounts = { tvaBp: 900, tdsBp: 200, stayTaxCentimes: centimes(50_000) };
  return [{ validFrom: null, ...amounts, tvaTreatment: tva, stayTaxTreatment: stayTax }];
}

const onInvoices = ratesOf("invoice", "invoice");

function bill(
  postings: Posting[],
  {
    rates = onInvoices,
    method = "Cheque" as const,
    ...more
  }: Partial<Omit<FolioToBill, "folios">> & {
    rates?: DatedTaxRates[];
    method?: "Cheque" | "Cash";
  } = {},
) {
  const folio = { guestName: "Amel Kaci", roomNumber: "101", adults: 2, postings };
  const billed = { billedIds: [], billedCentimes: ZERO, dutiedCentimes: ZERO, ...more };
  return billFolio({ folios: [folio], ...billed }, { rates, method });
}

describe("INV-06 the taxes of a folio's invoice", () => {
  it("that only invoices have are taken out of the prices", () => {
    const { lines, totals } = bill([room(209_000), posting()]);
    // 2 090,00 − 1 000,00 of stay tax = 1 090,00, which is 1 000,00 and 90,00 of TVA; so is the dinner.
    expect(totals).toMatchObject({
      subtotalCentimes: 200_000,
      tvaCentimes: 18_000,
      stayTaxCentimes: 100_000,
      grandTotalCentimes: 318_000,
    });
    expect(lines).toMatchObject([
      { department: "Room", addedTvaCentimes: 9_000, addedStayTaxCentimes: 100_000 },
      { department: "Restaurant", addedTvaCentimes: 9_000, addedStayTaxCentimes: 0 },
    ]);
  });

  it("that a charge contains are as its folio says, and so is a stay tax that it lacks", () => {
    const rates = ratesOf("included", "invoice");
    const { lines } = bill([room(109_000, { tvaBp: 900 })], { rates });
    expect(lines).toMatchObject([
      { amountCentimes: 100_000, tvaCentimes: 9_000, stayTaxCentimes: 0, addedTvaCentimes: 0 },
    ]);
  });

  it("that are lines of their own go with their charges", () => {
    const night = room(100_000);
    const tva = room(9_000, { item: "tva", taxesPostingId: night.id, tvaBp: 900 });
    const { lines, totals } = bill([night, tva], { rates: ratesOf("added", "invoice") });
    expect(lines).toMatchObject([
      { amountCentimes: 100_000, tvaCentimes: 9_000, stayTaxCentimes: 0 },
    ]);
    expect(totals.grandTotalCentimes).toBe(109_000);
  });

  it("has no stay tax of a night of which a company pays a part: its invoice adds the whole", () => {
    const own = room(109_000);
    const nightParts = [own, room(50_000)].map(({ id, amountCentimes }) => ({
      id,
      amountCentimes,
      isOfCompany: id !== own.id,
    }));
    const { totals } = bill([{ ...own, nightParts }]);
    expect(totals).toMatchObject({
      subtotalCentimes: 100_000,
      tvaCentimes: 9_000,
      stayTaxCentimes: 0,
    });
  });

  it("of a night are shared by the folios that share its room", () => {
    const own = room(104_500);
    const nightParts = [own, room(104_500)].map((part) => ({ ...part, isOfCompany: false }));
    const { totals } = bill([{ ...own, nightParts }]);
    expect(totals).toMatchObject({ stayTaxCentimes: 50_000, grandTotalCentimes: 104_500 });
  });

  it("are never more than the price, and the tourism tax has none", () => {
    const tourism = room(1_000, { item: "tourism-tax" });
    const { totals } = bill([room(40_000), tourism]);
    expect(totals).toMatchObject({
      subtotalCentimes: 1_000,
      tvaCentimes: 0,
      stayTaxCentimes: 40_000,
    });
  });
});

describe("INV-12 what of a folio's invoice is paid", () => {
  it("is what came in after the invoices before it, in the order of the payments", () => {
    const [first, second] = [posting({ amount: 50_000 }), posting({ amount: 70_000 })];
    const payments = [paid("Credit Card", 40_000), paid("Cash", 60_000)];
    const { totals, postingIds } = bill([first, second, ...payments], {
      billedIds: [first.id],
      billedCentimes: centimes(50_000),
    });
    expect(postingIds).toEqual([second.id]);
    // The card and 100,00 in cash paid the first one; 500,00 in cash are 5 times 1 DA.
    expect(totals).toMatchObject({
      prepaidCentimes: 50_000,
      stampDutyCentimes: 500,
      dueCentimes: 20_500,
    });
  });

  it("leaves out what was taken back, and is at most all of it", () => {
    const cash = paid("Cash", 80_000);
    const back = {
      ...paid("Cash", 80_000),
      reversesPostingId: cash.id,
      signedCentimes: centimes(80_000),
    };
    const { totals } = bill([posting({ amount: 50_000 }), cash, back, paid("Credit Card", 90_000)]);
    expect(totals).toMatchObject({ prepaidCentimes: 50_000, stampDutyCentimes: 0, dueCentimes: 0 });
  });

  it("has the stamp duty of the rest where that is to be paid in cash", () => {
    const { totals } = bill([posting({ amount: 100_000 }), paid("Credit Card", 30_000)], {
      method: "Cash",
    });
    expect(totals.stampDutyCentimes).toBe(700);
  });
});

it("FOL-08 a taken-over folio is as it was while its lines come to the transfer", () => {
  const postings = [posting({ amount: 50_000 }), paid("Cash", 20_000)];
  const transfer = posting({
    kind: "transfer",
    item: null,
    method: "Group Account",
    amount: 30_000,
  });
  expect(isAsTakenOver({ postings: [...postings, transfer] }, centimes(30_000))).toBe(true);
  expect(isAsTakenOver({ postings: [...postings, posting()] }, centimes(30_000))).toBe(false);
});
