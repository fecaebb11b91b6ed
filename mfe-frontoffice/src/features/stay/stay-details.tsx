import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { occupiesRoom } from "@funduq/shared-types/rules/booking-status";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Amount, Button, DetailList, Name, StatusBadge } from "@funduq/shared-ui";
import { formatDate } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon } from "@funduq/shared-ui/icons";
import { usePurchaseOrderText } from "@funduq/shared-ui/purchase-order";
import { StayCreditBadge } from "../folio/credit-badge.tsx";
import { folioName } from "../folio/folio-texts.ts";
import { StayDates } from "../from-to/stay-dates.tsx";
import { GroupOfStay } from "../group/group-of-stay.tsx";
import { GuestLink } from "../guest/guest-link.tsx";
import { VipBadge } from "../guest/vip-badge.tsx";
import { storedRateLabel } from "../rate/rate-label.ts";
import { useReferenceFact } from "../reference/reference.tsx";
import { withChargedNights } from "./charged-nights.ts";
import { CompanyOfStay } from "./company-of-stay.tsx";
import { useLeftToPay } from "./left-to-pay.tsx";
import { OrderOfStay } from "./order-of-stay.tsx";
import classes from "./stay.module.css";
import { StayAnnouncement } from "./stay-announcement.tsx";
import type { StayDrawerProps } from "./stay-drawer.tsx";
import { StayHistory } from "./stay-history.tsx";
import { useTaxFacts } from "./tax-facts.tsx";

type StayDetailsProps = Pick<StayDrawerProps, "bookingRef" | "onOpenStay" | "onBookRoom"> & {
  booking: Booking;
  room: GridRoom | undefined;
};

/** What is known of a stay. */
export function StayDetails({
  booking,
  room,
  onOpenStay,
  onBookRoom,
  bookingRef,
}: StayDetailsProps) {
  const t = useText("frontoffice");
  return (
    <div className={classes.stay}>
      <StayAnnouncement bookingId={bookingRef.bookingId} />
      <div className={classes.badges}>
        <StatusBadge status={booking.status} />
        {room && <StatusBadge status={room.housekeepingStatus} />}
      </div>
      <Facts bookingRef={bookingRef} booking={booking} />
      <section>
        <h3>{t("stay.folios")}</h3>
        <ul className={classes.folios}>
          {booking.folios.map((folio) => (
            <li key={folio.id} className={classes.folio}>
              <span>
                <Name>{folioName(folio, t)}</Name>
              </span>
              <StayCreditBadge booking={booking} folio={folio} />
              <Amount strong value={folioBalance(folio)} />
            </li>
          ))}
        </ul>
      </section>
      <RoomMates booking={booking} room={room} onOpenStay={onOpenStay} />
      <div className={classes.book}>
        <Button
          variant="quiet"
          icon={AddIcon}
          onClick={() => onBookRoom(booking.roomId, freeFrom(booking))}
        >
          {t("stay.book-room")}
        </Button>
      </div>
      <StayHistory entries={withChargedNights(booking)} />
    </div>
  );
}

/** The first day on which the stay leaves the room to somebody else. */
function freeFrom({ status, checkOutDate }: Booking): CalendarDate | undefined {
  return occupiesRoom(status) ? checkOutDate : undefined;
}

function Facts({ bookingRef, booking }: Pick<StayDetailsProps, "bookingRef" | "booking">) {
  const t = useText("frontoffice");
  const left = useLeftToPay(booking);
  const taxes = useTaxFacts(booking);
  const reference = useReferenceFact(booking.reference);
  const orderWord = usePurchaseOrderText();
  const { guests, company, groupId, comments, nights, adults, children, cancellationReason } =
    booking;
  return (
    <DetailList
      items={[
        ...reference,
        {
          label: t("stay.guests"),
          value: guests.map(({ guestId, fullName, phone, isVip }) => (
            <div key={guestId}>
              <GuestLink guestId={guestId} name={fullName} />
              <VipBadge isVip={isVip} />{" "}
              <bdi dir="ltr" className={classes.phone}>
                {phone}
              </bdi>
            </div>
          )),
        },
        {
          label: t("stay.party"),
          value: [
            t("stay.adults", { count: adults }),
            ...(children > 0 ? [t("stay.children", { count: children })] : []),
          ].join(" · "),
        },
        {
          label: t("stay.dates"),
          value: (
            <>
              <StayDates from={booking.checkInDate} to={booking.checkOutDate} format={formatDate} />{" "}
              <span className={classes.whole}>({t("booking.nights", { count: nights })})</span>
            </>
          ),
        },
        { label: t("stay.room"), value: `${booking.roomNumber} · ${booking.roomTypeName}` },
        { label: t("stay.rate"), value: <Rate booking={booking} /> },
        { label: t("stay.total"), value: <Amount value={booking.totalCentimes} /> },
        ...taxes,
        ...left,
        {
          label: t("stay.company"),
          value: company ? (
            <CompanyOfStay company={company} booking={booking} />
          ) : (
            t("stay.no-company")
          ),
        },
        ...(company
          ? [
              {
                label: orderWord("order.title"),
                value: <OrderOfStay bookingRef={bookingRef} booking={booking} />,
              },
            ]
          : []),
        ...(groupId
          ? [
              {
                label: t("stay.group"),
                value: <GroupOfStay bookingRef={bookingRef} booking={booking} groupId={groupId} />,
              },
            ]
          : []),
        ...(cancellationReason
          ? [{ label: t("stay.cancelled"), value: <Name>{cancellationReason}</Name> }]
          : []),
        ...(comments
          ? [{ label: t("stay.comments"), value: <p className={classes.comments}>{comments}</p> }]
          : []),
      ]}
    />
  );
}

function Rate({ booking: { ratePlan, roomTypeName, rateCentimes } }: { booking: Booking }) {
  const t = useText("frontoffice");
  return (
    <>
      {storedRateLabel(ratePlan, roomTypeName, t)} · <Amount value={rateCentimes} />
    </>
  );
}

/** Who else has this room on the day shown: the one who leaves, the one who comes. */
function RoomMates({
  booking,
  room,
  onOpenStay,
}: Omit<StayDetailsProps, "bookingRef" | "onBookRoom">) {
  const t = useText("frontoffice");
  const others = room?.bookings.filter(({ id }) => id !== booking.id) ?? [];
  if (others.length === 0) return null;
  return (
    <section>
      <h3>{t("stay.others-today")}</h3>
      {others.map(({ id, guestName, status }) => (
        <Button key={id} variant="quiet" onClick={() => onOpenStay(id)}>
          <Name>{guestName}</Name> <StatusBadge status={status} />
        </Button>
      ))}
    </section>
  );
}
