import type { HappyHourOfLine } from "@funduq/shared-types/contracts/pos-bill";
import { countedOptions } from "@funduq/shared-types/rules/bill-dishes";
import { formatAmount } from "@funduq/shared-ui/format";
import type { ReactNode } from "react";
import type { PaperText } from "./paper-text.ts";
import classes from "./papers.module.css";

export type PaperLine = {
  key: string;
  quantity: number;
  name: string;
  modifiers: readonly { id: string; name: string }[];
  /** After its discount. */
  amountCentimes: number;
  discountCentimes: number;
  happyHour?: HappyHourOfLine | null | undefined;
};

/** The lines of a bill or a receipt, 80 mm wide: quantity, name with options, amount. Notes are for the kitchen. */
export function PaperLines({ lines, t }: { lines: readonly PaperLine[]; t: PaperText }) {
  return (
    <table className={classes.lines}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <td data-align="end">{line.quantity}</td>
            <td>
              <bdi>{line.name}</bdi>
              {countedOptions(line.modifiers).map(({ id, name, count }) => (
                <small key={id}>
                  {count > 1 && <bdi dir="ltr">{count} × </bdi>}
                  <bdi>{name}</bdi>
                </small>
              ))}
              {line.happyHour && (
                <small>
                  <bdi>{line.happyHour.name}</bdi> {t("receipt.instead-of")}{" "}
                  <bdi dir="ltr">
                    {formatAmount(line.happyHour.normalPriceCentimes * line.quantity)}
                  </bdi>
                </small>
              )}
              {line.discountCentimes > 0 && (
                <small>
                  {t("receipt.discount")}{" "}
                  <bdi dir="ltr">{formatAmount(-line.discountCentimes)}</bdi>
                </small>
              )}
            </td>
            <td data-align="end">
              <bdi dir="ltr">{formatAmount(line.amountCentimes)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RowsProps = {
  rows: readonly { key: string; label: string; value: number | null; strong?: boolean }[];
};

/** Labels and amounts, one below the other; a dash for an amount that the reader may not see. */
export function AmountRows({ rows }: RowsProps) {
  return (
    <dl className={classes.rows}>
      {rows.map(({ key, label, value, strong }) => (
        <div key={key} data-strong={strong || undefined}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{value === null ? "–" : formatAmount(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

/** Words and values, one below the other. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.rows}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * A table and its bill. The table is an element of its own: a browser sees a line's direction in its first letter, and skips
 * such elements, but not the isolates of a text. So the table's Latin name does not turn an Arabic line round.
 */
export function TableAndBill({ table, bill }: { table: string; bill: string }) {
  if (!table) return bill;
  return (
    <>
      <bdi>{table}</bdi>
      {` · ${bill}`}
    </>
  );
}
