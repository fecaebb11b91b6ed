import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import {
  MOST_SALES_DOCUMENTS,
  type SalesDocument,
  type SalesJournal,
} from "@funduq/shared-types/contracts/report-sales-journal";
import {
  addDays,
  type CalendarDate,
  calendarDate,
} from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { entriesDesk } from "../../testing/entries-desk.ts";
import { makeCompany } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { type FolioLine, type House, invoiceDesk } from "../../testing/invoice-desk.ts";
import { insertInvoices } from "../../testing/many-invoices.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const desk = invoiceDesk(api);
const { entriesOf } = entriesDesk(api);
const { close } = nightDesk(api);

const FIRST = calendarDate("2026-11-21");
const SECOND = addDays(FIRST, 1);
/** A night of 20 November whose price contains TVA of 9 % and a stay tax of 500 DA. */
const night: FolioLine = { amount: 900_000, night: "2026-11-20", tvaBp: 900, stayTax: 50_000 };
/** A dinner of 21 November, to which the invoice adds TVA of 19 %. */
const dinner: FolioLine = { amount: 11_900 };
const feast: FolioLine = { amount: 1_190_000 };
const paid: FolioLine = { amount: 100_000, kind: "payment" };

async function journalOf(
  staff: TestStaff,
  from: CalendarDate,
  to: CalendarDate,
): Promise<SalesJournal> {
  const path = `/hotels/${staff.hotelId}/reports/sales-journal?from=${from}&to=${to}`;
  const response = await request("GET", path, { as: staff });
  expect(response.status).toBe(200);
  return response.json();
}

/** Two companies' invoices of one day, and on the next a credit note over one of two stays. */
async function threeDocuments() {
  const made = await desk.house({ name: "Sonatrach" });
  const { staff } = made;
  await owner`update companies set nif = '000016001234567' where id = ${made.companyId}`;
  await setTaxes(owner, staff.hotelId, "2026-01-01", {
    tvaTreatment: "included",
    stayTaxTreatment: "included",
  });
  await setTaxes(owner, staff.hotelId, FIRST, { tvaBp: 1_900 });
  const other: House = {
    staff,
    companyId: await makeCompany(database, staff.hotelId, { name: "Cosider" }),
  };
  const stay = await desk.debtor(made, { lines: [night, dinner] });
  const second = await desk.debtor(made, { lines: [night, paid] });
  const alone = await desk.debtor(other, { lines: [feast] });
  const first = await desk.issue(made, [stay.debtorId, second.debtorId]);
  const cash = await desk.issue(other, [alone.debtorId], "Cash");
  await close(staff);
  const note = await desk.credit(made, first.id, [stay.debtorId]);
  expect(note.status).toBe(201);
  return { made, other, first, cash, note: await note.json() };
}

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
const tvaOf = ({ rates }: SalesDocument) => sum(rates.map(({ tvaCentimes }) => tvaCentimes));
const netOf = ({ rates }: SalesDocument) => sum(rates.map(({ netCentimes }) => netCentimes));

describe("INV-17 the sales journal", () => {
  it("has a row for each invoice and credit note with its TVA by rate, counted by hand", async () => {
    const { made, cash } = await threeDocuments();
    const { documents, businessDate } = await journalOf(made.staff, FIRST, SECOND);
    expect(businessDate).toBe(SECOND);
    // The night: 8 500 DA without the stay tax = 7 798,17 + 701,83 TVA. The dinner: 119 + 22,61 TVA.
    expect(documents).toMatchObject([
      {
        kind: "invoice",
        seriesYear: 2026,
        seriesNumber: 1,
        date: FIRST,
        companyName: "Sonatrach",
        nif: "000016001234567",
        rates: [
          { tvaBp: 900, netCentimes: 1_559_634, tvaCentimes: 140_366 },
          { tvaBp: 1_900, netCentimes: 11_900, tvaCentimes: 2_261 },
        ],
        stayTaxCentimes: 100_000,
        stampDutyCentimes: 0,
        totalCentimes: 1_814_161,
        addedTvaCentimes: 2_261,
        addedStayTaxCentimes: 0,
      },
      {
        id: cash.id,
        number: cash.number,
        seriesNumber: 2,
        companyName: "Cosider",
        nif: "",
        rates: [{ tvaBp: 1_900, netCentimes: 1_190_000, tvaCentimes: 226_100 }],
        // 14 161 DA: 142 steps of 100 DA, 1 DA each.
        stayTaxCentimes: 0,
        stampDutyCentimes: 14_200,
        totalCentimes: 1_430_300,
      },
      {
        kind: "credit-note",
        seriesNumber: 3,
        date: SECOND,
        companyName: "Sonatrach",
        rates: [
          { tvaBp: 900, netCentimes: -779_817, tvaCentimes: -70_183 },
          { tvaBp: 1_900, netCentimes: -11_900, tvaCentimes: -2_261 },
        ],
        stayTaxCentimes: -50_000,
        totalCentimes: -914_161,
        addedTvaCentimes: -2_261,
      },
    ]);
  });

  it("sums to the invoices, and each row to its total", async () => {
    const { made, other, first, cash, note } = await threeDocuments();
    const { documents } = await journalOf(made.staff, FIRST, SECOND);
    const invoices: Invoice[] = [
      await desk.invoice(made, first.id),
      await desk.invoice(other, cash.id),
      await desk.invoice(made, note.id),
    ];
    for (const [at, { totals, kind }] of invoices.entries()) {
      const sign = kind === "credit-note" ? -1 : 1;
      const row = documents[at] as SalesDocument;
      expect(row.totalCentimes).toBe(sign * totals.grandTotalCentimes);
      expect(netOf(row)).toBe(sign * totals.subtotalCentimes);
      expect(tvaOf(row)).toBe(sign * totals.tvaCentimes);
      expect(row.rates).toEqual(
        totals.tva.map((rate) => ({
          tvaBp: rate.tvaBp,
          netCentimes: sign * rate.netCentimes,
          tvaCentimes: sign * rate.tvaCentimes,
        })),
      );
      expect(netOf(row) + tvaOf(row) + row.stayTaxCentimes + row.stampDutyCentimes).toBe(
        row.totalCentimes,
      );
    }
    expect((await journalOf(made.staff, SECOND, SECOND)).documents).toEqual(documents.slice(2));
    expect(await desk.violations(made)).toEqual([]);
  });

  it("has the TVA, stay tax and stamp duty that the accounting entries credit for its documents", async () => {
    const { made } = await threeDocuments();
    const { staff } = made;
    await close(staff);
    const { documents } = await journalOf(staff, FIRST, SECOND);
    const { lines } = await entriesOf({ staff, hotelId: staff.hotelId }, FIRST, SECOND);
    const entered = (purpose: string, reference: string) =>
      lines
        .filter((line) => line.purpose === purpose && line.reference === reference)
        .reduce((all, line) => all + line.creditCentimes - line.debitCentimes, 0);
    for (const row of documents)
      expect(["tax.tva", "tax.stay", "tax.stamp"].map((tax) => entered(tax, row.number))).toEqual([
        row.addedTvaCentimes,
        row.addedStayTaxCentimes,
        row.stampDutyCentimes,
      ]);
    const taxes = `/hotels/${staff.hotelId}/reports/taxes?from=${FIRST}&to=${SECOND}`;
    const { invoices } = await (await request("GET", taxes, { as: staff })).json();
    expect(sum(documents.map(({ addedTvaCentimes }) => addedTvaCentimes))).toBe(
      invoices.invoicedTvaCentimes - invoices.creditedTvaCentimes,
    );
  });

  it("refuses a period of more documents than an answer holds", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    const invoices = MOST_SALES_DOCUMENTS + 1;
    await insertInvoices(owner, {
      hotelId,
      companies: 1,
      invoices,
      from: "2026-01-01",
      perDay: 100,
    });
    // 100 a day: 99 of them on the first day, two on the last.
    expect((await journalOf(staff, calendarDate("2026-01-02"), FIRST)).documents).toHaveLength(
      invoices - 99,
    );
    const path = `/hotels/${hotelId}/reports/sales-journal?from=2026-01-01&to=${FIRST}`;
    const response = await request("GET", path, { as: staff });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: "sales-journal.too-many",
      params: { most: MOST_SALES_DOCUMENTS },
    });
  }, 60_000);
});

it.each([
  ["from=2026-11-21", "to"],
  ["from=2026-11-21&to=2026-11-20", "to"],
  ["from=2025-11-21&to=2026-11-22", "to"],
])("INV-17 the period '%s' of the sales journal is refused", async (query, path) => {
  const staff = await makeStaff(database);
  const address = `/hotels/${staff.hotelId}/reports/sales-journal?${query}`;
  const response = await request("GET", address, { as: staff });
  expect(response.status).toBe(400);
  expect(JSON.stringify(await response.json())).toContain(`"path":"${path}"`);
});
