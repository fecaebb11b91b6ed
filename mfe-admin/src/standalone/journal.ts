import {
  JOURNAL_PAGE,
  type JournalPage,
  journalPageSchema,
} from "@funduq/shared-types/contracts/report-journal";
import { HttpResponse, http } from "msw";

const BUSINESS_DATE = "2026-04-10";

const lines = [
  {
    kind: "charge",
    name: "Spa",
    description: "Hammam",
    userName: "Yasmine Haddad",
    debitCentimes: 250_000,
    creditCentimes: 0,
  },
  {
    kind: "charge",
    name: "Spa",
    description: "Hammam",
    reversalReason: "Twice",
    userName: "Yasmine Haddad",
    debitCentimes: 0,
    creditCentimes: 45_000,
  },
  {
    kind: "payment",
    name: "Credit Card",
    description: "Payment - Credit Card",
    reference: "TPE 0042",
    userName: null,
    debitCentimes: 0,
    creditCentimes: 500_000,
  },
];

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** Some lines of one stay; `after` of them stand on former pages. */
export function someJournal(days: object, wanted: URLSearchParams): JournalPage {
  const kind = wanted.get("kind");
  const found = lines.filter((line) => !kind || line.kind === kind);
  const isFirst = !wanted.has("afterId");
  const sumOf = (side: "debitCentimes" | "creditCentimes") =>
    found.reduce((sum, line) => sum + line[side], 0);
  return journalPageSchema.parse({
    businessDate: BUSINESS_DATE,
    ...days,
    lines: found.map((line, at) => ({
      id: idOf(at + (isFirst ? 1 : JOURNAL_PAGE)),
      at: "2026-04-10T09:30:00.000000Z",
      businessDate: BUSINESS_DATE,
      source: "stay",
      roomNumber: "101",
      holder: "Karim Haddad",
      bookingId: idOf(101),
      groupId: null,
      bookingReference: "K4T7BC",
      reference: "",
      reversalReason: null,
      lateFrom: null,
      ...line,
    })),
    totals: isFirst
      ? {
          count: found.length,
          debitCentimes: sumOf("debitCentimes"),
          creditCentimes: sumOf("creditCentimes"),
        }
      : null,
    next: null,
  });
}

export const journalHandler = http.get("/api/hotels/:hotelId/reports/journal", ({ request }) => {
  const { searchParams } = new URL(request.url);
  const days = { from: searchParams.get("from"), to: searchParams.get("to") };
  return HttpResponse.json(someJournal(days, searchParams));
});
