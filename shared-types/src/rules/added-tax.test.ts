import { describe, expect, it } from "vitest";
import type { Posting } from "../contracts/folio.ts";
import { type DatedTaxRates, taxTreatmentSchema } from "../contracts/tax.ts";
import { addDays, calendarDate } from "../values/calendar-date.ts";
import type { FolioId, PostingId } from "../values/ids.ts";
import { centimes, ZERO } from "../values/money.ts";
import { tvaAddedTo, tvaOnTop } from "./added-tax.ts";
import { nightFacts, plannedCharges } from "./folio-nights.ts";
import { includedTaxes } from "./included-tax.ts";
import { moveVerdict, reversalVerdict } from "./reversal.ts";
import { taxChangeVerdict, taxTreatmentsVerdict } from "./tax.ts";

const today = calendarDate("2026-11-21");
const tomorrow = addDays(today, 1);
const rates: DatedTaxRates = {
  validFrom: today,
  tvaBp: 900,
  tdsBp: 0,
  stayTaxCentimes: centimes(50_000),
  tvaTreatment: "added",
  stayTaxTreatment: "added",
};
const stay = {
  checkInDate: today,
  checkedInOn: today,
  rateCentimes: centimes(720_000),
  earlierNights: 0,
  earlierCentimes: ZERO,
  adults: 2,
};
const folio = (id: string, payer: "Guest" | "Company", limitCentimes = 0) => ({
  id: id as FolioId,
  key: payer === "Guest" ? "folio_guest_personal" : "folio_company_1",
  payer,
  rules:
    payer === "Guest"
      ? []
      : [
          {
            department: "Room",
            limitCentimes: centimes(limitCentimes),
            frequency: "perStay" as const,
          },
        ],
  postings: [] as Posting[],
});
const planned = (
  folios: ReturnType<typeof folio>[],
  taxRates: DatedTaxRates[],
  { nights = [today], more = {} } = {},
) =>
  plannedCharges(nightFacts({ ...stay, ...more }, folios), nights, { tdsBp: 0, taxRates }).map(
    ({ item, amountCentimes, folio: to }) => `${item} ${amountCentimes} ${to?.id}`,
  );

describe("a night whose taxes are added", () => {
  it("NA-03 FOL-02 is 7.200,00, 648,00 of TVA and 2 × 500,00 of stay tax", () => {
    expect(planned([folio("guest", "Guest")], [rates])).toEqual([
      "room 720000 guest",
      "tva 64800 guest",
      "stay-tax 100000 guest",
    ]);
  });

  it("NA-03 has the rates of its own day; a tax that invoices add or that the price contains is no line", () => {
    const later: DatedTaxRates = {
      ...rates,
      validFrom: tomorrow,
      tvaBp: 1_900,
      stayTaxTreatment: "invoice",
    };
    const nights = [today, tomorrow];
    expect(planned([folio("guest", "Guest")], [rates, later], { nights }).slice(3)).toEqual([
      "room 720000 guest",
      "tva 136800 guest",
    ]);
    const contained: DatedTaxRates = { ...rates, tvaTreatment: "included" };
    expect(planned([folio("guest", "Guest")], [contained])).toEqual([
      "room 720000 guest",
      "stay-tax 100000 guest",
    ]);
    const invoiced: DatedTaxRates = {
      ...rates,
      tvaTreatment: "invoice",
      stayTaxTreatment: "invoice",
    };
    expect(planned([folio("guest", "Guest")], [invoiced])).toEqual(["room 720000 guest"]);
  });

  it("FOL-07 FOL-10 are on the folio of the night, and count under its payer's limit", () => {
    const company = folio("company", "Company", 1_600_000);
    const nights = [today, tomorrow];
    // 7.200 + 648 + 1.000 = 8.848; another 7.200 would be 16.048, more than 16.000.
    expect(planned([folio("guest", "Guest"), company], [rates], { nights })).toEqual([
      "room 720000 company",
      "tva 64800 company",
      "stay-tax 100000 company",
      "room 720000 guest",
      "tva 64800 guest",
      "stay-tax 100000 guest",
    ]);
  });

  it("NA-03 the rate changes mid-stay: TVA follows the price, the stay tax the adults", () => {
    const more = { earlierNights: 1, earlierCentimes: centimes(500_055), adults: 1 };
    const nights = [today, tomorrow];
    // 5.000,55 × 9 % = 450,0495.
    expect(planned([folio("guest", "Guest")], [rates], { nights, more })).toEqual([
      "room 500055 guest",
      "tva 45005 guest",
      "stay-tax 50000 guest",
      "room 720000 guest",
      "tva 64800 guest",
      "stay-tax 50000 guest",
    ]);
  });
});

it("INV-06 no tax bears TVA", () => {
  const amountCentimes = centimes(100_000);
  for (const item of ["tva", "tourism-tax", "stay-tax"] as const)
    expect(tvaOnTop({ item, amountCentimes }, rates)).toBe(0);
  expect(tvaOnTop({ item: "service", amountCentimes }, rates)).toBe(9_000);
  expect(tvaOnTop({ item: null, amountCentimes }, rates)).toBe(0);
});

it("FOL-02 the summary of lines tells what TVA was added to, and takes reversals off", () => {
  const line = (item: Posting["item"], amount: number, more: Partial<Posting> = {}) => ({
    item,
    amountCentimes: centimes(amount),
    reversesPostingId: null,
    ...more,
  });
  const tva = { tvaBp: 900, taxedCentimes: centimes(720_000) };
  const lines = [
    line("room", 720_000),
    line("tva", 64_800, tva),
    line("stay-tax", 100_000, { stayTaxCentimes: centimes(100_000) }),
    line("service", 10_900, { tvaBp: 900 }),
  ];
  expect(includedTaxes(lines)).toEqual({
    tva: [{ tvaBp: 900, netCentimes: 730_000, tvaCentimes: 65_700 }],
    stayTaxCentimes: 100_000,
  });
  const back = line("tva", 64_800, { ...tva, reversesPostingId: "b" as PostingId });
  expect(includedTaxes([...lines, back]).tva).toEqual([
    { tvaBp: 900, netCentimes: 10_000, tvaCentimes: 900 },
  ]);
});

it("FOL-02 FOL-06 TVA is neither reversed nor moved alone; the stay tax is", () => {
  const free = { method: null, reversesPostingId: null, reversedByPostingId: null };
  const tva = { ...free, item: "tva" as const };
  expect(reversalVerdict(tva)).toMatchObject({ code: "folio.tax-follows-its-charge" });
  expect(moveVerdict(tva)).toMatchObject({ code: "folio.tax-follows-its-charge" });
  expect(moveVerdict({ ...free, item: "stay-tax" }).allowed).toBe(true);
});

it("SET-02 TVA is not added to a price that contains the stay tax: 19 % of 7.200,00 would be 190,00 too much", () => {
  const withStayTax = { tvaTreatment: "added", stayTaxTreatment: "included" } as const;
  expect(taxTreatmentsVerdict(withStayTax)).toMatchObject({ code: "taxes.tva-added-to-stay-tax" });
  const { options } = taxTreatmentSchema;
  const pairs = options.flatMap((tvaTreatment) =>
    options.map((stayTaxTreatment) => ({ tvaTreatment, stayTaxTreatment })),
  );
  expect(pairs.filter((pair) => !taxTreatmentsVerdict(pair).allowed)).toEqual([withStayTax]);
});

it("FOL-02 the TVA of a charge is the line that stands", () => {
  const line = (id: string, more: Partial<Posting> = {}) => ({
    id: id as PostingId,
    reversesPostingId: null,
    reversedByPostingId: null,
    ...more,
  });
  const dinner = line("dinner");
  const tva = line("tva", { taxesPostingId: dinner.id });
  expect(tvaAddedTo([dinner, tva], dinner)).toBe(tva);
  expect(tvaAddedTo([dinner, tva], tva)).toBeUndefined();
  const reversed = { ...tva, reversedByPostingId: "back" as PostingId };
  const back = line("back", { taxesPostingId: dinner.id, reversesPostingId: tva.id });
  expect(tvaAddedTo([dinner, reversed, back], dinner)).toBeUndefined();
});

it("SET-02 a day with charges keeps where its taxes are and the stay tax that is added, but not its rate of TVA", () => {
  const other = { ...rates, tvaTreatment: "included" } as const;
  expect(taxChangeVerdict(rates, other, true)).toMatchObject({ code: "taxes.day-charged" });
  expect(taxChangeVerdict(rates, { ...rates, stayTaxCentimes: ZERO }, true).allowed).toBe(false);
  expect(taxChangeVerdict(rates, { ...rates, stayTaxTreatment: "invoice" }, true).allowed).toBe(
    false,
  );
  expect(taxChangeVerdict(rates, other, false).allowed).toBe(true);
  expect(taxChangeVerdict(rates, { ...rates, tvaBp: 1_900, tdsBp: 100 }, true).allowed).toBe(true);
  const { tvaTreatment: _, ...old } = { ...rates, tvaTreatment: "invoice" } as const;
  expect(taxChangeVerdict(old, { ...rates, tvaTreatment: "invoice" }, true).allowed).toBe(true);
  // A stay tax that is on no line of the folio changes on any day, as that of a price does.
  for (const stayTaxTreatment of ["invoice", "included"] as const) {
    const before = { ...rates, stayTaxTreatment };
    const after = { ...before, stayTaxCentimes: centimes(60_000) };
    expect(taxChangeVerdict(before, after, true).allowed).toBe(true);
  }
});
