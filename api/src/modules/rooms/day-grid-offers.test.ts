import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import type { RoomType } from "@funduq/shared-types/contracts/room";
import { expect, it } from "vitest";
import { makeBooking, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import type { TestStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const desk = groupDesk(api);

async function gridOf(staff: TestStaff, date?: string): Promise<DayGrid> {
  const query = date ? `?date=${date}` : "";
  const response = await request("GET", `/hotels/${staff.hotelId}/day-grid${query}`, { as: staff });
  return response.json();
}

const soldOut = ({ soldOut: types }: DayGrid, id: RoomType["id"]) =>
  types?.find(({ roomTypeId }) => roomTypeId === id)?.from;

it("FO-16 a room says when the next guest comes, or when it is closed", async () => {
  const { staff, rooms } = await desk.house(3);
  const [first, second] = rooms as [never, never];
  const make = (checkInDate: string) =>
    makeBooking(database, { staff, room: first, checkInDate, nights: 1 });
  await make("2026-11-21");
  await make("2026-11-24");
  await make("2026-11-27");
  await owner`update rooms set housekeeping_status = 'OutOfOrder', out_of_order_from = '2026-11-23',
    out_of_order_to = '2026-11-26' where id = ${(second as { roomId: string }).roomId}`;

  const next = async (date?: string) =>
    (await gridOf(staff, date)).rooms.map(({ nextTaken }) => nextTaken);
  expect(await next()).toEqual(["2026-11-24", "2026-11-23", null]);
  expect(await next("2026-11-22")).toEqual(["2026-11-24", "2026-11-23", null]);
  expect(await next("2026-11-25")).toEqual(["2026-11-27", null, null]);
});

it("FO-16 GRP-08 what groups hold without names is told with the group, until a room is assigned", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(3);
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: 2 })]);
  const before = await gridOf(staff, group.checkInDate);
  expect(before.groupRooms).toEqual([
    {
      groupId: group.id,
      groupName: group.name,
      blockId: blockOf(group).id,
      roomTypeId,
      roomTypeName: blockOf(group).roomTypeName,
      rooms: 2,
      checkInDate: group.checkInDate,
      checkOutDate: group.checkOutDate,
      nightCentimes: 2 * NIGHTLY_RATE,
    },
  ]);
  expect((await gridOf(staff, group.checkOutDate)).groupRooms).toEqual([]);

  await desk.assign(staff, group, blockOf(group), rooms[0] as never);
  expect((await gridOf(staff, group.checkInDate)).groupRooms).toMatchObject([{ rooms: 1 }]);
  await desk.assign(staff, group, blockOf(group), rooms[1] as never);
  expect((await gridOf(staff, group.checkInDate)).groupRooms).toEqual([]);
});

it("FO-16 a type is sold out from the first night that the database would refuse", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(2);
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: 1 })]);
  const { checkInDate } = group;
  expect(soldOut(await gridOf(staff), roomTypeId)).toBeUndefined();
  await makeBooking(database, { staff, room: rooms[0] as never, checkInDate, nights: 1 });
  expect(soldOut(await gridOf(staff), roomTypeId)).toBe(checkInDate);
  expect(soldOut(await gridOf(staff, checkInDate), roomTypeId)).toBe(checkInDate);
  await expect(
    makeBooking(database, { staff, room: rooms[1] as never, checkInDate, nights: 1 }),
  ).rejects.toMatchObject({ code: "availability.overbooked" });
  await owner`update groups set status = 'Cancelled' where id = ${group.id}`;
  expect((await gridOf(staff, checkInDate)).groupRooms).toEqual([]);
});
