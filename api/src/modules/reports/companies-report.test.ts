import type { CompaniesReport } from "@funduq/shared-types/contracts/report-companies";
import type { SalesJournal } from "@funduq/shared-types/contracts/report-sales-journal";
import { expect, it } from "vitest";
import { makeCompany } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { type House, invoiceDesk } from "../../testing/invoice-desk.ts";
import { part, paymentDesk, transferOf } from "../../testing/payment-desk.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const desk = invoiceDesk(api);
const { record } = paymentDesk(api);

async function reportOf(staff: TestStaff, query = ""): Promise<CompaniesReport> {
  const address = `/hotels/${staff.hotelId}/reports/companies${query}`;
  const response = await request("GET", address, { as: staff });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

/** One night of 9 000 DA each; the invoice adds TVA of 9 % and a stay tax of 500 DA: 10 310 DA. */
const NIGHT = { amount: 900_000, night: "2026-11-20" };

/** Sonatrach: two stays invoiced, partly paid, one of them credited a month later. Cosider: one of two stays invoiced in December. */
async function twoCompanies() {
  const sonatrach = await desk.house({ name: "Sonatrach" });
  const { staff } = sonatrach;
  await setTaxes(owner, staff.hotelId, "2026-01-01", {});
  const companyId = await makeCompany(database, staff.hotelId, { name: "Cosider" });
  const cosider: House = { staff, companyId };
  const kept = await desk.debtor(sonatrach, { lines: [NIGHT] });
  const returned = await desk.debtor(sonatrach, { lines: [NIGHT] });
  const long = await desk.debtor(cosider, { lines: [NIGHT, { ...NIGHT, night: "2026-11-19" }] });
  await desk.debtor(cosider, { lines: [NIGHT] });
  const invoice = await desk.issue(sonatrach, [kept.debtorId, returned.debtorId]);
  const paid = await record(sonatrach, transferOf(1_000_000, [part(invoice, 1_000_000)]));
  expect(paid.status, await paid.clone().text()).toBe(201);
  await owner`update hotels set business_date = '2026-12-05' where id = ${staff.hotelId}`;
  expect((await desk.credit(sonatrach, invoice.id, [returned.debtorId])).status).toBe(201);
  await desk.issue(cosider, [long.debtorId]);
  return { staff, sonatrach, cosider };
}

it("INV-17 companies by month: net less credit notes, what is not invoiced, paid and open now, the most net first", async () => {
  const { staff, sonatrach, cosider } = await twoCompanies();
  const december = {
    businessDate: "2026-12-05",
    year: 2026,
    companies: [
      {
        companyId: cosider.companyId,
        name: "Cosider",
        months: [
          {
            month: 11,
            invoicedNetCentimes: 0,
            notInvoicedCentimes: 900_000,
            paidCentimes: 0,
            openCentimes: 0,
          },
          {
            month: 12,
            invoicedNetCentimes: 1_800_000,
            notInvoicedCentimes: 0,
            paidCentimes: 0,
            // 18 000 and 1 620 of TVA and two nights' stay tax.
            openCentimes: 2_062_000,
          },
        ],
      },
      {
        companyId: sonatrach.companyId,
        name: "Sonatrach",
        months: [
          {
            month: 11,
            invoicedNetCentimes: 1_800_000,
            // The stay of the credit note can be invoiced again.
            notInvoicedCentimes: 900_000,
            paidCentimes: 1_000_000,
            // 20 620 less 10 000 paid and 10 310 credited.
            openCentimes: 31_000,
          },
          {
            month: 12,
            invoicedNetCentimes: -900_000,
            notInvoicedCentimes: 0,
            paidCentimes: 0,
            openCentimes: 0,
          },
        ],
      },
    ],
  };
  expect(await reportOf(staff)).toEqual(december);
  expect(await reportOf(staff, "?year=2026")).toEqual(december);
  expect(await reportOf(staff, "?year=2025")).toMatchObject({ year: 2025, companies: [] });
});

it("INV-17 its net is that of the sales journal, what is not invoiced is the debtors' list", async () => {
  const { staff, sonatrach, cosider } = await twoCompanies();
  const { companies } = await reportOf(staff);
  const path = `/hotels/${staff.hotelId}/reports/sales-journal?from=2026-01-01&to=2026-12-31`;
  const journal: SalesJournal = await (await request("GET", path, { as: staff })).json();
  for (const house of [sonatrach, cosider]) {
    const months = companies.find(({ companyId }) => companyId === house.companyId)?.months ?? [];
    const rates = journal.documents
      .filter(({ companyId }) => companyId === house.companyId)
      .flatMap((document) => document.rates);
    expect(sum(months.map(({ invoicedNetCentimes }) => invoicedNetCentimes))).toBe(
      sum(rates.map(({ netCentimes }) => netCentimes)),
    );
    const { balanceCentimes } = await desk.debtors(house);
    expect(sum(months.map(({ notInvoicedCentimes }) => notInvoicedCentimes))).toBe(balanceCentimes);
  }
});

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

it.each(["?year=1999", "?year=2026.5", "?year=abc", "?month=2"])(
  "INV-17 the companies' report refuses %s",
  async (query) => {
    const staff = await makeStaff(database);
    const address = `/hotels/${staff.hotelId}/reports/companies${query}`;
    expect((await request("GET", address, { as: staff })).status).toBe(400);
  },
);
