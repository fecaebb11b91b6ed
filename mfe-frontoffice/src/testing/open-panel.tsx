import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { screen, within } from "@testing-library/react";
import { MockHotel } from "../standalone/mock-hotel.ts";
import { openDashboard } from "./open-dashboard.tsx";

/** The booking of a room. */
export function bookingIn(hotel: MockHotel, number: string) {
  const booking = hotel.bookings.find(({ roomNumber }) => roomNumber === number);
  if (!booking) throw new Error(`nobody has room ${number}`);
  return booking;
}

/** A dialog over the stay of a room, as its address opens it. */
export async function openPanel(
  number: string,
  panel: string,
  name: RegExp,
  hotel = new MockHotel(),
) {
  const route = `/?booking=${bookingIn(hotel, number).id}&panel=${panel}`;
  const page = await openDashboard({ hotel, route });
  const drawer = await screen.findByRole("dialog", { name: /^Room \d+ · / });
  const dialog = await screen.findByRole("dialog", { name });
  return { ...page, drawer: within(drawer), dialog: within(dialog) };
}

/** Somebody else books a room, from today unless another day is given, for a week. */
export function moveIn(
  hotel: MockHotel,
  number: string,
  fullName: string,
  checkInDate = "2026-04-10",
) {
  return hotel.create({
    adults: 1,
    children: 0,
    rateCentimes: 750_000,
    ratePlan: "public",
    comments: "",
    checkInDate,
    checkOutDate: addDays(calendarDate(checkInDate), 7),
    roomId: hotel.rooms.find((room) => room.number === number)?.id,
    guests: [{ guest: { fullName } }],
  } as never);
}
