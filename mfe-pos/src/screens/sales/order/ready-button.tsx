import type { OpenBill, ReadyTicket } from "@funduq/shared-types/contracts/pos-bill";
import { kitchenParts } from "@funduq/shared-types/rules/bill-dishes";
import { readyCount } from "@funduq/shared-types/rules/bill-ready";
import { Button, Menu, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon } from "@funduq/shared-ui/icons";
import { titleOf } from "../../../features/bills/bill-entry.ts";
import { served, unserved } from "../../../features/bills/pending-operation.ts";
import { useBillOutbox } from "../../../features/bills/use-bill-outbox.ts";
import type { Order } from "./use-order.ts";

/**
 * How many dishes wait in the kitchen; a tap says that they were brought, which can be taken back for eight seconds. Where
 * stations were done one after another, a waiter may have taken those of one.
 */
export function ReadyButton({ order: { ref, bill, act } }: { order: Order }) {
  const t = useText("till");
  const outbox = useBillOutbox();
  const count = bill ? readyCount(bill) : 0;
  if (!bill || count === 0) return null;
  const { ready } = bill;
  const serve = (tickets: readonly ReadyTicket[]) => {
    act(served(tickets));
    const dishes = readyCount({ ready: [...tickets] });
    const said = `${titleOf(bill)} · ${t("now-served", { count: dishes })}`;
    // Of this bill, whichever is on the screen by then.
    notify.undo(said, () => void outbox.add(ref, bill, [unserved(tickets)]));
  };
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
