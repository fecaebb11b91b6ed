import { Dialog, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { OutboxEntry } from "@funduq/shared-ui/outbox";
import { Refused } from "./refused.tsx";
import type { Order } from "./use-order.ts";

type RefusedDialogProps = { order: Order; refused: readonly OutboxEntry[]; onClose: () => void };

/** Before a payment is taken: what was refused of the bill has to be sent again or discarded. Then the checkout goes on. */
export function RefusedDialog({ order, refused, onClose }: RefusedDialogProps) {
  const t = useText("till");
  return (
    <Dialog opened size="small" isThrowaway title={t("decide-first")} onClose={onClose}>
      <Stack>
        {refused.map((entry) => (
          <Refused key={entry.id} order={order} entry={entry} />
        ))}
      </Stack>
    </Dialog>
  );
}
