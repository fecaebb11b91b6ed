import {
  type AgedBalances,
  agedBalancesSchema,
} from "@funduq/shared-types/contracts/report-aged-balances";
import { HttpResponse, http } from "msw";

/** Two companies: one with invoices of every age, one that has paid in advance. */
export const someAgedBalances = (): AgedBalances =>
  agedBalancesSchema.parse({
    businessDate: "2026-04-10",
    companies: [
      {
        companyId: "00000000-0000-4000-8000-000000000801",
        name: "Sonatrach",
        notDueCentimes: 1_000_000,
        days30Centimes: 200_000,
        days60Centimes: 30_000,
        days90Centimes: 4_000,
        olderCentimes: 500,
        uninvoicedCentimes: 900_000,
        unallocatedCentimes: 0,
        balanceCentimes: 2_134_500,
      },
      {
        companyId: "00000000-0000-4000-8000-000000000802",
        name: "شركة الهضاب",
        notDueCentimes: 0,
        days30Centimes: 0,
        days60Centimes: 0,
        days90Centimes: 0,
        olderCentimes: 0,
        uninvoicedCentimes: 0,
        unallocatedCentimes: 150_000,
        balanceCentimes: -150_000,
      },
    ],
  });

export const agedBalancesHandler = http.get("/api/hotels/:hotelId/reports/aged-balances", () =>
  HttpResponse.json(someAgedBalances()),
);
