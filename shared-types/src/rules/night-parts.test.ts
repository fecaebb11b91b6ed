import fc from "fast-check";
import { expect, it } from "vitest";
import type { DatedTaxRates } from "../contracts/tax.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { type PostingId, postingIdSchema } from "../values/ids.ts";
import { centimes, sumCentimes, ZERO } from "../values/money.ts";
import { billFolio } from "./folio-invoice.ts";
import { type BilledPosting, billStay } from "./invoice.ts";
import { type NightPart, stayTaxOfPart } from "./night-parts.ts";

const idOf = (number: number): PostingId =>
  postingIdSchema.parse(`0190aaaa-0000-7000-8000-${String(number).padStart(12, "0")}`);

const night = calendarDate("2026-05-01");
const STAY_TAX = 50_000;

const rates: DatedTaxRates[] = [
  {
    validFrom: null,
    tvaBp: 900,
    tdsBp: 200,
    stayTaxCentimes: centimes(STAY_TAX),
    tvaTreatment: "invoice",
    stayTaxTreatment: "invoice",
  },
];

type Part = NightPart & { folio: number };

/** The stay tax of the night on the documents of all folios that have a part of it. */
function stayTaxBilled(parts: readonly Part[], adults: number): number {
  const folios = [...Map.groupBy(parts, ({ folio }) => folio).values()];
  const nightParts = parts.map(({ folio: _, ...part }) => part);
  const billed = folios.map((own) => {
    const transferredCentimes = sumCentimes(own.map(({ amountCentimes }) => amountCentimes));
    const postings = own.map(({ id, amountCentimes }) => ({
      ...posting(id, amountCentimes),
      nightParts,
    }));
    const folio = { guestName: "Amel Kaci", roomNumber: "101", adults, postings };
    return own[0]?.isOfCompany
      ? billStay({ ...folio, debtorId: idOf(0), transferredCentimes }, rates)
      : billFolio(
          { folios: [folio], billedIds: [], billedCentimes: ZERO, dutiedCentimes: ZERO },
          { rates, method: "Cheque" },
        );
  });
  const lines = billed.flatMap((bill) => bill.lines);
  return lines.reduce((sum, { stayTaxCentimes }) => sum + stayTaxCentimes, 0);
}

const posting = (id: PostingId, amountCentimes: Part["amountCentimes"]) =>
  ({
    id,
    kind: "charge",
    item: "room",
    department: "Room",
    description: "Room charge",
    night,
    businessDate: night,
    amountCentimes,
    signedCentimes: amountCentimes,
    tvaBp: 0,
    stayTaxCentimes: ZERO,
    reversesPostingId: null,
    taxesPostingId: null,
    method: null,
  }) satisfies BilledPosting & { method: null };

/** A night whose charge was split over up to four folios; the first one may be the company's, the others are guests'. */
const splitNight = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 2_000_000 }), folio: fc.nat({ max: 3 }) }),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([hasCompany, parts]) =>
    parts.map(({ amount, folio }, at) => ({
      id: idOf(at + 1),
      amountCentimes: centimes(amount),
      isOfCompany: hasCompany && folio === 0,
      folio,
    })),
  );

it("INV-06 however a night was split over guests and a company, its documents bear its stay tax once, to the centime", () => {
  fc.assert(
    fc.property(splitNight, fc.integer({ min: 1, max: 8 }), (parts, adults) => {
      const price = sumCentimes(parts.map(({ amountCentimes }) => amountCentimes));
      const tax = adults * STAY_TAX;
      const isOfCompany = parts.some((part) => part.isOfCompany);
      expect(stayTaxBilled(parts, adults)).toBe(isOfCompany ? tax : Math.min(tax, price));
    }),
  );
});

it("INV-06 three guests who share a night in thirds bear 500,00 DA, and not 500,01", () => {
  const third = (number: number) => ({
    id: idOf(number),
    amountCentimes: centimes(300_000),
    isOfCompany: false,
  });
  const parts = [third(1), third(2), third(3)];
  const shares = parts.map(({ id }) => stayTaxOfPart(centimes(STAY_TAX), parts, id));
  // Each rounded by itself they would be 166,67: 1 centime more than the tax.
  expect(shares).toEqual([16_667, 16_667, 16_666]);
});
