import type { GridBooking } from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Badge, Button, Name, StatusBadge, type StatusName } from "@funduq/shared-ui";
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
import { StayDates } from "../../features/stay/stay-dates.tsx";
import classes from "./board.module.css";
import type { BoardRoom, NextAction } from "./board.ts";
import type { CardState } from "./card-frame.tsx";

type RoomCardProps = {
  shown: BoardRoom;
  /** The one card of the grid that the Tab key stops at. */
  isCurrent: boolean;
  onAct: () => void;
};

const icons: Record<NextAction, Icon> = {
  "check-in": CheckInIcon,
  "check-out": CheckOutIcon,
  "walk-in": WalkInIcon,
  "new-booking": AddIcon,
  open: ShowIcon,
};

export function roomState(shown: BoardRoom): CardState {
  return { tone: toneOf(shown), badge: <Display shown={shown} /> };
}

/** A room as the desk sees it: who is in, who comes, what to do next (FO-14). */
export function RoomCard({ shown, isCurrent, onAct }: RoomCardProps) {
  const t = useText("frontoffice");
  const { room, action } = shown;
  const label = t(`action.${action}`);
  return (
    <>
      <Guests bookings={room.bookings} />
      <div className={classes.body}>
        <Remarks shown={shown} />
        {action !== "open" && (
          <div className={classes.action}>
            <Button
              icon={icons[action]}
              tabIndex={isCurrent ? 0 : -1}
              variant={action === "check-in" || action === "check-out" ? "primary" : "default"}
              aria-label={t("action.of", { action: label, number: room.number })}
              onClick={onAct}
            >
              {label}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function toneOf({ outOfOrder, isPast, display }: BoardRoom): StatusName {
  if (outOfOrder) return "OutOfOrder";
  return isPast && display === "Clean" ? "Checked-out" : display;
}

/** How the room stands on the day; on one that is over nobody can have it any more. */
function Display({ shown: { display, isPast } }: { shown: BoardRoom }) {
  const t = useText("frontoffice");
  if (display !== "Clean") return <StatusBadge status={display} />;
  if (isPast) return <Badge>{t("card.empty")}</Badge>;
  return <StatusBadge status={display} label={t("card.free")} />;
}

function Guests({ bookings }: { bookings: readonly GridBooking[] }) {
  return bookings.map((booking) => (
    <div key={booking.id} className={classes.guest}>
      <Name>{booking.guestName}</Name>
      <span className={classes.dates}>
        <StayDates from={booking.checkInDate} to={booking.checkOutDate} format={formatDay} />
      </span>
    </div>
  ));
}

/** What a glance must catch: arrivals, departures, the state of the room. */
function Remarks({ shown }: { shown: BoardRoom }) {
  const t = useText("frontoffice");
  const { arriving, outOfOrder, room, display, isToday } = shown;
  const saysHousekeeping = isToday && room.housekeepingStatus !== display && !outOfOrder;
  return (
    <div className={classes.remarks}>
      <Leaving shown={shown} />
      {arriving && <Badge tone="info">{t(isToday ? "card.arrives" : "card.arrivesOn")}</Badge>}
      {outOfOrder && <OutOfOrderLabel to={outOfOrder.to} />}
      {saysHousekeeping && <StatusBadge status={room.housekeepingStatus} />}
    </div>
  );
}

function Leaving({ shown: { leaving, date, isToday } }: { shown: BoardRoom }) {
  const t = useText("frontoffice");
  if (!leaving) return null;
  if (isToday && leaving.checkOutDate < date)
    return <Badge tone="danger">{t("card.overdue")}</Badge>;
  return <Badge tone="info">{t(isToday ? "card.departs" : "card.departsOn")}</Badge>;
}

function OutOfOrderLabel({ to }: { to: CalendarDate }) {
  const t = useText("frontoffice");
  return (
    <>
      <StatusBadge status="OutOfOrder" label={t("card.outOfOrder")} />
      <span className={classes.dates}>
        {t("card.outOfOrderUntil", { date: formatDateShort(to) })}
      </span>
    </>
  );
}
