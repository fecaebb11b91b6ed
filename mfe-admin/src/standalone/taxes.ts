import { type TaxesReport, taxesReportSchema } from "@funduq/shared-types/contracts/report-taxes";
import { HttpResponse, http } from "msw";

/** Two days of a house of three stays, whose rates change on the second day; prices contain the taxes. */
export function someTaxes(from: string, to: string): TaxesReport {
  const line = (tvaBp: number, department: string, amounts: [number, number, number]) => {
    const [netCentimes, tvaCentimes, stayTaxCentimes] = amounts;
    const chargedCentimes = netCentimes + tvaCentimes + stayTaxCentimes;
    return { tvaBp, department, netCentimes, tvaCentimes, stayTaxCentimes, chargedCentimes };
  };
  return taxesReportSchema.parse({
    businessDate: "2026-04-10",
    from,
    to,
    stayTax: [
      {
        date: "2026-03-30",
        sold: 2,
        dayUse: 1,
        adults: 4,
        rateCentimes: 50_000,
        dueCentimes: 200_000,
        includedCentimes: 200_000,
      },
      {
        date: "2026-03-31",
        sold: 2,
        dayUse: 0,
        adults: 3,
        rateCentimes: 60_000,
        dueCentimes: 180_000,
        includedCentimes: 60_000,
      },
    ],
    tva: [
      line(0, "Other", [500_000, 0, 0]),
      line(900, "Room", [1_848_624, 166_376, 200_000]),
      line(900, "Spa", [10_000, 900, 0]),
      line(1_900, "Room", [1_210_084, 229_916, 60_000]),
    ],
    invoices: { invoicedTvaCentimes: 45_000, creditedTvaCentimes: 9_000 },
    restaurantSalesCentimes: 70_000,
    restaurantTva: [
      { tvaBp: 900, netCentimes: 53_303, tvaCentimes: 4_797 },
      { tvaBp: 1_900, netCentimes: 10_000, tvaCentimes: 1_900 },
    ],
    tds: [
      { tdsBp: 100, chargedCentimes: 16_200 },
      { tdsBp: 200, chargedCentimes: 44_300 },
    ],
  });
}

export const taxesHandler = http.get("/api/hotels/:hotelId/reports/taxes", ({ request }) => {
  const { searchParams } = new URL(request.url);
  return HttpResponse.json(someTaxes(searchParams.get("from") ?? "", searchParams.get("to") ?? ""));
});
