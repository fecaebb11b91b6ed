import type { PurchaseOrder } from "@funduq/shared-types/contracts/purchase-order";
import { isOrderOfGroup } from "@funduq/shared-types/rules/purchase-order";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { IconButton } from "@funduq/shared-ui";
import { EditIcon } from "@funduq/shared-ui/icons";
import {
  PurchaseOrderDialog,
  type PurchaseOrderOwner,
  PurchaseOrderText,
  usePurchaseOrderText,
} from "@funduq/shared-ui/purchase-order";
import { useMay } from "@funduq/shared-ui/state";
import { type ReactNode, useState } from "react";
import classes from "./purchase-order-fact.module.css";

type PurchaseOrderFactProps = {
  hotelId: HotelId;
  owner: PurchaseOrderOwner;
  /** The order that applies, and what of it is the stay's own. */
  order: PurchaseOrder | null;
  ownOrder?: PurchaseOrder | null;
  groupOrder?: PurchaseOrder | null;
  /** Whose it is, in words for screen readers. */
  name: string;
  /** Whose it is, above the form. */
  about: ReactNode;
};

/** A purchase order among the facts of a stay or a group, and the button that opens its form. */
export function PurchaseOrderFact(props: PurchaseOrderFactProps) {
  const { hotelId, owner, order, ownOrder = order, groupOrder = null, name, about } = props;
  const t = usePurchaseOrderText();
  const mayWrite = useMay("purchase-orders.write");
  const [isOpen, setIsOpen] = useState(false);
  const isSet = order !== null && (order.number !== null || order.url !== null);
  return (
    <span className={classes.fact}>
      <span>
        {isSet ? <PurchaseOrderText order={order} name={name} /> : t("order.none")}
        {isSet && isOrderOfGroup(order, ownOrder ?? order) && (
          <span className={classes.note}> ({t("order.of-group")})</span>
        )}
      </span>
      {mayWrite && (
        <IconButton
          icon={EditIcon}
          label={t("order.edit", { name })}
          onClick={() => setIsOpen(true)}
        />
      )}
      {isOpen && (
        <PurchaseOrderDialog
          hotelId={hotelId}
          owner={owner}
          order={ownOrder}
          groupOrder={groupOrder}
          about={about}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}
