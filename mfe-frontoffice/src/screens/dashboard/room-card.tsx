import type { GridBooking } from "@funduq/shared-types/contracts/day-grid";
import { Badge, Button, Name, StatusBadge, statusProps } from "@funduq/shared-ui";
import { formatDateShort, formatDay } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import {
  AddIcon,
  CheckInIcon,
  CheckOutIcon,
  type Icon,
  ShowIcon,
  WalkInIcon,
} from "@funduq/shared-ui/icons";
import classes from "./board.module.css";
import type { BoardRoom, NextAction } from "./board.ts";

type RoomCardProps = {
  shown: BoardRoom;
  isToday: boolean;
  /** The one card of the grid that the Tab key stops at. */
  isCurrent: boolean;
  onOpen: () => void;
  onAct: () => void;
};

const icons: Record<NextAction, Icon> = {
  "check-in": CheckInIcon,
  "check-out": CheckOutIcon,
  "walk-in": WalkInIcon,
  "new-booking": AddIcon,
  open: ShowIcon,
};

/** A room as the desk sees it: who is in, who comes, what to do next (FO-14). */
export function RoomCard({ shown, isToday, isCurrent, onOpen, onAct }: RoomCardProps) {
  const t = useText("frontoffice");
  const { room, typeName, action, display } = shown;
  const tone = statusProps(shown.outOfOrder ? "OutOfOrder" : display);
  const label = t(`action.${action}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards of a grid that wraps are no table cells
    <div
      {...tone}
      className={`${tone.className} ${classes.card}`}
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-room={room.id}
      data-number={room.number}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <div className={classes.head}>
        <bdi className={classes.number}>{room.number}</bdi>
        <span className={classes.type}>{typeName}</span>
        <StatusBadge status={display} label={display === "Clean" ? t("filter.Clean") : undefined} />
      </div>
      <div className={classes.body}>
        <div className={classes.facts}>
          <Guests bookings={room.bookings} />
          <Remarks shown={shown} isToday={isToday} />
        </div>
        {action !== "open" && (
          <Button
            icon={icons[action]}
            tabIndex={isCurrent ? 0 : -1}
            variant={action === "check-in" || action === "check-out" ? "primary" : "default"}
            aria-label={t("action.of", { action: label, number: room.number })}
            onClick={(event) => {
              event.stopPropagation();
              onAct();
            }}
          >
            {label}
          </Button>
        )}
      </div>
    </div>
  );
}

function Guests({ bookings }: { bookings: readonly GridBooking[] }) {
  return bookings.map((booking) => (
    <div key={booking.id} className={classes.guest}>
      <Name>{booking.guestName}</Name>
      <bdi dir="ltr" className={classes.dates}>
        {formatDay(booking.checkInDate)} → {formatDay(booking.checkOutDate)}
      </bdi>
    </div>
  ));
}

/** What a glance must catch: arrivals, departures, the state of the room. */
function Remarks({ shown, isToday }: { shown: BoardRoom; isToday: boolean }) {
  const t = useText("frontoffice");
  const { arriving, leaving, outOfOrder, room, display } = shown;
  const overdue = isToday && leaving !== undefined && leaving.checkOutDate < shown.date;
  const saysHousekeeping = room.housekeepingStatus !== display && !outOfOrder;
  return (
    <div className={classes.remarks}>
      {leaving && (
        <Badge tone={overdue ? "danger" : "info"}>
          {overdue ? t("card.overdue") : t(isToday ? "card.departs" : "card.departsOn")}
        </Badge>
      )}
      {arriving && <Badge tone="info">{t(isToday ? "card.arrives" : "card.arrivesOn")}</Badge>}
      {outOfOrder && (
        <StatusBadge
          status="OutOfOrder"
          label={`${t("card.outOfOrder")} ${t("card.outOfOrderUntil", { date: formatDateShort(outOfOrder.to) })}`}
        />
      )}
      {saysHousekeeping && <StatusBadge status={room.housekeepingStatus} />}
    </div>
  );
}
