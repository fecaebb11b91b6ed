import type { KitchenTicket } from "@funduq/shared-types/contracts/pos-kitchen";
import { Button, IconButton, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, PrintIcon } from "@funduq/shared-ui/icons";
import { type MouseEvent, memo } from "react";
import { billName } from "../../features/bills/bill-name.ts";
import { isSecondTap } from "../../features/taps/second-tap.ts";
import classes from "./kitchen.module.css";
import { TicketAge } from "./ticket-age.tsx";
import { TicketLines } from "./ticket-lines.tsx";
import { TicketMarks } from "./ticket-marks.tsx";

type TicketCardProps = {
  ticket: KitchenTicket;
  /** Where the screen shows more than one. */
  showsStation: boolean;
  /** Without the network it is not marked as done. */
  isReadOnly: boolean;
  onDone: (ticket: KitchenTicket) => void;
  onPrint: (ticket: KitchenTicket) => void;
};

/** One ticket: where it goes, how long it waits, what it asks for, the one tap that ends it, and its paper. */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, showsStation, isReadOnly, onDone, onPrint } = props;
  const t = useText("pos");
  const { tableName, stationName, course, firedAt, orderedAt, isPaid, firedBy, lines } = ticket;
  const bill = billName(ticket.billName, t);
  const place = tableName || bill;

  function handleDone(event: MouseEvent<HTMLElement>) {
    if (isSecondTap(event)) return;
    focusNeighbour(event.currentTarget);
    onDone(ticket);
  }
  return (
    <article className={classes.ticket} aria-label={t("kitchen.ticket-of", { place, course })}>
      <header className={classes.head}>
        <h2 className={classes.place}>
          <bdi>{place}</bdi>
        </h2>
        <TicketAge orderedAt={orderedAt ?? firedAt} />
        <p className={classes.course}>{t("kitchen.course", { course })}</p>
        <p className={classes.about}>
          {tableName !== "" && <Name>{bill}</Name>}
          {firedBy && <Name>{firedBy}</Name>}
          {showsStation && stationName !== "" && <Name>{stationName}</Name>}
        </p>
      </header>
      <TicketMarks orderedAt={orderedAt} isPaid={isPaid} />
      <TicketLines lines={lines} />
      <div className={classes.done}>
        <Button variant="primary" icon={DoneIcon} disabled={isReadOnly} onClick={handleDone}>
          {t("kitchen.done")}
        </Button>
        <IconButton
          icon={PrintIcon}
          label={t("ticket.print-of", { place })}
          onClick={() => onPrint(ticket)}
        />
      </div>
    </article>
  );
});

/** Pressing 'Done' removes the ticket, so the keyboard's focus moves to the next one. */
function focusNeighbour(button: HTMLElement): void {
  const card = button.closest("article");
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  neighbour?.querySelector("button")?.focus();
}
