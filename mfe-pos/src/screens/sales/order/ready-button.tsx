import type { OpenBill, ReadyTicket } from "@funduq/shared-types/contracts/pos-bill";
import { kitchenParts } from "@funduq/shared-types/rules/bill-dishes";
import { readyCount } from "@funduq/shared-types/rules/bill-ready";
import { Button, Menu } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon } from "@funduq/shared-ui/icons";
import { served } from "../../../features/bills/pending-operation.ts";
import type { Order } from "./use-order.ts";

/**
 * How many dishes wait in the kitchen; a tap says that they were brought. Where stations were done one after another, a
 * waiter may have taken those of one. In sight beside the menu, and on a phone.
 */
export function ReadyButton({ order: { bill, act } }: { order: Order }) {
  const t = useText("till");
  const count = bill ? readyCount(bill) : 0;
  if (!bill || count === 0) return null;
  const { ready } = bill;
  const serve = (tickets: readonly ReadyTicket[]) => act(served(tickets));
  const button = {
    variant: "primary",
    icon: DoneIcon,
    children: t("mark-served", { count }),
  } as const;
  if (ready.length === 1) return <Button {...button} onClick={() => serve(ready)} />;
  const ofTicket = (ticket: ReadyTicket) => ({
    label: dishesOf(bill, ticket),
    onSelect: () => serve([ticket]),
  });
  const all = { label: t("all-served"), icon: DoneIcon, onSelect: () => serve(ready) };
  return <Menu trigger={<Button {...button} />} items={[all, ...ready.map(ofTicket)]} />;
}

/** '2 × Mint tea, 1 × Coffee'. Of a set the dish that is ready: which one is to be brought. */
function dishesOf(bill: OpenBill, ticket: ReadyTicket): string {
  return ticket.lines
    .map(({ lineId, dish, quantity }) => {
      const line = bill.lines.find(({ id }) => id === lineId);
      const part = line && kitchenParts(line).find((each) => each.dish === (dish ?? null));
      return `${quantity} × ${part?.name ?? line?.name ?? ""}`;
    })
    .join(", ");
}
