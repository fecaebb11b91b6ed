import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Group } from "@funduq/shared-types/contracts/group";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, type TestStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const desk = groupDesk(api);

async function assigned(rooms: number, quantity = rooms) {
  const house = await desk.house(rooms);
  const group = await desk.made(house.staff, [newBlock(house.roomTypeId, { quantity })]);
  const { body } = await desk.assign(house.staff, group, blockOf(group), house.rooms[0] as never);
  return { ...house, group: body as Group };
}

const bookingId = (group: Group) => blockOf(group).entries[0]?.booking?.id;

async function step(staff: TestStaff, id: string | undefined, name: string, more: object = {}) {
  const at = `/hotels/${staff.hotelId}/bookings/${id}`;
  const { version } = (await (await request("GET", at, { as: staff })).json()) as Booking;
  const reason = { reason: "Of the test" };
  const body = {
    version,
    ...(name === "cancel" || name === "undo" ? reason : {}),
    ...(name === "check-out" && LET_GO),
    ...more,
  };
  return outcomeOf(await request("POST", `${at}/${name}`, { as: staff, body }));
}

describe("a booking of a group that is called off", () => {
  it("FO-10 GRP-04 leaves its unit with the group, and takes it again when the cancellation is undone", async () => {
    const { staff, group } = await assigned(2);
    expect(await desk.nights(staff)).toEqual(["1/1", "1/1"]);
    expect((await step(staff, bookingId(group), "cancel")).status).toBe(200);
    expect(await desk.nights(staff)).toEqual(["0/2", "0/2"]);
    expect(await desk.violations(staff)).toEqual([]);
    expect((await step(staff, bookingId(group), "undo")).status).toBe(200);
    expect(await desk.nights(staff)).toEqual(["1/1", "1/1"]);
    expect(await desk.violations(staff)).toEqual([]);
  });

  it("FO-10 BK-15 as a no-show too, and takes it again when it is expected after all", async () => {
    const { staff, group } = await assigned(2);
    await owner`update hotels set business_date = '2026-11-22' where id = ${staff.hotelId}`;
    expect((await step(staff, bookingId(group), "no-show")).status).toBe(200);
    expect(await desk.nights(staff)).toEqual(["0/2", "0/2"]);
    expect((await step(staff, bookingId(group), "reactivate")).status).toBe(200);
    expect(await desk.nights(staff)).toEqual(["1/1", "1/1"]);
    expect(await desk.violations(staff)).toEqual([]);
  });

  it("FO-10 its unit goes to the next guest; undone, it is one room more than the contract", async () => {
    const { staff, rooms, group } = await assigned(2, 1);
    await step(staff, bookingId(group), "cancel");
    expect((await desk.assign(staff, group, blockOf(group), rooms[1] as never)).status).toBe(201);
    expect(await desk.nights(staff)).toEqual(["1/0", "1/0"]);
    expect((await step(staff, bookingId(group), "undo")).status).toBe(200);
    expect(await desk.nights(staff)).toEqual(["2/0", "2/0"]);
    expect(await desk.violations(staff)).toEqual([]);
  });

  it("FO-10 is never refused: where others bought its nights the group gives the unit up", async () => {
    const { staff, rooms, group } = await assigned(1);
    const shorter = await step(staff, bookingId(group), "dates", { checkOutDate: "2026-11-23" });
    expect(shorter.status).toBe(200);
    await makeBooking(database, { staff, room: rooms[0] as never, checkInDate: "2026-11-23" });
    expect((await step(staff, bookingId(group), "cancel")).status).toBe(200);
    expect(await desk.nights(staff)).toEqual(["0/0", "1/0"]);
    expect(await desk.violations(staff)).toEqual([]);
    expect((await step(staff, bookingId(group), "undo")).status).toBe(200);
    expect(await desk.nights(staff)).toEqual(["1/0", "1/0"]);
    expect(await desk.violations(staff)).toEqual([]);
  });

  it("FO-10 in a room of another type it gives that type's nights back and holds the block's", async () => {
    const { staff, roomTypeId } = await desk.house(1);
    const other = await makeRoom(database, staff.hotelId);
    const group = await desk.made(staff, [newBlock(roomTypeId)]);
    const { body } = await desk.assign(staff, group, blockOf(group), other);
    await step(staff, bookingId(body as Group), "cancel");
    expect((await desk.nights(staff)).sort()).toEqual(["0/0", "0/0", "0/1", "0/1"]);
    expect(await desk.violations(staff)).toEqual([]);
  });
});

describe("who was called off is taken off the list", () => {
  const takeOff = (staff: TestStaff, group: Group) =>
    desk.send(staff, "DELETE", `/${group.id}/rooming-list/${blockOf(group).entries[0]?.id}`);

  it("GRP-03 and the group keeps the unit that it had back; undone, the stay is the house's", async () => {
    const { staff, group } = await assigned(2);
    expect(await takeOff(staff, group)).toMatchObject({ code: "group.entry-assigned" });
    await step(staff, bookingId(group), "cancel");
    const { status, body } = await takeOff(staff, group);
    expect(status).toBe(200);
    expect(blockOf(body as Group).entries).toEqual([]);
    expect(await desk.nights(staff)).toEqual(["0/2", "0/2"]);
    expect(await desk.violations(staff)).toEqual([]);
    expect((await step(staff, bookingId(group), "undo")).status).toBe(409);
    expect(await desk.violations(staff)).toEqual([]);
  });

  it("GRP-03 a unit that was given up is held anew, or the name stays while others have its nights", async () => {
    const { staff, rooms, group } = await assigned(1);
    await step(staff, bookingId(group), "dates", { checkOutDate: "2026-11-23" });
    const night = { staff, room: rooms[0] as never, checkInDate: "2026-11-23" };
    const other = await makeBooking(database, night);
    await step(staff, bookingId(group), "cancel");

    expect((await takeOff(staff, group)).code).toMatch(/^(booking|availability)\./u);
    expect(await desk.violations(staff)).toEqual([]);
    await step(staff, other.bookingId, "cancel");
    expect((await takeOff(staff, group)).status).toBe(200);
    expect(await desk.nights(staff)).toEqual(["0/1", "0/1"]);
    expect(await desk.violations(staff)).toEqual([]);
  });
});

it("FO-10 a guest who leaves early gives the nights back for sale, not to the group", async () => {
  const { staff, rooms, group } = await assigned(1);
  await owner`update hotels set business_date = '2026-11-22' where id = ${staff.hotelId}`;
  await owner`update rooms set housekeeping_status = 'Inspected' where id = ${rooms[0]?.roomId ?? ""}`;
  expect((await step(staff, bookingId(group), "check-in")).status).toBe(200);
  expect((await step(staff, bookingId(group), "check-out")).status).toBe(200);
  expect(await desk.nights(staff)).toEqual(["0/0", "0/0"]);
  expect((await step(staff, bookingId(group), "undo")).status).toBe(200);
  expect(await desk.nights(staff)).toEqual(["1/0", "1/0"]);
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-05 a group that is called off holds nothing more; its bookings stay, and hold nothing called off", async () => {
  const { staff, rooms, group } = await assigned(3);
  const { version } = await desk.read(staff, group);
  const cancelled = await desk.send(staff, "POST", `/${group.id}/cancel`, { version });
  expect(cancelled.body).toMatchObject({ status: "Cancelled", assigned: 1 });
  expect(await desk.nights(staff)).toEqual(["1/0", "1/0"]);
  const again = await desk.assign(staff, group, blockOf(group), rooms[1] as never);
  expect(again.code).toBe("group.cancelled");
  expect((await step(staff, bookingId(group), "cancel")).status).toBe(200);
  expect(await desk.nights(staff)).toEqual(["0/0", "0/0"]);
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-03 a name whose unit was given up leaves a block that is fully taken by others as it is", async () => {
  const { staff, rooms, group } = await assigned(2, 1);
  const first = bookingId(group);
  await step(staff, first, "cancel");
  const other = await desk.assign(staff, group, blockOf(group), rooms[1] as never);
  const entry = blockOf(other.body as Group).entries.find(({ booking }) => booking?.id !== first);
  await step(staff, entry?.booking?.id, "dates", { checkOutDate: "2026-11-23" });
  const next = { staff, checkInDate: "2026-11-23" };
  const [here, there] = await Promise.all(
    rooms.map((room) => makeBooking(database, { ...next, room })),
  );
  await step(staff, entry?.booking?.id, "cancel");
  await step(staff, here?.bookingId, "cancel");
  await step(staff, first, "undo");
  await step(staff, there?.bookingId, "cancel");

  const path = `/${group.id}/rooming-list/${entry?.id}`;
  expect(await desk.send(staff, "DELETE", path)).toMatchObject({ status: 200 });
  expect(await desk.violations(staff)).toEqual([]);
});
