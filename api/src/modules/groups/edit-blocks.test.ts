import type { Group } from "@funduq/shared-types/contracts/group";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeRoomType } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, request } = api;
const desk = groupDesk(api);

const kept = (group: Group, more: object = {}) => {
  const { id, quantity, checkInDate, checkOutDate } = blockOf(group);
  return { id, quantity, checkInDate, checkOutDate, ...more };
};

type House = Awaited<ReturnType<typeof desk.house>>;
const edit = async ({ staff }: House, group: Group, blocks: object[], version = group.version) =>
  desk.send(staff, "PUT", `/${group.id}/blocks`, { version, blocks });

it("GRP-05 more rooms, other days and another type are asked for again, and held", async () => {
  const house = await desk.house(3);
  const otherType = await makeRoomType(database, house.staff.hotelId, { name: "Suite" });
  await makeRoom(database, house.staff.hotelId, { roomTypeId: otherType });
  const group = await desk.made(house.staff, [newBlock(house.roomTypeId)]);
  const longer = kept(group, { quantity: 3, checkOutDate: "2026-11-25" });
  const { status, body } = await edit(house, group, [longer, newBlock(otherType)]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ rooms: 4, checkOutDate: "2026-11-25" });
  expect((await desk.nights(house.staff)).sort()).toEqual(["0/1", "0/1", "0/3", "0/3", "0/3"]);
  const changed = body as Group;
  const fewer = await edit(house, changed, [kept(changed, { quantity: 1 })]);
  expect(fewer.body).toMatchObject({ rooms: 1, blocks: [{ roomTypeName: "Double" }] });
  expect((await desk.nights(house.staff)).sort()).toEqual(["0/0", "0/0", "0/1", "0/1", "0/1"]);
  expect(await desk.violations(house.staff)).toEqual([]);
});

it("GRP-05 the overbooking check runs again, and refuses the whole change", async () => {
  const house = await desk.house(3);
  await desk.made(house.staff, [newBlock(house.roomTypeId)]);
  const group = await desk.made(house.staff, [newBlock(house.roomTypeId)]);
  const { status, body } = await edit(house, group, [kept(group, { quantity: 3 })]);
  expect([status, (body as { detail: string }).detail]).toEqual([
    409,
    `Overbooking! Not enough rooms of type ID ${house.roomTypeId} available on 2026-11-22. Only 1 left.`,
  ]);
  expect(await desk.read(house.staff, group)).toEqual(group);
  expect(await desk.violations(house.staff)).toEqual([]);
});

it("GRP-05 a block keeps room for the names on its list, and a type is added only once", async () => {
  const house = await desk.house(3);
  const made = await desk.made(house.staff, [newBlock(house.roomTypeId, { quantity: 3 })]);
  for (const room of house.rooms.slice(0, 2))
    await desk.assign(house.staff, made, blockOf(made), room);
  const group = await desk.read(house.staff, made);
  const tooFew = await edit(house, group, [kept(group, { quantity: 1 })]);
  expect([tooFew.status, tooFew.code]).toEqual([409, "group.block-named"]);
  const suite = await makeRoomType(database, house.staff.hotelId);
  await makeRoom(database, house.staff.hotelId, { roomTypeId: suite });
  expect((await edit(house, group, [newBlock(suite)])).code).toBe("group.block-named");
  const twice = await edit(house, group, [kept(group), newBlock(house.roomTypeId)]);
  expect([twice.status, twice.code]).toEqual([409, "group.type-twice"]);
  const both = await edit(house, group, [kept(group), newBlock(suite), newBlock(suite)]);
  expect(both.code).toBe("request.invalid");
  expect((await edit(house, group, [kept(group, { quantity: 2 })])).status).toBe(200);
  expect(await desk.nights(house.staff)).toEqual(["2/0", "2/0"]);
  expect(await desk.violations(house.staff)).toEqual([]);
});

it("GRP-05 a change decided on an older state is refused and names who changed it", async () => {
  const house = await desk.house(2);
  const group = await desk.made(house.staff, [newBlock(house.roomTypeId)]);
  await edit(house, group, [kept(group, { quantity: 2 })]);
  const { status, code } = await edit(house, group, [kept(group, { quantity: 1 })]);
  expect([status, code]).toEqual([409, "request.stale"]);
  const foreign = { ...kept(group), id: crypto.randomUUID() };
  expect((await edit(house, group, [foreign], group.version + 1)).code).toBe(
    "group.block-not-found",
  );
});

/** A group with a guest in its block of doubles, and a block of suites that stays in the contract. */
async function withGuest() {
  const house = await desk.house(1);
  const suite = await makeRoomType(database, house.staff.hotelId, { name: "Suite" });
  await makeRoom(database, house.staff.hotelId, { roomTypeId: suite });
  const made = await desk.made(house.staff, [newBlock(house.roomTypeId), newBlock(suite)]);
  const answer = await desk.assign(house.staff, made, blockOf(made), house.rooms[0] as never);
  const group = answer.body as Group;
  const id = blockOf(group).entries[0]?.booking?.id;
  const step = async (name: string, more: object) => {
    const at = `/hotels/${house.staff.hotelId}/bookings/${id}`;
    const { version } = await (await request("GET", at, { as: house.staff })).json();
    const body = { version, ...more };
    return outcomeOf(await request("POST", `${at}/${name}`, { as: house.staff, body }));
  };
  const dropDoubles = async () => {
    const { version, blocks } = await desk.read(house.staff, group);
    const suites = blocks.filter(({ roomTypeName }) => roomTypeName === "Suite");
    return edit(house, { ...group, blocks: suites, version }, [kept({ ...group, blocks: suites })]);
  };
  return { house, group, step, dropDoubles };
}

const reason = { reason: "Of the test" };

it("GRP-05 a block whose guest was called off is given up; the guest's return finds a room of its own", async () => {
  const { house, step, dropDoubles } = await withGuest();
  expect((await dropDoubles()).code).toBe("group.block-named");
  await step("cancel", reason);
  const { status, body } = await dropDoubles();
  expect(status).toBe(200);
  expect(body).toMatchObject({ rooms: 1, blocks: [{ roomTypeName: "Suite" }] });
  expect((await desk.nights(house.staff)).sort()).toEqual(["0/0", "0/0", "0/1", "0/1"]);
  expect((await step("undo", reason)).status).toBe(200);
  expect((await desk.nights(house.staff)).sort()).toEqual(["0/1", "0/1", "1/0", "1/0"]);
  expect(await desk.violations(house.staff)).toEqual([]);
});

it("GRP-05 a unit that was given up keeps nobody's place in the contract", async () => {
  const { house, step, dropDoubles } = await withGuest();
  await step("dates", { checkOutDate: "2026-11-23" });
  const room = house.rooms[0] as never;
  await makeBooking(database, { staff: house.staff, room, checkInDate: "2026-11-23" });
  await step("cancel", reason);
  const { status, body } = await dropDoubles();
  expect(status).toBe(200);
  expect(body).toMatchObject({ rooms: 1, blocks: [{ roomTypeName: "Suite" }] });
  expect((await desk.nights(house.staff)).sort()).toEqual(["0/0", "0/1", "0/1", "1/0"]);
  expect(await desk.violations(house.staff)).toEqual([]);
});
