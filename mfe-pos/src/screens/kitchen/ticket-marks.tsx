import type { KitchenTicket } from "@funduq/shared-types/contracts/pos-kitchen";
import { formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import classes from "./kitchen.module.css";

type TicketMarksProps = Pick<KitchenTicket, "orderedAt" | "isPaid">;

/**
 * What a cook asks about before preparing a ticket: that it waited for the network, since when, and that its bill was paid after it
 * was sent. Only the first has a warning sign. Nothing of an ordinary ticket.
 */
export function TicketMarks({ orderedAt, isPaid }: TicketMarksProps) {
  const t = useText("pos");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  if (!orderedAt && !isPaid) return null;
  return (
    <p className={classes.marks}>
      {orderedAt && <WarningIcon size={20} />}
      {orderedAt && <span>{t("ticket.ordered", { time: formatTime(orderedAt, timeZone) })}</span>}
      {isPaid && <strong>{t("ticket.paid")}</strong>}
    </p>
  );
}
