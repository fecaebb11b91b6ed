import type { Statement } from "@funduq/shared-types/contracts/company-payment";
import { formatAmount, formatDateShort } from "@funduq/shared-ui/format";
import type { InvoiceText } from "../invoice/invoice-text.ts";
import classes from "./statement-table.module.css";

type StatementTableProps = {
  statement: Statement;
  t: InvoiceText;
  /** On a narrow screen lines are cards, but not on a sheet of paper that is shown small. */
  isPaper?: boolean;
};

/** The lines of a company's account with their running balance, on the screen and on paper (INV-14). */
export function StatementTable({ statement, t, isPaper = false }: StatementTableProps) {
  return (
    <div className={classes.scroller}>
      <table className={classes.statement} data-cards={!isPaper || undefined}>
        <thead>
          <tr>
            <th scope="col">{t("invoice.date")}</th>
            <th scope="col">{t("invoice.description")}</th>
            <th scope="col">{t("statement.debit")}</th>
            <th scope="col">{t("statement.credit")}</th>
            <th scope="col">{t("statement.balance")}</th>
          </tr>
        </thead>
        <tbody>
          <Balance
            date={statement.from}
            label={t("statement.opening")}
            amount={statement.openingCentimes}
          />
          {statement.lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one account may be alike and never move
            <tr key={place}>
              <td>
                <bdi dir="ltr">{formatDateShort(line.date)}</bdi>
              </td>
              <td>
                {t(`statement.kind.${line.kind}`)}
                {line.text && (
                  <>
                    {" · "}
                    <bdi>{line.text}</bdi>
                  </>
                )}
              </td>
              <Money label={t("statement.debit")} amount={line.debitCentimes} />
              <Money label={t("statement.credit")} amount={line.creditCentimes} />
              <Money label={t("statement.balance")} amount={line.balanceCentimes} isBalance />
            </tr>
          ))}
          <Balance
            date={statement.to}
            label={t("statement.closing")}
            amount={statement.closingCentimes}
          />
        </tbody>
      </table>
    </div>
  );
}

type BalanceProps = { date: Statement["from"]; label: string; amount: number };

function Balance({ date, label, amount }: BalanceProps) {
  return (
    <tr className={classes.total}>
      <td>
        <bdi dir="ltr">{formatDateShort(date)}</bdi>
      </td>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <Money label={label} amount={amount} isBalance />
    </tr>
  );
}

type MoneyProps = { label: string; amount: number; isBalance?: boolean };

function Money({ label, amount, isBalance = false }: MoneyProps) {
  return (
    <td className={classes.money} data-label={label}>
      {(amount !== 0 || isBalance) && <bdi dir="ltr">{formatAmount(amount)}</bdi>}
    </td>
  );
}
