import {
  type SalesJournal,
  salesJournalSchema,
} from "@funduq/shared-types/contracts/report-sales-journal";
import { HttpResponse, http } from "msw";

const rate = (tvaBp: number, netCentimes: number, tvaCentimes: number) => ({
  tvaBp,
  netCentimes,
  tvaCentimes,
});

/** An invoice of two rates, one without TVA that was paid in cash, and a credit note over a part of the first. */
export function someSalesJournal(from: string, to: string): SalesJournal {
  const document = (n: number, of: object) => ({
    id: `00000000-0000-4000-8000-00000000070${n}`,
    companyId: `00000000-0000-4000-8000-00000000080${n % 2}`,
    kind: "invoice",
    number: `INV-20260310-00012${n}`,
    seriesYear: 2026,
    seriesNumber: 40 + n,
    date: "2026-03-10",
    companyName: n % 2 === 1 ? "Sonatrach" : "شركة الهضاب",
    nif: n % 2 === 1 ? "000016001234567" : "",
    stampDutyCentimes: 0,
    ...of,
  });
  return salesJournalSchema.parse({
    businessDate: "2026-04-10",
    from,
    to,
    documents: [
      document(1, {
        rates: [rate(900, 10_000_000, 900_000), rate(1_900, 1_000_000, 190_000)],
        stayTaxCentimes: 100_000,
        totalCentimes: 12_190_000,
        addedTvaCentimes: 190_000,
        addedStayTaxCentimes: 100_000,
      }),
      document(2, {
        rates: [rate(0, 200_000, 0)],
        stayTaxCentimes: 0,
        stampDutyCentimes: 2_000,
        totalCentimes: 202_000,
        addedTvaCentimes: 0,
        addedStayTaxCentimes: 0,
      }),
      document(3, {
        kind: "credit-note",
        date: "2026-03-12",
        rates: [rate(1_900, -1_000_000, -190_000)],
        stayTaxCentimes: 0,
        totalCentimes: -1_190_000,
        addedTvaCentimes: -190_000,
        addedStayTaxCentimes: 0,
      }),
    ],
  });
}

export const salesJournalHandler = http.get(
  "/api/hotels/:hotelId/reports/sales-journal",
  ({ request }) => {
    const { searchParams } = new URL(request.url);
    return HttpResponse.json(
      someSalesJournal(searchParams.get("from") ?? "", searchParams.get("to") ?? ""),
    );
  },
);
