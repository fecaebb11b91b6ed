import type { Group } from "@funduq/shared-types/contracts/group";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";
import { endExpected, lockNoShows } from "../bookings/day-end.service.ts";

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

/** A group of so many names with a room each, on the evening of its arrival. */
async function coach(names: number) {
  const { staff, rooms, roomTypeId } = await desk.house(names);
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: names })]);
  for (const room of rooms)
    expect((await desk.assign(staff, group, blockOf(group), room)).status).toBe(201);
  await close(staff);
  return { staff, rooms, roomTypeId, group };
}

/** `sold/held` of the two nights of the stays. */
const nights = async ({ hotelId }: TestStaff) => {
  const rows = await owner<{ counts: string }[]>`
    select sum(sold) || '/' || sum(held) as counts from night_inventory
    where hotel_id = ${hotelId} and night in ('2026-11-22', '2026-11-23') group by night order by night`;
  return rows.map(({ counts }) => counts);
};

/** How many statements the audit's step takes, which is done. */
async function statementsOf({ hotelId, userId }: TestStaff): Promise<number> {
  let statements = 0;
  const businessDate = calendarDate("2026-11-22");
  await database.withHotel(hotelId, async (tx) => {
    const expected = await lockNoShows(tx, hotelId, businessDate);
    const counted = new Proxy(tx, {
      get(target, key) {
        if (["execute", "select", "insert", "update"].includes(String(key))) statements += 1;
        return Reflect.get(target, key);
      },
    });
    const now = new Date("2026-11-22T23:00:00Z");
    await endExpected(counted, hotelId, expected, {
      businessDate,
      context: { by: { userId }, now } as never,
    });
  });
  return statements;
}

it("NA-03 a coach that did not come takes as many statements as two of its names", async () => {
  const [pair, many] = [await coach(2), await coach(7)];
  expect(await statementsOf(many.staff)).toBe(await statementsOf(pair.staff));
  expect(await nights(many.staff)).toEqual(["0/7", "0/7"]);
  expect(await violations(many.staff.hotelId)).toEqual([]);
});

it("NA-03 FO-10 a group with a room more than its contract holds its contract again", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(2);
  const group = await desk.made(staff, [newBlock(roomTypeId)]);
  const { body } = await desk.assign(staff, group, blockOf(group), rooms[0] as never);
  const id = blockOf(body as Group).entries[0]?.booking?.id;
  const at = `/hotels/${staff.hotelId}/bookings/${id}`;
  const send = async (name: string) => {
    const { version } = await (await api.request("GET", at, { as: staff })).json();
    const step = { version, reason: "Of the test" };
    expect((await api.request("POST", `${at}/${name}`, { as: staff, body: step })).status).toBe(
      200,
    );
  };
  await send("cancel");
  await desk.assign(staff, group, blockOf(group), rooms[1] as never);
  await send("undo");
  await close(staff);
  expect(await nights(staff)).toEqual(["2/0", "2/0"]);
  expect(await close(staff)).toMatchObject({ noShows: 2 });
  expect(await nights(staff)).toEqual(["0/1", "0/1"]);
  expect(await violations(staff.hotelId)).toEqual([]);
});

it("NA-03 FO-10 a group that can't hold all units again gives up one, and keeps the others", async () => {
  const { staff, rooms, group } = await coach(3);
  const [first] = blockOf((await desk.send(staff, "GET", `/${group.id}`)).body as Group).entries;
  const at = `/hotels/${staff.hotelId}/bookings/${first?.booking?.id}`;
  const { version } = await (await api.request("GET", at, { as: staff })).json();
  const body = { version, checkOutDate: "2026-11-23" };
  expect((await api.request("POST", `${at}/dates`, { as: staff, body })).status).toBe(200);
  const roomOfFirst = rooms.find(({ number }) => number === first?.booking?.roomNumber);
  await makeBooking(database, { staff, room: roomOfFirst as never, checkInDate: "2026-11-23" });
  expect(await close(staff)).toMatchObject({ closedDate: "2026-11-22", noShows: 3 });
  expect(await nights(staff)).toEqual(["0/2", "1/2"]);
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
