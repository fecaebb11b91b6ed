import type { TicketPaper } from "@funduq/shared-types/contracts/pos-kitchen";
import { countedOptions } from "@funduq/shared-types/rules/bill-dishes";
import { isVoidTicket } from "@funduq/shared-types/rules/kitchen-ticket";
import { formatDateTime } from "@funduq/shared-ui/format";
import { type PaperLanguage, PrintPage } from "@funduq/shared-ui/print";
import { useHotel } from "@funduq/shared-ui/state";
import { billName } from "../bills/bill-name.ts";
import type { PaperText } from "./paper-text.ts";
import classes from "./papers.module.css";

/** `mayBePrinted`: a network printer may have printed it before. */
type PrintedTicket = TicketPaper & { mayBePrinted?: boolean };
type TicketPageProps = { tickets: readonly PrintedTicket[]; t: PaperText; language: PaperLanguage };

/** Kitchen tickets, 80 mm wide, one below the other (POS-13). */
export function TicketPage({ tickets, t, language }: TicketPageProps) {
  return (
    <PrintPage paper="receipt" language={language} stamped={false} preview>
      {tickets.map((ticket, index) => (
        // Tickets on a paper are never added to or moved.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Ticket key={index} ticket={ticket} t={t} language={language} />
      ))}
    </PrintPage>
  );
}

type TicketProps = Omit<TicketPageProps, "tickets"> & { ticket: PrintedTicket };

function Ticket({ ticket, t, language }: TicketProps) {
  const timeZone = useHotel()?.timeZone;
  const { stationName, tableName, course, firedAt, firedBy, lines } = ticket;
  const bill = billName(ticket.billName, t);
  return (
    <section className={classes.ticket}>
      {ticket.mayBePrinted && <p className={classes.again}>{t("ticket.again")}</p>}
      {ticket.orderedAt && timeZone && (
        <p className={classes.again}>
          {t("ticket.ordered", { time: formatDateTime(ticket.orderedAt, timeZone, language) })}
        </p>
      )}
      {ticket.isPaid && <p className={classes.again}>{t("ticket.paid")}</p>}
      {isVoidTicket(ticket) && <p className={classes.void}>{t("ticket.void")}</p>}
      {stationName !== "" && (
        <p className={classes.station}>
          <bdi>{stationName}</bdi>
        </p>
      )}
      <h1 className={classes.place}>
        <bdi>{tableName || bill}</bdi>
      </h1>
      <p>
        {tableName !== "" && (
          <>
            <bdi>{bill}</bdi>
            {" · "}
          </>
        )}
        {t("kitchen.course", { course })}
      </p>
      <p>
        {timeZone && <bdi>{formatDateTime(firedAt, timeZone, language)}</bdi>}
        {firedBy !== null && (
          <>
            {" · "}
            <bdi>{firedBy}</bdi>
          </>
        )}
      </p>
      <ul className={classes.orders}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines on a paper are never added to or moved
          <Order key={index} line={line} t={t} />
        ))}
      </ul>
    </section>
  );
}

/** What is to be prepared, and below it how many are not any more. */
function Order({ line, t }: { line: TicketPaper["lines"][number]; t: PaperText }) {
  const { name, quantity, voidedQuantity, modifiers, note } = line;
  const left = quantity - voidedQuantity;
  return (
    <li>
      {left > 0 && <OrderedItem quantity={left} name={name} />}
      {voidedQuantity > 0 && (
        <p>
          <del>
            <OrderedItem quantity={voidedQuantity} name={name} />
          </del>{" "}
          <strong>{t("ticket.voided")}</strong>
        </p>
      )}
      {countedOptions(modifiers).map(({ id, name: option, count }) => (
        <p key={id} className={classes.modifier}>
          {count > 1 && `${count} × `}
          <bdi>{option}</bdi>
        </p>
      ))}
      {note !== "" && (
        <p className={classes.note}>
          <bdi>{note}</bdi>
        </p>
      )}
    </li>
  );
}

function OrderedItem({ quantity, name }: { quantity: number; name: string }) {
  return (
    <span className={classes.ordered}>
      <span>{`${quantity} ×`}</span> <bdi>{name}</bdi>
    </span>
  );
}
