import type { JournalKind, JournalLine, JournalPage } from "../contracts/report-journal.ts";
import type { Language } from "../contracts/session.ts";
import { formatDateShort, formatTime } from "../rules/date-text.ts";
import {
  departmentWord,
  methodWord,
  openDayWord,
  periodOfFile,
  periodWord,
  referenceCell,
} from "./report-words.ts";
import type { ReportSheets, ReportText } from "./sheet.ts";

/** The lines of a period; `totals` are those of all that the filters leave. */
export type Journal = Pick<JournalPage, "businessDate" | "from" | "to" | "totals" | "lines"> & {
  timeZone: string;
};

const kinds = {
  charge: "reports.kind.charge",
  payment: "reports.kind.payment",
  transfer: "reports.kind.transfer",
} as const satisfies Record<JournalKind, string>;

/** 'Charge: Spa', 'Payment: Cash', 'Payment: Cash – late, of 01/03/2026'. */
export function lineWord(
  { kind, name, lateFrom }: Pick<JournalLine, "kind" | "name" | "lateFrom">,
  t: ReportText,
) {
  const word = kind === "charge" ? departmentWord(name, t) : methodWord(name, t);
  const line = t(kinds[kind], { name: word });
  return lateFrom === null
    ? line
    : t("reports.late-line", { line, date: formatDateShort(lateFrom) });
}

/** The journal as a table, for paper and files. */
export function journalSheets(journal: Journal, t: ReportText, language: Language): ReportSheets {
  const { lines, totals, timeZone } = journal;
  const sum = totals && {
    id: "total",
    weight: "sum" as const,
    cells: [
      t("reports.total"),
      ...Array<null>(9).fill(null),
      totals.debitCentimes,
      totals.creditCentimes,
    ],
  };
  return {
    title: t("reports.journal"),
    period: periodWord(journal, t, language),
    openDay: openDayWord(journal, t),
    fileName: `journal-${periodOfFile(journal)}`,
    isWide: true,
    sheets: [
      {
        id: "lines",
        title: t("reports.journal"),
        columns: [
          { id: "date", header: t("reports.column.day"), kind: "text" },
          { id: "at", header: t("reports.time"), kind: "text" },
          { id: "room", header: t("reports.room"), kind: "text" },
          { id: "holder", header: t("reports.holder"), kind: "name" },
          { id: "booking", header: t("reports.booking-reference"), kind: "text" },
          { id: "what", header: t("reports.what"), kind: "text" },
          { id: "description", header: t("reports.description"), kind: "name" },
          { id: "reference", header: t("reports.reference"), kind: "text" },
          { id: "reason", header: t("reports.reversal-reason"), kind: "name" },
          { id: "user", header: t("reports.user"), kind: "name" },
          { id: "debit", header: t("reports.debit"), kind: "money" },
          { id: "credit", header: t("reports.credit"), kind: "money" },
        ],
        rows: [
          ...lines.map((line) => ({
            id: line.id,
            cells: [
              formatDateShort(line.businessDate),
              formatTime(line.at, timeZone),
              line.roomNumber,
              line.holder,
              referenceCell(line.bookingReference),
              lineWord(line, t),
              line.description,
              line.reference,
              line.reversalReason,
              line.userName,
              line.debitCentimes || null,
              line.creditCentimes || null,
            ],
          })),
          ...(sum && lines.length > 0 ? [sum] : []),
        ],
      },
    ],
  };
}
