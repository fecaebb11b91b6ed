import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { lazyDialog } from "@funduq/shared-ui";
import { presented } from "../../../features/bills/pending-operation.ts";
import type { OrderDialog } from "../order/order-dialog.ts";
import type { Order, OrderProps } from "../order/use-order.ts";
import { CoversDialog } from "./covers-dialog.tsx";
import { DiscountDialog } from "./discount-dialog.tsx";
import { LineDialog } from "./line-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { OptionsSheet } from "./options-sheet.tsx";
import { SplitDialog } from "./split-dialog.tsx";
import { VoidDialog } from "./void-dialog.tsx";

const PrintBillDialog = lazyDialog(
  async () => (await import("../checkout/print-bill-dialog.tsx")).PrintBillDialog,
);

type OrderDialogsProps = OrderProps & {
  order: Order;
  course: number;
  dialog: OrderDialog;
  onAsk: (dialog: OrderDialog) => void;
  onClose: () => void;
};

/** What is asked for over the bill; a bill that does not exist yet has only its covers and its first item. */
export function OrderDialogs(props: OrderDialogsProps) {
  const { order, menu, course, dialog, onClose } = props;
  if (dialog.kind === "options")
    return (
      <OptionsSheet
        item={dialog.item}
        menu={menu}
        course={course}
        onAdd={order.act}
        onClose={onClose}
      />
    );
  if (dialog.kind === "covers") return <CoversDialog order={order} onClose={onClose} />;
  return order.bill ? <BillDialogs {...props} bill={order.bill} /> : null;
}

function BillDialogs(props: OrderDialogsProps & { bill: OpenBill }) {
  const { restaurant, terminal, order, floor, bills, dialog, bill, onAsk, onClose } = props;
  switch (dialog.kind) {
    case "line":
      return <LineDialog order={order} lineId={dialog.lineId} onAsk={onAsk} onClose={onClose} />;
    case "void":
      return <VoidDialog order={order} lineId={dialog.lineId} onClose={onClose} />;
    case "discount":
      return <DiscountDialog order={order} bill={bill} lineId={dialog.lineId} onClose={onClose} />;
    case "split":
      return <SplitDialog order={order} bill={bill} onClose={onClose} />;
    case "merge":
      return <MergeDialog order={order} bill={bill} bills={bills} onClose={onClose} />;
    case "move":
      return (
        <MoveDialog
          restaurant={restaurant}
          order={order}
          bill={bill}
          bills={bills}
          floor={floor}
          onClose={onClose}
        />
      );
    case "print":
      return (
        <PrintBillDialog
          hotelId={restaurant.hotelId}
          bill={bill}
          onPrint={() => order.act(presented())}
          terminalId={terminal?.id ?? null}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
