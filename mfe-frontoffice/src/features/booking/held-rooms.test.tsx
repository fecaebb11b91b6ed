import type { FreeRoomList } from "@funduq/shared-types/contracts/availability";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { roomTypeIdSchema } from "@funduq/shared-types/values/ids";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";

/** A hotel in which groups hold rooms of the type of room 204, as the API answers then. */
class HotelWithGroup extends MockHotel {
  #left: number;

  constructor(left: number) {
    super();
    this.#left = left;
  }

  override freeRooms(...span: Parameters<MockHotel["freeRooms"]>): FreeRoomList {
    const { rooms } = super.freeRooms(...span) as FreeRoomList;
    const typeId = this.rooms.find(({ number }) => number === "204")?.roomTypeId;
    const [from] = span;
    const told = rooms.map((room) =>
      room.roomTypeId === typeId ? { ...room, leftOfType: this.#left } : room,
    );
    if (this.#left > 0 || !typeId) return { rooms: told };
    const others = told.filter(({ roomTypeId }) => roomTypeId !== typeId);
    return { rooms: others, soldOut: [{ roomTypeId: roomTypeIdSchema.parse(typeId), from }] };
  }

  allFree(): FreeRoomList["rooms"] {
    const [from, to] = [calendarDate("2026-04-10"), calendarDate("2026-04-11")];
    return (super.freeRooms(from, to) as FreeRoomList).rooms;
  }
}

async function openRoom204(hotel: MockHotel) {
  const { user } = await openDashboard({ hotel });
  await user.click(card("204"));
  return within(await screen.findByRole("dialog"));
}

test("FO-16 the dialog counts the rooms that can be sold, as the calendar does", async () => {
  const hotel = new HotelWithGroup(1);
  const typeId = hotel.rooms.find(({ number }) => number === "204")?.roomTypeId;
  const free = hotel.allFree();
  const ofType = free.filter(({ roomTypeId }) => roomTypeId === typeId);
  expect(ofType.length).toBeGreaterThan(1);
  const dialog = await openRoom204(hotel);
  const count = free.length - ofType.length + 1;
  expect(
    await dialog.findByText(
      new RegExp(`^${count} free rooms on these dates · groups hold the others`),
    ),
  ).toBeTruthy();
});

test("FO-16 a room that is empty but held says on which night its type is sold out", async () => {
  const dialog = await openRoom204(new HotelWithGroup(0));
  expect(
    await dialog.findByText(
      "Room 204 can’t be sold: on the night of 10/04/2026 its type is sold out or held for groups.",
    ),
  ).toBeTruthy();
});
