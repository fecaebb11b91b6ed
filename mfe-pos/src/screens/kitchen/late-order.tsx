import { formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import classes from "./kitchen.module.css";

type LateOrderProps = { orderedAt: string | null; isPaid: boolean };

/** Of an order that waited for the network, when it was ordered; and that the guests of a ticket have paid. It may be on the table. */
export function LateOrder({ orderedAt, isPaid }: LateOrderProps) {
  const t = useText("pos");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  return (
    <p className={classes.lateOrder}>
      {orderedAt && <WarningIcon size={20} />}
      {orderedAt && <span>{t("ticket.ordered", { time: formatTime(orderedAt, timeZone) })}</span>}
      {isPaid && <strong>{t("ticket.paid")}</strong>}
    </p>
  );
}
