import classes from "./total-rows.module.css";

type TotalRowsProps = { rows: readonly { label: string; amount: string; isStrong: boolean }[] };

/** What the lines of an invoice come to, on the screen and on paper. */
export function TotalRows({ rows }: TotalRowsProps) {
  return (
    <dl className={classes.totals}>
      {rows.map(({ label, amount, isStrong }) => (
        <div key={label} data-total={isStrong || undefined}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
