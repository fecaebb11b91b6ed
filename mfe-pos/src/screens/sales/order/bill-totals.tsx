import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { Amount } from "@funduq/shared-ui";
import { formatBasisPoints } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useOpenAmounts } from "../../../features/checkout/checkout-drafts.ts";
import classes from "./order.module.css";

/** What the bill comes to, and what guests paid of it here, what is left or to be given back; a discount of the whole bill is said with its reason. */
export function BillTotals({ bill }: { bill: OpenBill }) {
  const t = useText("till");
  const { netCentimes } = billAmounts(bill.lines, bill);
  const before = billAmounts(bill.lines).netCentimes;
  const { taken, left, toGiveBack } = useOpenAmounts([bill]);
  return (
    <dl className={classes.totals}>
      {before !== netCentimes && (
        <>
          <div>
            <dt>{t("subtotal")}</dt>
            <dd>
              <Amount value={before} />
            </dd>
          </div>
          <div>
            <dt>
              {bill.discountBp > 0
                ? t("discount-share", { share: formatBasisPoints(bill.discountBp) })
                : t("discount")}{" "}
              · <bdi>{bill.discountReason}</bdi>
            </dt>
            <dd>
              <Amount value={netCentimes - before} />
            </dd>
          </div>
        </>
      )}
      <div className={classes.total}>
        <dt>{t("total")}</dt>
        <dd aria-live="polite">
          <Amount value={netCentimes} strong />
        </dd>
      </div>
      {taken + toGiveBack > 0 && (
        <>
          <div>
            <dt>{t("taken")}</dt>
            <dd>
              <Amount value={taken + toGiveBack} />
            </dd>
          </div>
          <div className={classes.total}>
            <dt>{t(toGiveBack > 0 ? "to-give-back" : "left-to-pay")}</dt>
            <dd>
              <Amount value={toGiveBack > 0 ? toGiveBack : left} strong />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
