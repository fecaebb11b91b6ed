import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { notify } from "@funduq/shared-ui";
import { errorText } from "@funduq/shared-ui/i18n";
import { serverTime } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import {
  lineAdded,
  plainLineOf,
  quantityChanged,
} from "../../../features/bills/pending-operation.ts";
import type { OrderDialog } from "./order-dialog.ts";
import type { Order } from "./use-order.ts";

type PickOptions = {
  order: Order;
  menu: PosMenu;
  course: number;
  onAsk: (dialog: OrderDialog) => void;
};

/** What a tap on an item does: adds one at once, asks for its options, or says that it is sold out. */
export function usePick({ order, menu, course, onAsk }: PickOptions) {
  const { act, billNow } = order;
  return useCallback(
    (item: PosItem) => {
      if (item.isSoldOut) {
        const params = { name: item.name };
        notify.info(errorText({ code: "item.sold-out", params }));
      } else if (item.modifierGroupIds.length > 0) {
        onAsk({ kind: "options", item });
      } else {
        // Read once, so that the tap has one price also in the minute in which a happy hour ends.
        const at = serverTime();
        const line = plainLineOf(billNow(), item, course, menu, at);
        if (line) return act(quantityChanged({ lineId: line.id, by: 1 }, at));
        act(lineAdded({ item, menu, modifiers: [], quantity: 1, note: "", course }, at));
      }
    },
    [act, billNow, menu, course, onAsk],
  );
}
