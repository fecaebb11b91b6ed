import { addDays, type CalendarDate, daysBetween } from "@funduq/shared-types/values/calendar-date";
import type { MockHotel } from "./mock-hotel.ts";
import { businessDate, offersOf, roomTypes, tdsBp } from "./mock-rooms.ts";

type Asked = {
  from: CalendarDate;
  to: CalendarDate;
  roomTypeId: string;
  guests: number;
  companyId: string;
  ratePlan: string;
};

/** The free rooms at the asked plan, else their base rates; the asked type first, then the cheapest. */
export function pricedRooms(hotel: MockHotel, asked: Asked) {
  const { from, to, roomTypeId, guests, companyId } = asked;
  const ratePlan = asked.ratePlan || "base";
  const rateOf = (id: string) =>
    offersOf(id, companyId).find(({ plan }) => plan === ratePlan)?.rateCentimes ?? 0;
  const rooms = hotel
    .freeRooms(from, to)
    .rooms.filter(({ maxOccupancy }) => maxOccupancy >= guests)
    .map((room) => ({
      ...room,
      sameType: room.roomTypeId === roomTypeId,
      ratePlan,
      rateCentimes: rateOf(room.roomTypeId),
      differenceCentimes: rateOf(room.roomTypeId) - rateOf(roomTypeId),
    }));
  const place = (room: (typeof rooms)[number]) => (room.sameType ? 0 : room.rateCentimes);
  return { rooms: rooms.sort((a, b) => place(a) - place(b)), tdsBp };
}

/** The rooms left on each day; those that are over are not known any more. */
export function availabilityDays(hotel: MockHotel, from: CalendarDate, to: CalendarDate) {
  const types = roomTypes.map(({ id, name }) => ({
    id,
    name,
    rooms: hotel.rooms.filter(({ roomTypeId }) => roomTypeId === id).length,
  }));
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    if (date < businessDate) return { date, total: null, free: null };
    const rooms = hotel.freeRooms(date, addDays(date, 1)).rooms;
    const free = types.map(({ id }) => rooms.filter(({ roomTypeId }) => roomTypeId === id).length);
    return { date, total: rooms.length, free };
  });
  return { businessDate, roomTypes: types, days };
}
