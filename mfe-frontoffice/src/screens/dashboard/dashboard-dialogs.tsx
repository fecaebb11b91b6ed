import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import { useState } from "react";
import { useFoundGuest } from "../../features/guest/guest.endpoints.ts";
import { useCardexUrl } from "../../features/guest/use-cardex-url.ts";
import { lateDialog } from "../../late-part.ts";
import type { DashboardUrl } from "./use-dashboard-url.ts";
import { useRoomStatus } from "./use-room-status.ts";

const NewBookingDialog = lateDialog(
  async () => (await import("../../features/booking/new-booking-dialog.tsx")).NewBookingDialog,
);
const StayDrawer = lateDialog(
  async () => (await import("../../features/stay/stay-drawer.tsx")).StayDrawer,
);
const FolioDocumentDialog = lateDialog(
  async () =>
    (await import("../../features/invoice/folio-document-dialog.tsx")).FolioDocumentDialog,
);
const ArrivedPrompt = lateDialog(
  async () => (await import("../../features/stay/arrived-prompt.tsx")).ArrivedPrompt,
);
const Cardex = lateDialog(async () => (await import("../../features/guest/cardex.tsx")).Cardex);
const TodayDrawer = lateDialog(async () => (await import("./today-drawer.tsx")).TodayDrawer);
const PoliceDialog = lateDialog(
  async () => (await import("../../features/police/police-dialog.tsx")).PoliceDialog,
);
const OutOfOrderDialog = lateDialog(
  async () => (await import("./out-of-order-dialog.tsx")).OutOfOrderDialog,
);

type DashboardDialogsProps = { hotelId: HotelId; grid: DayGrid; url: DashboardUrl };

/** What the URL says is open over the grid. */
export function DashboardDialogs({ hotelId, grid, url }: DashboardDialogsProps) {
  const { businessDate } = grid;
  const cardex = useCardexUrl();
  const setStatus = useRoomStatus(url);
  const [arrived, setArrived] = useState<BookingId>();
  const { bookingId, isBooking, newBookingRoom, panel } = url;
  const guest = useFoundGuest(hotelId, url.newBookingGuest);
  const draftName = draftNameOf(url);
  const room = grid.rooms.find(({ id }) => id === newBookingRoom);
  const closing = grid.rooms.find(({ id }) => id === url.closingRoom);
  return (
    <>
      {url.isToday && <TodayDrawer hotelId={hotelId} url={url} onClose={url.closeToday} />}
      {url.isPolice && (
        <PoliceDialog hotelId={hotelId} onClose={url.closePolice} onCardex={url.openCardex} />
      )}
      {closing && (
        <OutOfOrderDialog
          key={closing.id}
          hotelId={hotelId}
          room={closing}
          businessDate={businessDate}
          shownDate={url.date}
          onClose={url.closeDialogs}
        />
      )}
      {isBooking && guest !== undefined && (
        <NewBookingDialog
          key={draftName}
          draftName={draftName}
          guest={guest ?? undefined}
          hotelId={hotelId}
          businessDate={businessDate}
          startDate={url.search?.from ?? firstDay(grid, url)}
          endDate={url.search?.to}
          room={room}
          onClose={url.closeDialogs}
          onSaved={url.bookingSaved}
          onArrived={setArrived}
        />
      )}
      {bookingId && (
        <StayDrawer
          key={bookingId}
          bookingRef={{ hotelId, bookingId }}
          rooms={grid.rooms}
          businessDate={businessDate}
          panel={panel}
          onPanel={url.showPanel}
          onOpenStay={url.openStay}
          onBookRoom={url.openNewBooking}
          onSetClean={(dirty) => setStatus(dirty, "Clean")}
          onClose={url.closeDialogs}
        />
      )}
      <OpenInvoice hotelId={hotelId} url={url} />
      {arrived && (
        <ArrivedPrompt
          key={arrived}
          bookingRef={{ hotelId, bookingId: arrived }}
          businessDate={businessDate}
          onClose={() => setArrived(undefined)}
        />
      )}
      {cardex.shown && (
        <Cardex
          key={cardex.shown}
          hotelId={hotelId}
          businessDate={businessDate}
          shown={cardex.shown}
          onClose={cardex.close}
        />
      )}
    </>
  );
}

/** The invoice of a folio that was found by its number. */
function OpenInvoice({ hotelId, url }: Pick<DashboardDialogsProps, "hotelId" | "url">) {
  const { invoiceId } = url;
  if (!invoiceId) return null;
  return (
    <FolioDocumentDialog
      key={invoiceId}
      invoiceRef={{ hotelId, invoiceId }}
      onOpenOwner={url.openInvoiced}
      onClose={url.closeInvoice}
    />
  );
}

/** Tells unsaved bookings apart: one for other nights does not come up again as this one's. */
function draftNameOf(url: DashboardUrl): string {
  const { newBookingGuest, newBookingRoom, newBookingArrival, search } = url;
  const name = newBookingGuest ?? newBookingRoom ?? "any";
  if (newBookingArrival) return `${name}.${newBookingArrival}`;
  return search ? `${name}.${search.from}.${search.to}` : name;
}

/** The arrival that a new booking begins with: the day asked for or shown, or today where that is over. */
function firstDay({ date, businessDate }: DayGrid, { newBookingArrival }: DashboardUrl) {
  const day = newBookingArrival ?? date;
  return day < businessDate ? businessDate : day;
}
