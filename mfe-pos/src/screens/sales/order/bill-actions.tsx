import type { BillLine } from "@funduq/shared-types/contracts/pos-bill";
import { kitchenParts } from "@funduq/shared-types/rules/bill-dishes";
import { unsentCount } from "@funduq/shared-types/rules/bill-ready";
import { Button, ConfirmDialog, Menu, useShortcut } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon, FolioIcon, PaymentIcon, RestaurantIcon } from "@funduq/shared-ui/icons";
import { useServerAway } from "@funduq/shared-ui/state";
import { isStopped } from "../../../features/bills/bill-state.ts";
import { asked, fired, type PendingOperation } from "../../../features/bills/pending-operation.ts";
import classes from "./order.module.css";
import { useDeleteBill } from "./use-delete-bill.ts";
import type { Order } from "./use-order.ts";

type BillActionsProps = { order: Order; isCheckingOut: boolean; onCheckout: () => void };

/** Below the lines: to the kitchen, the bill is asked for, and paid. An empty bill is only deleted. */
export function BillActions({ order, isCheckingOut, onCheckout }: BillActionsProps) {
  const t = useText("till");
  const { bill, act } = order;
  const removal = useDeleteBill(order);
  const isEmpty = !bill || bill.lines.length === 0;
  useShortcut({ keys: "F9", label: t("checkout"), onPress: onCheckout, disabled: isEmpty });
  if (!bill) return null;
  if (bill.lines.length === 0) {
    return (
      <div className={classes.actions}>
        <Button icon={DeleteIcon} saving={removal.isSaving} onClick={removal.start}>
          {t("delete-bill")}
        </Button>
        <ConfirmDialog
          opened={removal.isAsked}
          title={t("delete-bill-question")}
          confirmLabel={t("delete-bill")}
          danger
          onConfirm={removal.remove}
          onClose={removal.cancel}
        >
          {t("delete-bill-elsewhere")}
        </ConfirmDialog>
      </div>
    );
  }
  const isAsked = bill.askedAt !== null;
  return (
    <div className={classes.actions}>
      <SendToKitchen order={order} lines={bill.lines} />
      <Button
        icon={FolioIcon}
        aria-pressed={isAsked}
        onClick={() => act(asked({ isAsked: !isAsked }))}
      >
        {isAsked ? t("bill-was-asked") : t("bill-asked")}
      </Button>
      <Button variant="primary" icon={PaymentIcon} saving={isCheckingOut} onClick={onCheckout}>
        {t("checkout")}
      </Button>
    </div>
  );
}

/** Whether the kitchen is to be told of all that was ordered, and the API has not confirmed it. */
function hasFired(pending: readonly PendingOperation[]): boolean {
  const last = pending.findLastIndex(({ operation }) => operation.kind === "fired");
  const isOrder = ({ operation: { kind } }: PendingOperation) =>
    kind === "line-added" || kind === "quantity-changed";
  return last >= 0 && !pending.slice(last + 1).some(isOrder);
}

function useSendWords(count: number, isShort: boolean): string {
  const t = useText("till");
  if (count === 0) return t("all-sent");
  return isShort ? t("send-short", { count }) : t("send-to-kitchen", { count });
}

type SendToKitchenProps = {
  order: Order;
  lines: readonly BillLine[];
  /** In few words, where there is little room. */
  isShort?: boolean;
};

/** All at once, or a course where there are several. */
export function SendToKitchen({ order, lines, isShort = false }: SendToKitchenProps) {
  const t = useText("till");
  const { act, state } = order;
  const isAway = useServerAway();
  const isFired = hasFired(state?.pending ?? []);
  const needsUser = isFired && isStopped(state);
  const isSending = isFired && !isAway && !needsUser;
  const isWaiting = isFired && !isSending;
  const unsent = lines.flatMap(kitchenParts).filter((part) => part.quantity > part.firedQuantity);
  const courses = [...new Set(unsent.map(({ course }) => course))].sort((a, b) => a - b);
  const count = unsentCount({ lines });
  const toSend = useSendWords(count, isShort);
  const waiting = needsUser ? t("waits-for-you") : t("kitchen-waits");
  const label = isWaiting ? waiting : toSend;
  const icon = isShort ? undefined : RestaurantIcon;
  const fire = (course: number | null) => act(fired({ course }));
  if (courses.length < 2 || isFired) {
    return (
      <Button
        icon={icon}
        saving={isSending}
        savingText={t("sending")}
        disabled={count === 0 || isWaiting}
        onClick={() => fire(null)}
      >
        {label}
      </Button>
    );
  }
  return (
    <Menu
      trigger={<Button icon={icon}>{label}</Button>}
      items={[
        { label: t("all-courses"), onSelect: () => fire(null) },
        ...courses.map((course) => ({
          label: t("course-with", {
            number: course,
            count: unsent
              .filter((part) => part.course === course)
              .reduce((sum, part) => sum + part.quantity - part.firedQuantity, 0),
          }),
          onSelect: () => fire(course),
        })),
      ]}
    />
  );
}
