import type { Debtor } from "@funduq/shared-types/contracts/debtor";
import { isOrderOfGroup, isSecureLink } from "@funduq/shared-types/rules/purchase-order";
import { Amount, IconButton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { EditIcon } from "@funduq/shared-ui/icons";
import { PurchaseOrderText, usePurchaseOrderText } from "@funduq/shared-ui/purchase-order";
import { useMay } from "@funduq/shared-ui/state";
import type { Column } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { stayColumns } from "../../../features/stay/stay-columns.tsx";
import classes from "./debtors.module.css";

/** `onOrder` opens the form of a purchase order. */
export function useDebtorColumns(onOrder: (debtor: Debtor) => void): Column<Debtor>[] {
  const t = useText("commercial");
  return useMemo(
    () => [
      // As French Canada writes days: 2026-11-21 (COM-05).
      ...stayColumns<Debtor>(t, (day) => day),
      {
        id: "order",
        header: t("debtors.column.order"),
        cell: (debtor) => <PurchaseOrder debtor={debtor} onOrder={onOrder} />,
      },
      {
        id: "balance",
        header: t("debtors.column.balance"),
        align: "end",
        sortBy: ({ balanceCentimes }) => balanceCentimes,
        cell: ({ balanceCentimes }) => <Amount value={balanceCentimes} />,
      },
    ],
    [t, onOrder],
  );
}

type PurchaseOrderProps = { debtor: Debtor; onOrder: (debtor: Debtor) => void };

function PurchaseOrder({ debtor, onOrder }: PurchaseOrderProps) {
  const t = useText("commercial");
  const words = usePurchaseOrderText();
  const mayWrite = useMay("purchase-orders.write");
  const { purchaseOrderNumber: number = null, purchaseOrderUrl: url, guestName } = debtor;
  const order = { number, url };
  const isShown = number !== null || (url !== null && isSecureLink(url));
  return (
    <span className={classes.order}>
      <span>
        {isShown ? (
          <PurchaseOrderText order={order} name={guestName} />
        ) : (
          <span className={classes.none}>{t("debtors.no-po")}</span>
        )}
        {isOrderOfGroup(order, debtor.ownOrder ?? order) && (
          <span className={classes.note}>{words("order.of-group")}</span>
        )}
      </span>
      {mayWrite && debtor.bookingVersion !== undefined && (
        <IconButton
          icon={EditIcon}
          label={words("order.edit", { name: guestName })}
          onClick={() => onOrder(debtor)}
        />
      )}
    </span>
  );
}
