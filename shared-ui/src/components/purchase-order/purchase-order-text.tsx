import type { PurchaseOrder } from "@funduq/shared-types/contracts/purchase-order";
import { isSecureLink } from "@funduq/shared-types/rules/purchase-order";
import { usePurchaseOrderText } from "../../i18n/purchase-order-text.ts";
import classes from "./purchase-order.module.css";

type PurchaseOrderTextProps = {
  order: PurchaseOrder;
  /** Whose it is, for who does not see the row or the page around it. */
  name: string;
};

/** The number of a purchase order, and the page that it can be read on: only one by https is followed (COM-05). */
export function PurchaseOrderText({ order: { number, url }, name }: PurchaseOrderTextProps) {
  const t = usePurchaseOrderText();
  return (
    <>
      {number && <bdi className={classes.number}>{number}</bdi>}
      {number && url && " "}
      {url && isSecureLink(url) && (
        <a
          className={classes.link}
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t("order.view-of", { name })}
        >
          {t("order.view")}
        </a>
      )}
    </>
  );
}
