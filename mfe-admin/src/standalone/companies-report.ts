import {
  type CompaniesReport,
  companiesReportSchema,
} from "@funduq/shared-types/contracts/report-companies";
import { HttpResponse, http } from "msw";

const month = (month: number, amounts: [number, number, number, number]) => {
  const [invoicedNetCentimes, notInvoicedCentimes, paidCentimes, openCentimes] = amounts;
  return { month, invoicedNetCentimes, notInvoicedCentimes, paidCentimes, openCentimes };
};

/** Two companies: one with a credit note in April, one with a stay to invoice. */
export function someCompanies(year: number): CompaniesReport {
  return companiesReportSchema.parse({
    businessDate: "2026-04-10",
    year,
    companies: [
      {
        companyId: "00000000-0000-4000-8000-000000000801",
        name: "Sonatrach",
        months: [month(2, [11_000_000, 0, 5_000_000, 7_190_000]), month(4, [-1_000_000, 0, 0, 0])],
      },
      {
        companyId: "00000000-0000-4000-8000-000000000802",
        name: "شركة الهضاب",
        months: [month(4, [200_000, 900_000, 202_000, 0])],
      },
    ],
  });
}

export const companiesReportHandler = http.get(
  "/api/hotels/:hotelId/reports/companies",
  ({ request }) =>
    HttpResponse.json(someCompanies(Number(new URL(request.url).searchParams.get("year")))),
);
