import type { Statement } from "@funduq/shared-types/contracts/company-payment";
import { formatAmount, formatDateShort } from "@funduq/shared-ui/format";
import { documentLines } from "@funduq/shared-ui/print";
import type { InvoiceText } from "../../../features/invoice/invoice-text.ts";
import { statementKind } from "./statement-text.ts";

type StatementTableProps = { statement: Statement; t: InvoiceText };

/** The lines of a statement between its opening and its closing balance, on the screen and on paper. */
export function StatementTable({ statement, t }: StatementTableProps) {
  return (
    <table className={documentLines.lines}>
      <caption className={documentLines.caption}>
        {t("statement.caption", {
          from: formatDateShort(statement.from),
          to: formatDateShort(statement.to),
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("invoice.date")}</th>
          <th scope="col">{t("invoice.description")}</th>
          <th scope="col" data-align="end">
            {t("statement.debit")}
          </th>
          <th scope="col" data-align="end">
            {t("statement.credit")}
          </th>
          <th scope="col" data-align="end">
            {t("statement.balance")}
          </th>
        </tr>
      </thead>
      <tbody>
        <BalanceRow label={t("statement.opening")} balance={statement.openingCentimes} t={t} />
        {statement.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and are replaced as a whole
          <tr key={index}>
            <td className={documentLines.day} data-label={t("invoice.date")}>
              <bdi dir="ltr">{formatDateShort(line.date)}</bdi>
            </td>
            <td data-label={t("invoice.description")}>
              <span>
                {statementKind(line, t)} <bdi>{line.text}</bdi>
                {line.dueDate && (
                  <> · {t("statement.due-on", { date: formatDateShort(line.dueDate) })}</>
                )}
              </span>
            </td>
            <Figure label={t("statement.debit")} value={line.debitCentimes} hidesZero />
            <Figure label={t("statement.credit")} value={line.creditCentimes} hidesZero />
            <Figure label={t("statement.balance")} value={line.balanceCentimes} />
          </tr>
        ))}
        <BalanceRow label={t("statement.closing")} balance={statement.closingCentimes} t={t} />
        {statement.uninvoicedCentimes !== 0 && (
          <>
            <BalanceRow
              label={t("statement.uninvoiced", { date: formatDateShort(statement.to) })}
              balance={statement.uninvoicedCentimes}
              t={t}
            />
            <BalanceRow label={t("statement.ledger")} balance={statement.balanceCentimes} t={t} />
          </>
        )}
      </tbody>
    </table>
  );
}

type BalanceRowProps = { label: string; balance: number; t: InvoiceText };

function BalanceRow({ label, balance, t }: BalanceRowProps) {
  return (
    <tr data-total="">
      <th scope="row" colSpan={4}>
        {label}
      </th>
      <Figure label={t("statement.balance")} value={balance} />
    </tr>
  );
}

type FigureProps = { label: string; value: number; hidesZero?: boolean };

function Figure({ label, value, hidesZero = false }: FigureProps) {
  const isShown = value !== 0 || !hidesZero;
  return (
    <td data-align="end" data-label={label} data-empty={!isShown || undefined}>
      {isShown && <bdi dir="ltr">{formatAmount(value)}</bdi>}
    </td>
  );
}
