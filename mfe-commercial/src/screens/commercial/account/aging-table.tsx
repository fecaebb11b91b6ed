import type { Aging } from "@funduq/shared-types/contracts/company-payment";
import { formatAmount } from "@funduq/shared-ui/format";
import type { InvoiceText } from "../../../features/invoice/invoice-text.ts";
import { agingRows } from "./aging-rows.ts";
import classes from "./aging-table.module.css";

/** What is open of the invoices by how long it is overdue, on the screen and on paper (INV-14). */
export function AgingTable({ aging, t }: { aging: Aging; t: InvoiceText }) {
  return (
    <dl className={classes.aging}>
      {agingRows(aging, t).map(({ id, label, value }) => (
        <div key={id} data-total={id === "total" || undefined}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{formatAmount(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
