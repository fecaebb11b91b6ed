import type { KitchenTicket } from "@funduq/shared-types/contracts/pos-kitchen";
import { Button, Drawer, EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { HistoryIcon, UndoIcon } from "@funduq/shared-ui/icons";
import { billName } from "../../features/bills/bill-name.ts";
import classes from "./kitchen.module.css";
import { KitchenAway } from "./kitchen-away.tsx";
import { TicketLines } from "./ticket-lines.tsx";
import { useMinutesSince } from "./use-minutes.ts";

type DoneDrawerProps = {
  tickets: readonly KitchenTicket[];
  /** Without the network none is recalled. */
  isReadOnly: boolean;
  onRecall: (ticket: KitchenTicket) => void;
  onClose: () => void;
};

/** The tickets that were done last, to be recalled. */
export function DoneDrawer({ tickets, isReadOnly, onRecall, onClose }: DoneDrawerProps) {
  const t = useText("pos");
  return (
    <Drawer opened onClose={onClose} title={t("kitchen.last-done")}>
      {isReadOnly && <KitchenAway />}
      {tickets.length === 0 ? (
        <EmptyState icon={HistoryIcon} message={t("kitchen.none-done")} />
      ) : (
        <ul className={classes.doneList} aria-label={t("kitchen.last-done")}>
          {tickets.map((ticket) => (
            <DoneLine
              key={ticket.id}
              ticket={ticket}
              isReadOnly={isReadOnly}
              onRecall={() => onRecall(ticket)}
            />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

type DoneLineProps = Pick<DoneDrawerProps, "isReadOnly"> & {
  ticket: KitchenTicket;
  onRecall: () => void;
};

function DoneLine({ ticket, isReadOnly, onRecall }: DoneLineProps) {
  const t = useText("pos");
  const minutes = useMinutesSince(ticket.doneAt ?? ticket.firedAt);
  const place = ticket.tableName || billName(ticket.billName, t);
  return (
    <li className={classes.doneLine}>
      <span>
        <strong>
          <bdi>{place}</bdi>
        </strong>
        <span className={classes.about}>
          <span>{t("kitchen.course", { course: ticket.course })}</span>
          <span>{t("kitchen.done-ago", { minutes })}</span>
        </span>
        <TicketLines lines={ticket.lines} />
      </span>
      <Button
        icon={UndoIcon}
        disabled={isReadOnly}
        onClick={onRecall}
        aria-label={t("kitchen.recall-of", { place })}
      >
        {t("kitchen.recall")}
      </Button>
    </li>
  );
}
