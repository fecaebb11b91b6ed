import type { PaymentSource, PaymentsReport } from "../contracts/report.ts";
import { type JournalFilter, NOBODY } from "../contracts/report-journal.ts";
import type { Language } from "../contracts/session.ts";
import { inOrder, methodWord, openDayWord, periodOfFile, periodWord } from "./report-words.ts";
import type { Cell, ReportSheets, ReportText, SheetColumn, SummedLines } from "./sheet.ts";

const sources = {
  stay: "reports.source.stay",
  group: "reports.source.group",
  invoice: "reports.source.invoice",
  "stamp-duty": "reports.source.stamp-duty",
  restaurant: "reports.source.restaurant",
} as const satisfies Record<PaymentSource, string>;

/** What came in by method, and by who took it. */
export function paymentsSheets(
  report: PaymentsReport,
  t: ReportText,
  language: Language,
): ReportSheets {
  const { lines, totals } = report;
  const order = inOrder(report.byMethod.map(({ method }) => method));
  const byMethod = [...report.byMethod].sort(
    (one, other) => order.indexOf(one.method) - order.indexOf(other.method),
  );
  const methodColumn: SheetColumn = { id: "method", header: t("reports.method"), kind: "text" };
  const total = (...blanks: null[]) => ({
    id: "total",
    weight: "sum" as const,
    sums: under(1 + blanks.length, linesOf(report, {})),
    cells: [t("reports.total"), ...blanks, ...figuresOf(totals)],
  });
  return {
    title: t("reports.payments"),
    period: periodWord(report, t, language),
    openDay: openDayWord(report, t),
    empty: t("reports.no-payments"),
    fileName: `payments-${periodOfFile(report)}`,
    sheets: [
      {
        id: "methods",
        title: t("reports.by-method"),
        columns: [methodColumn, ...figureColumns(t)],
        rows: [
          ...byMethod.map((each) => ({
            id: each.method,
            sums: under(1, linesOf(report, { name: each.method })),
            cells: [methodWord(each.method, t), ...figuresOf(each)],
          })),
          ...(byMethod.length ? [total()] : []),
        ],
      },
      {
        id: "users",
        title: t("reports.by-user"),
        columns: [
          { id: "user", header: t("reports.user"), kind: "name" },
          { id: "source", header: t("reports.source"), kind: "text" },
          methodColumn,
          ...figureColumns(t),
        ],
        rows: [
          ...lines.map((each, at) => ({
            id: String(at),
            sums: under(
              3,
              linesOf(report, {
                name: each.method,
                source: each.source,
                by: each.userId ?? NOBODY,
              }),
            ),
            cells: [
              each.userName ?? t("reports.no-user"),
              t(sources[each.source]),
              methodWord(each.method, t),
              ...figuresOf(each),
            ],
          })),
          ...(lines.length ? [total(null, null)] : []),
        ],
        notes: [t("reports.payments-note")],
      },
    ],
  };
}

const linesOf = ({ from, to }: PaymentsReport, more: JournalFilter): SummedLines => ({
  from,
  to,
  kind: "payment",
  ...more,
});

/** Each figure of a row sums the same lines; the first columns are names. */
const under = (names: number, lines: SummedLines): (SummedLines | undefined)[] => [
  ...Array<undefined>(names).fill(undefined),
  ...Array<SummedLines>(4).fill(lines),
];

const figureColumns = (t: ReportText): SheetColumn[] => [
  { id: "count", header: t("reports.count"), kind: "count" },
  { id: "received", header: t("reports.received"), kind: "money" },
  { id: "taken-back", header: t("reports.taken-back"), kind: "money" },
  { id: "net", header: t("reports.net"), kind: "money" },
];

const figuresOf = ({
  count,
  receivedCentimes,
  takenBackCentimes,
  netCentimes,
}: PaymentsReport["totals"]): Cell[] => [count, receivedCentimes, takenBackCentimes, netCentimes];
