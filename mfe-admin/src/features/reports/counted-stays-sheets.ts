import type { CountedFigure, CountedStays } from "@funduq/shared-types/contracts/report-stays";
import type { Language } from "@funduq/shared-types/contracts/session";
import {
  openDayWord,
  periodOfFile,
  periodWord,
  referenceCell,
} from "@funduq/shared-types/reports/report-words";
import type { ReportSheets, ReportText } from "@funduq/shared-types/reports/sheet";
import { formatDateShort, formatNumber } from "@funduq/shared-ui/format";

export const figureWords = {
  sold: "reports.figure.sold",
  dayUse: "reports.figure.day-use",
  arrivals: "reports.figure.arrivals",
  departures: "reports.figure.departures",
  noShows: "reports.figure.no-shows",
  cancellations: "reports.figure.cancellations",
} as const satisfies Record<CountedFigure, string>;

/** The stays that a count of the manager report counts, each with the day that counts it (REP-01). */
export function countedStaysSheets(
  report: CountedStays,
  t: ReportText,
  language: Language,
): ReportSheets {
  const { figure, stays, counted } = report;
  const title = t(figureWords[figure]);
  const sum = (of: (stay: CountedStays["stays"][number]) => number) =>
    stays.reduce((all, stay) => all + of(stay), 0);
  const numbers = { listed: formatNumber(stays.length), counted: formatNumber(counted) };
  return {
    title,
    period: periodWord(report, t, language),
    openDay: openDayWord(report, t),
    fileName: `stays-${figure}-${periodOfFile(report)}`,
    empty: counted === 0 ? t("stays.none") : t("stays.reactivated", numbers),
    sheets: [
      {
        id: "stays",
        title: t("stays.of", { figure: title, count: numbers.listed }),
        columns: [
          { id: "guest", header: t("reports.guest"), kind: "name" },
          { id: "room", header: t("reports.room"), kind: "text" },
          { id: "day", header: t("reports.column.day"), kind: "text" },
          { id: "company", header: t("reports.company"), kind: "name" },
          { id: "reference", header: t("stays.reference"), kind: "text" },
          { id: "check-in", header: t("stays.check-in"), kind: "text" },
          { id: "check-out", header: t("stays.check-out"), kind: "text" },
          { id: "adults", header: t("taxes.adults"), kind: "count" },
          { id: "children", header: t("stays.children"), kind: "count" },
        ],
        rows: [
          ...stays.map((stay) => ({
            id: `${stay.date}-${stay.bookingId}`,
            opens: { bookingId: stay.bookingId },
            cells: [
              ...[stay.guestName, stay.roomNumber, formatDateShort(stay.date), stay.companyName],
              ...[referenceCell(stay.reference), formatDateShort(stay.checkInDate)],
              ...[formatDateShort(stay.checkOutDate), stay.adults, stay.children],
            ],
          })),
          ...(stays.length > 0
            ? [
                {
                  id: "total",
                  weight: "sum" as const,
                  cells: [
                    t("reports.total"),
                    ...Array<null>(6).fill(null),
                    sum(({ adults }) => adults),
                    sum(({ children }) => children),
                  ],
                },
              ]
            : []),
        ],
        notes: [
          t("stays.as-now"),
          ...(counted === stays.length ? [] : [t("stays.reactivated", numbers)]),
        ],
      },
    ],
  };
}
