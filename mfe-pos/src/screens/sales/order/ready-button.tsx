import { readyCount } from "@funduq/shared-types/rules/bill-ready";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon } from "@funduq/shared-ui/icons";
import { served } from "../../../features/bills/pending-operation.ts";
import type { Order } from "./use-order.ts";

/** How many dishes wait in the kitchen; a tap says that they were brought. In sight beside the menu, and on a phone. */
export function ReadyButton({ order: { bill, act } }: { order: Order }) {
  const t = useText("till");
  const count = bill ? readyCount(bill) : 0;
  if (!bill || count === 0) return null;
  return (
    <Button variant="primary" icon={DoneIcon} onClick={() => act(served(bill.ready))}>
      {t("mark-served", { count })}
    </Button>
  );
}
