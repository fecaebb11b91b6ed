import { centimes } from "@funduq/shared-types/values/centimes";
import { Amount, Button, lazyDialog } from "@funduq/shared-ui";
import { formatDateTime } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { AddIcon, BackIcon, DeleteIcon, WarningIcon } from "@funduq/shared-ui/icons";
import type { OutboxEntry } from "@funduq/shared-ui/outbox";
import { useHotel } from "@funduq/shared-ui/state";
import { useMemo, useState } from "react";
import { operationsIn } from "../../../features/bills/bill-entry.ts";
import { endsBill } from "../../../features/bills/bill-rules.ts";
import { onNewBill } from "../../../features/bills/on-new-bill.ts";
import { newBillId, opened } from "../../../features/bills/pending-operation.ts";
import { useBillOutbox } from "../../../features/bills/use-bill-outbox.ts";
import { useTillPlace } from "../use-till-place.ts";
import classes from "./order.module.css";
import type { Order } from "./use-order.ts";

const DiscardDialog = lazyDialog(
  async () => (await import("@funduq/shared-ui/outbox")).DiscardDialog,
);

type LeftOverProps = { order: Order; refused: readonly [OutboxEntry, ...OutboxEntry[]] };

/** What was not done on a bill that was deleted, merged or sold elsewhere: it is ordered on a new bill, or discarded. */
export function LeftOver({ order, refused }: LeftOverProps) {
  const t = useText("till");
  const { goTo } = useTillPlace();
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const outbox = useBillOutbox();
  const [isDiscarding, setDiscarding] = useState(false);
  const [first, ...others] = refused;
  const orders = useMemo(
    () => onNewBill(refused.flatMap((entry) => operationsIn(entry) ?? [])),
    [refused],
  );
  const ended = refused.find(({ failure }) => failure && endsBill(failure))?.failure;
  const canOrder = orders.length > 0 && ended?.code !== "restaurant.not-found";

  function putOnNewBill() {
    const { table = null, others: bills, ended: gone } = order;
    const covers = gone?.covers ?? null;
    const ref = { ...order.ref, billId: newBillId() };
    const { billId, restaurantId } = ref;
    const billNames = bills.map(({ name }) => name);
    const opening = opened({ restaurantId, billId, table, covers, billNames });
    void outbox.putOnNewBill(refused, ref, [opening, ...orders]);
    goTo.insteadBill(table?.id ?? null, billId);
  }

  return (
    <section className={classes.leftOver} role="alert">
      <p>
        <WarningIcon size={20} />
        <strong>{errorText(ended ?? { code: "bill.not-found", params: {} })}</strong>
      </p>
      <p>{t("left-over")}</p>
      <ul>
        {refused.map(({ id, label, amountCentimes, by, at }) => (
          <li key={id}>
            <bdi>{label}</bdi>
            {amountCentimes ? <Amount value={centimes(amountCentimes)} /> : null}
            <span className={classes.leftBy}>
              {t("left-over-by", { name: by.name, time: formatDateTime(at, timeZone) })}
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.unsentActions}>
        <Button icon={BackIcon} onClick={goTo.tables}>
          {t("to-tables")}
        </Button>
        <Button icon={DeleteIcon} onClick={() => setDiscarding(true)}>
          {t("discard-unsent")}
        </Button>
        {canOrder && (
          <Button variant="primary" icon={AddIcon} onClick={putOnNewBill}>
            {t("put-on-new-bill")}
          </Button>
        )}
      </div>
      {isDiscarding && (
        <DiscardDialog entry={first} others={others} onClose={() => setDiscarding(false)} />
      )}
    </section>
  );
}
