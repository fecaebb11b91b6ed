import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { Badge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./bill-button.module.css";
import { BillName } from "./bill-name.tsx";
import { BillSigns } from "./bill-signs.tsx";
import { OpenAmount } from "./open-amount.tsx";

type BillButtonProps = { bill: OpenBill; onOpen: () => void };

/** A bill to choose: its name, how much is on it, what waits in the kitchen, and whether it was asked for. */
export function BillButton({ bill, onOpen }: BillButtonProps) {
  const t = useText("till");
  const count = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <button type="button" className={classes.bill} onClick={onOpen}>
      <span>
        <strong>
          <BillName bill={bill} />
        </strong>
        <span className={classes.items}>{t("pieces", { count })}</span>
        <BillSigns bills={[bill]} />
        {bill.askedAt && <Badge tone="info">{t("bill-asked")}</Badge>}
      </span>
      <OpenAmount bills={[bill]} />
    </button>
  );
}
