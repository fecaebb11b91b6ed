import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { type PaperLanguage, PrintPage } from "@funduq/shared-ui/print";
import { billName } from "../bills/bill-name.ts";
import { AmountRows, FactRows, PaperLines, TableAndBill } from "./paper-lines.tsx";
import type { PaperText } from "./paper-text.ts";
import classes from "./papers.module.css";

type BillPageProps = {
  bill: OpenBill;
  t: PaperText;
  letterhead: Letterhead;
  language: PaperLanguage;
  /** A network printer may have printed it before. */
  mayBePrinted?: boolean;
};

/** What the guests have to pay, before they do: no receipt, and it says so. */
export function BillPage(props: BillPageProps) {
  const { bill, t, letterhead, language, mayBePrinted = false } = props;
  const { lines, netCentimes } = billAmounts(bill.lines, bill);
  const rows = bill.lines.map((line, index) => ({
    ...line,
    key: line.id,
    amountCentimes: lines[index]?.netCentimes ?? 0,
    discountCentimes: lines[index]?.discountCentimes ?? 0,
  }));
  return (
    <PrintPage
      paper="receipt"
      language={language}
      title={<TableAndBill table={bill.tableName} bill={billName(bill.name, t)} />}
      letterhead={letterhead}
      preview
    >
      <div className={classes.paper}>
        {mayBePrinted && <p className={classes.again}>{t("ticket.again")}</p>}
        {bill.covers !== null && <FactRows facts={[[t("receipt.covers"), `${bill.covers}`]]} />}
        <PaperLines lines={rows} t={t} />
        <AmountRows
          rows={[{ key: "total", label: t("receipt.to-pay"), value: netCentimes, strong: true }]}
        />
        <p className={classes.thanks}>
          <strong>{t("receipt.not-paid")}</strong>
        </p>
      </div>
    </PrintPage>
  );
}
