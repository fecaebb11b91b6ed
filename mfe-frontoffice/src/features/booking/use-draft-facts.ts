import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import { stayVerdict } from "@funduq/shared-types/rules/stay";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { skipToken } from "@funduq/shared-ui/state";
import { useListFreeRoomsQuery } from "../availability/availability.endpoints.ts";
import { useListRateOffersQuery } from "../rate/rate.endpoints.ts";
import { type BookingDraft, chosenRoom, type DraftFacts, persons } from "./booking-draft.ts";

type Asked = {
  hotelId: HotelId;
  businessDate: CalendarDate;
  /** A room that counts as free although it is held. */
  held: FreeRoom | undefined;
};

/** The free rooms of the draft's nights and the rates of its room; both change as others work. */
export function useDraftFacts(draft: BookingDraft, { hotelId, businessDate, held }: Asked) {
  const rooms = useListFreeRoomsQuery(spanOf(draft, hotelId, businessDate));
  const free = withHeld(rooms.currentData?.rooms ?? [], held);
  const room = chosenRoom(draft, free);
  const guests = persons(draft);
  const companyId = draft.company?.id;
  const offers = useListRateOffersQuery(
    room && guests > 0 && guests <= 13
      ? { hotelId, roomTypeId: room.roomTypeId, guests, ...(companyId && { companyId }) }
      : skipToken,
  );
  const facts: DraftFacts = {
    businessDate,
    rooms: free,
    offers: room ? (offers.currentData?.offers ?? []) : [],
  };
  return { facts, room, roomsQuery: rooms, offersQuery: offers };
}

function withHeld(free: readonly FreeRoom[], held: FreeRoom | undefined): readonly FreeRoom[] {
  return !held || free.some(({ id }) => id === held.id) ? free : [held, ...free];
}

function spanOf(
  { checkInDate, checkOutDate }: BookingDraft,
  hotelId: HotelId,
  businessDate: CalendarDate,
) {
  if (!checkInDate || !checkOutDate) return skipToken;
  const verdict = stayVerdict({ from: checkInDate, to: checkOutDate }, businessDate);
  if (!verdict.allowed) return skipToken;
  return { hotelId, checkIn: checkInDate, checkOut: checkOutDate };
}
