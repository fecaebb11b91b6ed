import type { Statement } from "@funduq/shared-types/contracts/company-payment";
import type { ReportSheets } from "@funduq/shared-types/reports/sheet";
import { formatDateShort } from "@funduq/shared-ui/format";
import type { InvoiceText } from "../../../features/invoice/invoice-text.ts";
import { agingRows } from "./aging-rows.ts";
import { statementKind } from "./statement-text.ts";

/** A statement of account with its aging, as the sheets of a workbook (INV-14). */
export function statementSheets(statement: Statement, t: InvoiceText): ReportSheets {
  const { from, to, openingCentimes, closingCentimes, lines } = statement;
  const { uninvoicedCentimes, balanceCentimes } = statement;
  const balance = (id: string, label: string, centimes: number) => ({
    id,
    cells: [label, null, null, null, null, null, centimes],
    weight: "sum" as const,
  });
  return {
    title: `${t("statement.title")} · ${statement.companyName}`,
    period: t("statement.caption", { from: formatDateShort(from), to: formatDateShort(to) }),
    fileName: `statement-${from}-${to}`,
    sheets: [
      {
        id: "statement",
        title: t("statement.title"),
        columns: [
          { id: "date", header: t("invoice.date"), kind: "text" },
          { id: "kind", header: t("invoice.description"), kind: "text" },
          { id: "text", header: t("payment.reference"), kind: "name" },
          { id: "due", header: t("invoice.due-date"), kind: "text" },
          { id: "debit", header: t("statement.debit"), kind: "money" },
          { id: "credit", header: t("statement.credit"), kind: "money" },
          { id: "balance", header: t("statement.balance"), kind: "money" },
        ],
        rows: [
          balance("opening", t("statement.opening"), openingCentimes),
          ...lines.map((line, index) => ({
            id: String(index),
            cells: [
              formatDateShort(line.date),
              statementKind(line, t),
              line.text,
              line.dueDate && formatDateShort(line.dueDate),
              line.debitCentimes,
              line.creditCentimes,
              line.balanceCentimes,
            ],
          })),
          balance("closing", t("statement.closing"), closingCentimes),
          balance(
            "uninvoiced",
            t("statement.uninvoiced", { date: formatDateShort(to) }),
            uninvoicedCentimes,
          ),
          balance("ledger", t("statement.ledger"), balanceCentimes),
        ],
      },
      {
        id: "aging",
        title: t("aging.title"),
        columns: [
          { id: "bucket", header: t("aging.title"), kind: "text" },
          { id: "open", header: t("invoice.amount"), kind: "money" },
        ],
        rows: agingRows(statement.aging, t).map(({ id, label, value }) => ({
          id,
          cells: [label, value],
          ...(id === "total" && { weight: "sum" as const }),
        })),
      },
    ],
  };
}
