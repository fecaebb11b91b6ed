import { isReady } from "@funduq/shared-types/rules/check-in";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Badge, Button, Name, StatusBadge, type StatusName } from "@funduq/shared-ui";
import { formatDateShort, formatDay } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import {
  AddIcon,
  CheckInIcon,
  CheckOutIcon,
  FreeIcon,
  type Icon,
  ShowIcon,
  WalkInIcon,
} from "@funduq/shared-ui/icons";
import { useLayoutEffect, useRef } from "react";
import { StayDates } from "../../features/from-to/stay-dates.tsx";
import type { BoardRoom, NextAction } from "./board.ts";
import classes from "./card.module.css";
import calm from "./card-calm.module.css";
import { type CardState, cardOf } from "./card-frame.tsx";
import { StayMarks } from "./stay-marks.tsx";
import { WhatIsOffered } from "./what-is-offered.tsx";

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
  return {
    tone: toneOf(shown),
    badge: <Display shown={shown} />,
    guests: guestsOf(shown),
    brief: Boolean(shown.leaving || shown.arriving) && hasRemarks(shown),
  };
}

function guestsOf({ room: { bookings } }: BoardRoom): CardState["guests"] {
  return (["none", "one", "two"] as const)[bookings.length] ?? "more";
}

/** A room as the desk sees it: who is in, who comes, what to do next (FO-14). */
export function RoomCard({ shown, isCurrent, onAct }: RoomCardProps) {
  return (
    <>
      <Guests shown={shown} />
      <div className={classes.body}>
        <Remarks shown={shown} />
        {shown.action !== "open" && <NextStep shown={shown} isCurrent={isCurrent} onAct={onAct} />}
      </div>
    </>
  );
}

function NextStep({ shown: { room, action }, isCurrent, onAct }: RoomCardProps) {
  const t = useText("frontoffice");
  const label = t(`action.${action}`);
  const button = useRef<HTMLButtonElement>(null);
  // The button is gone when it is done: the focus goes to the card.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && own === document.activeElement) cardOf(own)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className={`${classes.action} ${calm.step}`}>
      <Button
        ref={button}
        icon={icons[action]}
        tabIndex={isCurrent ? 0 : -1}
        variant={action === "check-in" || action === "check-out" ? "primary" : "default"}
        aria-label={t("action.of", { action: label, number: room.number })}
        title={label}
        onClick={onAct}
      >
        {label}
      </Button>
    </div>
  );
}

function toneOf({ outOfOrder, isPast, display, offer }: BoardRoom): StatusName {
  if (outOfOrder) return "OutOfOrder";
  if (offer.isHeld && display === "Clean") return "Reserved";
  return isPast && display === "Clean" ? "Checked-out" : display;
}

/**
 * The status of the room on the day: a closed and empty one is Out of Order first, and dirty beside it
 * (FO-03). A day in the past offers nothing.
 */
function Display({ shown }: { shown: BoardRoom }) {
  const t = useText("frontoffice");
  const { display, isPast, isToday, offer } = shown;
  if (saysClosed(shown)) return <StatusBadge status="OutOfOrder" label={t("card.out-of-order")} />;
  // Of a room: in Arabic a booking is reserved in another gender.
  if (display === "Reserved") return <StatusBadge status={display} label={t("card.reserved")} />;
  if (display !== "Clean") return <StatusBadge status={display} />;
  if (isPast) return <Badge>{t("card.empty")}</Badge>;
  if (offer.isHeld) return <StatusBadge status="Reserved" label={t("card.held")} />;
  const free = <span>{t("card.free")}</span>;
  if (!isToday) return <StatusBadge status={display} icon={FreeIcon} label={free} />;
  // Its status, and what that means to the desk.
  return (
    <StatusBadge
      status={display}
      icon={FreeIcon}
      label={
        <>
          {free} · {t("housekeeping.Clean")}
        </>
      }
    />
  );
}

function saysClosed({ outOfOrder, display }: BoardRoom): boolean {
  return outOfOrder !== null && display === "Dirty";
}

/** The guest in the room and the one who arrives, each with 'leaves' or 'arrives' beside the name. */
function Guests({ shown }: { shown: BoardRoom }) {
  const { leaving, arriving, isToday } = shown;
  const t = useText("frontoffice");
  return shown.room.bookings.map((booking) => (
    <div key={booking.id} className={classes.guest}>
      <Name>{booking.guestName}</Name>
      <span className={classes.when}>
        <span className={classes.dates} data-stay>
          <StayDates from={booking.checkInDate} to={booking.checkOutDate} format={formatDay} />
        </span>
        {booking.id === leaving?.id && <Leaving shown={shown} />}
        {booking.id === arriving?.id && (
          <Badge tone="info">{t(isToday ? "card.arrives" : "card.arrives-on")}</Badge>
        )}
        <StayMarks booking={booking} isDue={isToday && booking.id === leaving?.id} />
      </span>
    </div>
  ));
}

function saysHousekeeping({ outOfOrder, room, display, isToday }: BoardRoom): boolean {
  return isToday && room.housekeepingStatus !== display && !outOfOrder;
}

function hasRemarks(shown: BoardRoom): boolean {
  return shown.outOfOrder !== null || saysHousekeeping(shown);
}

/** What a glance must catch of the room itself. */
function Remarks({ shown }: { shown: BoardRoom }) {
  const { outOfOrder, room } = shown;
  return (
    <div className={classes.remarks}>
      {outOfOrder && <OutOfOrderLabel to={outOfOrder.to} isSaid={saysClosed(shown)} />}
      {saysClosed(shown) && <StatusBadge status="Dirty" />}
      {saysHousekeeping(shown) && (
        <span className={isReady(room.housekeepingStatus) ? calm.quiet : undefined}>
          <StatusBadge status={room.housekeepingStatus} />
        </span>
      )}
      {room.bookings.length === 0 && <WhatIsOffered {...shown.offer} />}
    </div>
  );
}

function Leaving({ shown: { leaving, date, isToday } }: { shown: BoardRoom }) {
  const t = useText("frontoffice");
  if (!leaving) return null;
  if (isToday && leaving.checkOutDate < date)
    return <Badge tone="danger">{t("card.overdue")}</Badge>;
  return <Badge tone="info">{t(isToday ? "card.departs" : "card.departs-on")}</Badge>;
}

function OutOfOrderLabel({ to, isSaid }: { to: CalendarDate; isSaid: boolean }) {
  const t = useText("frontoffice");
  return (
    <>
      {!isSaid && <StatusBadge status="OutOfOrder" label={t("card.out-of-order")} />}
      <span className={classes.dates}>
        {t("card.out-of-order-until", { date: formatDateShort(to) })}
      </span>
    </>
  );
}
