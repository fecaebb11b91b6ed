import type { Group } from "@funduq/shared-types/contracts/group";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const { close, preview, violations } = nightDesk(api);
const { current, after } = bookingSteps(api);
const desk = groupDesk(api);

it("NA-03 FO-10 the units of a group that did not come are the group's again", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(3);
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: 2 })]);
  for (const room of rooms.slice(0, 2))
    expect((await desk.assign(staff, group, blockOf(group), room)).status).toBe(201);
  await makeBooking(database, { staff, room: rooms[2] as never, checkInDate: "2026-11-22" });
  await close(staff);
  expect((await preview(staff)).noShows).toHaveLength(3);
  expect(await close(staff)).toMatchObject({ closedDate: "2026-11-22", noShows: 3 });
  // An open group is read again with the bookings: it has no tag of its own.
  const [change] = await owner`select tags from changes
    where hotel_id = ${staff.hotelId} order by seq desc limit 1`;
  expect(change?.tags).toEqual(expect.arrayContaining(["Booking", "Availability"]));
  // The night of the 22nd is over; on the 23rd the group holds two rooms, and nobody else has one.
  const { body } = await desk.send(staff, "GET", `/${group.id}`);
  const statuses = blockOf(body as Group).entries.map(({ booking }) => booking?.status);
  expect(statuses).toEqual(["no-show", "no-show"]);
  expect(await violations(staff.hotelId)).toEqual([]);
});

it("NA-03 leaves alone who came, was called off, or comes later", async () => {
  const staff = await makeStaff(database);
  const room = async () => ({ staff, room: await makeRoom(database, staff.hotelId) });
  const stays = [
    await after(["check-in"], await room()),
    await after(["cancel"], await room()),
    await makeBooking(database, { ...(await room()), checkInDate: "2026-11-23" }),
  ];
  expect(await close(staff)).toMatchObject({ noShows: 0, dueIn: 0 });
  const statuses = await Promise.all(stays.map(async (made) => (await current(made)).status));
  expect(statuses).toEqual(["Checked-in", "Cancelled", "Confirmed"]);
});

it("NA-03 BK-15 a no-show of last night is expected again, as long as a night of the stay is to come", async () => {
  const made = await makeBooking(database, { nights: 3 });
  await close(made.staff);
  const again = await api.request(
    "POST",
    `/hotels/${made.hotelId}/bookings/${made.bookingId}/reactivate`,
    { as: made.staff, body: { version: (await current(made)).version } },
  );
  expect(again.status).toBe(200);
  expect(await violations(made.hotelId)).toEqual([]);
});
