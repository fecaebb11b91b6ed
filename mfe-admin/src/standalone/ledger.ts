import {
  type LedgerReport,
  ledgerReportSchema,
} from "@funduq/shared-types/contracts/report-ledger";
import { HttpResponse, http } from "msw";

const businessDate = "2026-04-10";

const account = (of: object) => ({
  bookingId: null,
  groupId: null,
  companyId: null,
  roomNumber: null,
  openingCentimes: 0,
  ...of,
});

const accounts: Record<string, object[]> = {
  guest: [
    account({
      bookingId: "00000000-0000-4000-8000-000000000101",
      name: "Karim Haddad",
      reference: "K4T7BC",
      roomNumber: "101",
      openingCentimes: 918_000,
      entries: [
        { kind: "charges", amountCentimes: 1_418_000 },
        { kind: "company-transfers", amountCentimes: -1_000_000 },
      ],
      closingCentimes: 1_336_000,
    }),
    account({
      bookingId: "00000000-0000-4000-8000-000000000102",
      name: "سامية قاسي",
      roomNumber: "102",
      entries: [
        { kind: "charges", amountCentimes: 668_000 },
        { kind: "payments", amountCentimes: -500_000 },
      ],
      closingCentimes: 168_000,
    }),
  ],
  company: [
    account({
      companyId: "00000000-0000-4000-8000-000000000801",
      name: "Sonatrach",
      entries: [
        { kind: "company-transfers", amountCentimes: 1_000_000 },
        { kind: "invoice-taxes", amountCentimes: 90_000 },
      ],
      closingCentimes: 1_090_000,
    }),
  ],
};

/** The accounts of a small house on its business date. */
export function someLedger(ledger: string, from = businessDate, to = businessDate): LedgerReport {
  return ledgerReportSchema.parse({
    businessDate,
    from,
    to,
    ledger,
    accounts: accounts[ledger] ?? [],
  });
}

export const ledgerHandler = http.get("/api/hotels/:hotelId/reports/ledger", ({ request }) => {
  const { searchParams } = new URL(request.url);
  const [from, to] = [searchParams.get("from"), searchParams.get("to")];
  return HttpResponse.json(
    someLedger(searchParams.get("ledger") ?? "", from ?? undefined, to ?? undefined),
  );
});
