import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, RoomId } from "@funduq/shared-types/values/ids";
import { Drawer, Name, QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useReadBookingQuery } from "../booking/booking.endpoints.ts";
import { StayActions } from "./stay-actions.tsx";
import { StayDetails } from "./stay-details.tsx";
import { StayDialogs } from "./stay-dialogs.tsx";
import type { StayPanel } from "./stay-panel.ts";

export type StayDrawerProps = {
  bookingRef: BookingRef;
  /** The rooms of the day, for their state and for who else is in the room. */
  rooms: readonly GridRoom[];
  businessDate: CalendarDate;
  panel: StayPanel | undefined;
  onPanel: (panel: StayPanel | undefined) => void;
  onOpenStay: (bookingId: BookingId, panel?: StayPanel) => void;
  /** Another booking of the room, from the day on that this stay leaves it. */
  onBookRoom: (roomId: RoomId, arrival?: CalendarDate) => void;
  /** Sets a room Clean that a guest is about to move into. */
  onSetClean: (room: GridRoom) => Promise<boolean>;
  onClose: () => void;
};

/** A stay beside the grid: who, when, at what price, what happened, and what comes next. */
export function StayDrawer(props: StayDrawerProps) {
  const { bookingRef, rooms, businessDate, panel, onPanel, onClose } = props;
  const t = useText("frontoffice");
  const query = useReadBookingQuery(bookingRef, { refetchOnMountOrArgChange: true });
  const booking = query.data;
  const room = rooms.find(({ id }) => id === booking?.roomId);
  return (
    <>
      <Drawer
        opened
        onClose={onClose}
        title={
          booking ? (
            <>
              {t("stay.title", { number: booking.roomNumber })} ·{" "}
              <Name>{booking.guests.find(({ isPrimary }) => isPrimary)?.fullName}</Name>
            </>
          ) : (
            t(query.isError ? "stay.untold" : "loading")
          )
        }
        footer={
          booking && (
            <StayActions
              booking={booking}
              room={room}
              businessDate={businessDate}
              panel={panel}
              onPanel={onPanel}
            />
          )
        }
      >
        <QueryView
          query={query}
          skeleton={<Skeleton shape="details" badges={2} rows={8} />}
          errorMessage={t("booking.load-failed")}
        >
          {(stay) => <StayDetails {...props} booking={stay} room={room} />}
        </QueryView>
      </Drawer>
      {booking && (
        <StayDialogs
          bookingRef={bookingRef}
          booking={booking}
          businessDate={businessDate}
          room={room}
          panel={panel}
          onClose={() => onPanel(undefined)}
          onFolios={() => onPanel("folios")}
          onSetClean={props.onSetClean}
          onDone={onClose}
          onReopen={(again) => props.onOpenStay(bookingRef.bookingId, again)}
        />
      )}
    </>
  );
}
