import type { Group } from "@funduq/shared-types/contracts/group";
import type {
  GroupProposal,
  GroupRows,
  SeenStay,
} from "@funduq/shared-types/contracts/group-rooms";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { roomIdSchema } from "@funduq/shared-types/values/ids";
import { expect, it } from "vitest";
import { bookingRequest, makeBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, type TestRoom, type TestStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { deadlocksDuring, doubleBookings, outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const desk = groupDesk(api);
const today = calendarDate("2026-11-21");
const stay = { checkInDate: today, checkOutDate: calendarDate("2026-11-23") };

/** A hotel with so many rooms and a group that holds all of them from today on. */
async function fullHouse(count: number) {
  const { staff, rooms, roomTypeId } = await desk.house(count);
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: count, ...stay })]);
  return { staff, rooms, roomTypeId, group };
}

const rowFor = (room: Pick<TestRoom, "roomId">, fullName: string, more: object = {}) => ({
  entryId: null,
  guest: { fullName },
  roomId: room.roomId,
  ...stay,
  adults: 1,
  children: 0,
  ...more,
});

async function post(staff: TestStaff, path: string, body: object, sender = request, more = {}) {
  const url = `/hotels/${staff.hotelId}/groups/${path}`;
  return outcomeOf(await sender("POST", url, { as: staff, body, ...more }));
}

async function assignAll(staff: TestStaff, group: Group, rows: object[], sender = request) {
  const path = `${group.id}/blocks/${blockOf(group).id}/assign-all`;
  const { status, body } = await post(staff, path, { rows }, sender);
  return { status, body, codes: codesOf(body) };
}

const codesOf = (body: unknown) =>
  (body as Partial<GroupRows>).rows?.map(({ refusal }) => refusal?.code ?? "saved");

async function proposal(staff: TestStaff, group: Group) {
  const path = `/${group.id}/blocks/${blockOf(group).id}/proposal`;
  const { status, body } = await desk.send(staff, "GET", path);
  return { status, ...(body as GroupProposal) };
}

async function assigned(count: number) {
  const house = await fullHouse(count);
  const rows = house.rooms.map((room, index) => rowFor(room, `Guest ${index}`));
  expect((await assignAll(house.staff, house.group, rows)).codes).toEqual(rows.map(() => "saved"));
  const entries = blockOf(await desk.read(house.staff, house.group)).entries;
  const seen = ({ number }: TestRoom) =>
    entries.flatMap(({ booking }) =>
      booking?.roomNumber === number ? [{ id: booking.id, version: booking.version ?? 0 }] : [],
    );
  return { ...house, stays: house.rooms.flatMap(seen) };
}

it("GRP-09 a fully held hotel is proposed whole, ready rooms first, and nothing is saved", async () => {
  const { staff, rooms, group } = await fullHouse(3);
  await owner`update rooms set housekeeping_status = 'Dirty' where id = ${rooms[0]?.roomId ?? ""}`;
  const { status, units } = await proposal(staff, group);
  expect(status).toBe(200);
  expect(units.map(({ roomId }) => roomId)).toEqual(
    [rooms[1], rooms[2], rooms[0]].map((room) => room?.roomId),
  );
  expect(units[0]).toMatchObject({ entryId: null, guestName: "", ...stay });
  expect(await desk.nights(staff)).toEqual(["0/3", "0/3"]);
});

it("GRP-09 names of the list come first with their nights; only the block's type is proposed", async () => {
  const { staff, rooms: held, group } = await fullHouse(2);
  const [dirty, ready] = held as [TestRoom, TestRoom];
  await owner`update rooms set housekeeping_status = 'Dirty' where id = ${dirty.roomId}`;
  await makeRoom(database, staff.hotelId);
  const row = { line: 1, name: "Nadia", type: "Double", phone: "0555" };
  const rows = [{ ...row, checkIn: "22/11/2026", checkOut: "23/11/2026" }];
  await desk.send(staff, "POST", `/${group.id}/rooming-list`, { rows });
  const { units, rooms } = await proposal(staff, group);
  const numbers = new Map(rooms.map(({ id, number }) => [id, number]));
  // The ready room is for who arrives today, although Nadia comes first on the list.
  expect(
    units.map(({ guestName, checkInDate, roomId }) => [
      guestName,
      checkInDate,
      roomId && numbers.get(roomId),
    ]),
  ).toEqual([
    ["Nadia", "2026-11-22", dirty.number],
    ["", "2026-11-21", ready.number],
  ]);
  expect(rooms).toHaveLength(2);
});

it("GRP-08 GRP-09 of a released block only rooms that are on sale are proposed", async () => {
  const { staff, rooms, roomTypeId, group } = await fullHouse(3);
  await owner`update group_blocks set check_in_date = '2026-11-20', released_from = ${today}
    where group_id = ${group.id}`;
  await owner`update night_inventory set held = 0 where hotel_id = ${staff.hotelId}`;
  const other = newBlock(roomTypeId, { quantity: 2, ...stay });
  await desk.made(staff, [other]);
  const { units } = await proposal(staff, group);
  expect(units.filter(({ roomId }) => roomId !== null)).toHaveLength(1);
  await desk.made(staff, [{ ...other, quantity: 1 }]);
  expect((await proposal(staff, group)).rooms).toEqual([]);
  const late = await assignAll(staff, group, [rowFor(rooms[0] as TestRoom, "Amel")]);
  expect(late.body).toMatchObject({ code: "availability.overbooked" });
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-09 assigns all rooms of a full hotel at once", async () => {
  const { staff } = await assigned(3);
  expect(await desk.nights(staff)).toEqual(["3/0", "3/0"]);
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-09 the most rows of a request are assigned and checked in within the time limit", async () => {
  const { staff, group, stays } = await assigned(60);
  const { status, body } = await post(staff, `${group.id}/check-in-all`, { stays });
  expect([status, codesOf(body)]).toEqual([200, stays.map(() => "saved")]);
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-09 the list says the floor and the days of each room, for the keys", async () => {
  const { staff, group } = await assigned(1);
  const { entries } = blockOf(await desk.read(staff, group));
  const days = { arrivesOn: "2026-11-21", leavesOn: "2026-11-23", checkedInOn: null };
  expect(entries[0]?.booking).toMatchObject({ floorName: expect.any(String), ...days });
});

it("GRP-09 a room sold meanwhile is refused alone, without the other guest's name", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(3);
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: 2, ...stay })]);
  const [sold, free] = rooms as [TestRoom, TestRoom];
  const taken = bookingRequest(sold, { checkInDate: today, nights: 2 });
  await request("POST", `/hotels/${staff.hotelId}/bookings`, { as: staff, body: taken });
  const answer = await assignAll(staff, group, [rowFor(sold, "Amel"), rowFor(free, "Badis")]);
  expect(answer.codes).toEqual(["booking.room-taken", "saved"]);
  expect(answer.body).toMatchObject({ rows: [{ refusal: { params: { clashes: [] } } }, {}] });
  const { entries } = blockOf(await desk.read(staff, group));
  expect(entries.map(({ guestName }) => guestName)).toEqual(["Badis"]);
  expect(await desk.nights(staff)).toEqual(["2/1", "2/1"]);
  const guests = await owner`select from guests
    where hotel_id = ${staff.hotelId} and full_name = 'Amel'`;
  expect(guests).toHaveLength(0);
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-09 one room for two rows, a unit too many and a name that has a room are refused", async () => {
  const { staff, rooms, group } = await fullHouse(2);
  const [one, two] = rooms as [TestRoom, TestRoom];
  const spare = await makeRoom(database, staff.hotelId);
  const rows = [rowFor(one, "A"), rowFor(one, "B"), rowFor(two, "C"), rowFor(spare, "D")];
  const answer = await assignAll(staff, group, rows);
  expect(answer.codes).toEqual(["saved", "booking.room-taken", "saved", "group.block-full"]);
  const entryId = blockOf(await desk.read(staff, group)).entries[0]?.id;
  const again = await assignAll(staff, group, [rowFor(spare, "A", { entryId })]);
  expect(again.body).toMatchObject({
    rows: [{ refusal: { code: "group.name-assigned", params: { roomNumber: one.number } } }],
  });
});

it("GRP-09 a step whose rows are all refused leaves no line in the audit trail", async () => {
  const { staff, rooms, group } = await fullHouse(2);
  const changes = async () =>
    (
      await owner`select action from changes where hotel_id = ${staff.hotelId}
      and action in ('groups.assign-all', 'groups.check-in-all', 'groups.undo-check-ins')`
    ).map(({ action }) => action);
  const room = rooms[0] as TestRoom;
  await assignAll(staff, group, [rowFor(room, "A"), rowFor(room, "B")]);
  expect(await changes()).toEqual(["groups.assign-all"]);
  expect((await assignAll(staff, group, [rowFor(room, "C")])).codes).toEqual([
    "booking.room-taken",
  ]);
  const nobody = [{ id: crypto.randomUUID(), version: 1 }];
  const arrive = await post(staff, `${group.id}/check-in-all`, { stays: nobody });
  expect(codesOf(arrive.body)).toEqual(["group.not-its-stay"]);
  const undo = { stays: nobody, reason: "Wrong" };
  expect((await post(staff, `${group.id}/undo-check-ins`, undo)).status).toBe(200);
  expect(await changes()).toEqual(["groups.assign-all"]);
});

it("GRP-09 a wrong request is refused whole", async () => {
  const { staff, group } = await fullHouse(1);
  expect((await assignAll(staff, group, [])).status).toBe(400);
  const unknown = { roomId: roomIdSchema.parse(crypto.randomUUID()) };
  expect((await assignAll(staff, group, [rowFor(unknown, "A")])).status).toBe(404);
  const known = { ...rowFor(unknown, "A"), guest: { guestId: crypto.randomUUID() } };
  expect((await assignAll(staff, group, [known])).status).toBe(400);
});

it("GRP-09 a repeated request assigns once", async () => {
  const { staff, rooms, group } = await fullHouse(2);
  const path = `${group.id}/blocks/${blockOf(group).id}/assign-all`;
  const body = { rows: [rowFor(rooms[0] as TestRoom, "Amel")] };
  const key = crypto.randomUUID();
  const first = await post(staff, path, body, request, { key });
  expect(await post(staff, path, body, request, { key })).toEqual(first);
  expect(codesOf(first.body)).toEqual(["saved"]);
  expect(blockOf(await desk.read(staff, group)).entries).toHaveLength(1);
});

it("GRP-09 two desks that assign all at once give each room once, without deadlock", async () => {
  const { staff, rooms, group } = await fullHouse(6);
  const rows = rooms.map((room, index) => rowFor(room, `Guest ${index}`));
  const codes: string[] = [];
  const deadlocks = await deadlocksDuring(api, async (processes) => {
    const [one, two] = processes;
    const both = await Promise.all([
      assignAll(staff, group, rows, one.request),
      assignAll(staff, group, [...rows].reverse(), two.request),
    ]);
    codes.push(...both.flatMap((answer) => answer.codes ?? []));
  });
  expect(deadlocks).toBe(0);
  expect(codes.filter((code) => code === "saved")).toHaveLength(6);
  expect(codes.filter((code) => code === "group.block-full")).toHaveLength(6);
  expect(await doubleBookings(api, staff.hotelId)).toEqual([]);
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-09 two groups that want the same rooms in opposite order don't deadlock", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(12);
  const block = newBlock(roomTypeId, { quantity: 6, ...stay });
  const groups = [await desk.made(staff, [block]), await desk.made(staff, [block])];
  const rows = rooms.slice(0, 6).map((room, index) => rowFor(room, `Guest ${index}`));
  const codes: string[] = [];
  const desks = async (processes: readonly { request: typeof request }[]) => {
    const both = processes.map((process, at) => {
      const wanted = at === 0 ? rows : [...rows].reverse();
      return assignAll(staff, groups[at] as Group, wanted, process.request);
    });
    codes.push(...(await Promise.all(both)).flatMap((answer) => answer.codes ?? []));
  };
  expect(await deadlocksDuring(api, desks, { delayMs: 10 })).toBe(0);
  expect(codes.sort()).toEqual([
    ...rows.map(() => "booking.room-taken"),
    ...rows.map(() => "saved"),
  ]);
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-09 checks in who is ready, and says why the others are not", async () => {
  const { staff, rooms, group, stays } = await assigned(3);
  const [, dirty] = rooms as [TestRoom, TestRoom];
  await owner`update rooms set housekeeping_status = 'Dirty' where id = ${dirty.roomId}`;
  const other = await makeBooking(database);
  const asked = [...stays, ...stays.slice(0, 1), { id: other.bookingId, version: 1 }];
  const { status, body } = await post(staff, `${group.id}/check-in-all`, { stays: asked });
  expect([status, codesOf(body)]).toEqual([
    200,
    ["saved", "room.not-ready", "saved", "request.stale", "group.not-its-stay"],
  ]);
  const { entries } = blockOf(await desk.read(staff, group));
  expect(entries.map(({ booking }) => booking?.status).sort()).toEqual([
    "Checked-in",
    "Checked-in",
    "Reserved",
  ]);
});

it("GRP-09 a stay that another desk has changed meanwhile is left as it is", async () => {
  const { staff, group, stays } = await assigned(2);
  const [changed] = stays as [SeenStay];
  const at = `/hotels/${staff.hotelId}/bookings/${changed.id}`;
  await request("POST", `${at}/cancel`, {
    as: staff,
    body: { version: changed.version, reason: "Ill" },
  });
  const undone = { version: changed.version + 1, reason: "Well again" };
  await request("POST", `${at}/undo`, { as: staff, body: undone });
  const { body } = await post(staff, `${group.id}/check-in-all`, { stays });
  expect(codesOf(body)).toEqual(["request.stale", "saved"]);
});

it("GRP-09 a room that is still occupied is said without the name of who is in it", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(1);
  const [room] = rooms as [TestRoom];
  const { bookingId } = await makeBooking(database, { staff, room, checkInNow: true });
  // A guest who should have left today.
  await owner`update bookings set check_in_date = '2026-11-20', check_out_date = ${today}
    where id = ${bookingId}`;
  await owner`update night_inventory set sold = 0 where hotel_id = ${staff.hotelId}`;
  const group = await desk.made(staff, [newBlock(roomTypeId, stay)]);
  expect((await assignAll(staff, group, [rowFor(room, "Amel")])).codes).toEqual(["saved"]);
  const { id, version } = blockOf(await desk.read(staff, group)).entries[0]?.booking ?? {};
  const { body } = await post(staff, `${group.id}/check-in-all`, { stays: [{ id, version }] });
  expect(body).toMatchObject({
    rows: [{ refusal: { code: "group.room-occupied", params: { roomNumber: room.number } } }],
  });
});

it("GRP-09 BK-20 today's check-ins are undone with one reason; nothing else is undone", async () => {
  const { staff, group, stays } = await assigned(3);
  const undo = (body: object) => post(staff, `${group.id}/undo-check-ins`, body);
  await post(staff, `${group.id}/check-in-all`, { stays: stays.slice(0, 2) });
  const { entries } = blockOf(await desk.read(staff, group));
  const now = entries.flatMap(({ booking }) =>
    booking ? [{ id: booking.id, version: booking.version }] : [],
  );
  expect(entries.map(({ booking }) => booking?.checkedInOn).sort()).toEqual([today, today, null]);
  expect((await undo({ stays: now })).body).toMatchObject({ code: "booking.undo-reason-missing" });
  const { status, body } = await undo({ stays: now, reason: "The wrong group" });
  expect(status).toBe(200);
  expect(codesOf(body)?.sort()).toEqual(["booking.nothing-to-undo", "saved", "saved"]);
  const expected = stays[2] as SeenStay;
  const at = `/hotels/${staff.hotelId}/bookings/${expected.id}`;
  await request("POST", `${at}/cancel`, {
    as: staff,
    body: { version: expected.version, reason: "Ill" },
  });
  const cancelled = [{ id: expected.id, version: expected.version + 1 }];
  expect(codesOf((await undo({ stays: cancelled, reason: "No" })).body)).toEqual([
    "booking.nothing-to-undo",
  ]);
  const notes = await owner`select details->>'reason' as reason from booking_history
    where hotel_id = ${staff.hotelId} and action = 'check-in-undone'`;
  expect(notes.map(({ reason }) => reason)).toEqual(["The wrong group", "The wrong group"]);
});

it("GRP-09 two desks check a group in and undo it at once, without deadlock", async () => {
  const { staff, group, stays } = await assigned(5);
  const deadlocks = await deadlocksDuring(api, async ([one, two]) => {
    const turns = [
      post(staff, `${group.id}/check-in-all`, { stays }, one.request),
      post(staff, `${group.id}/check-in-all`, { stays: [...stays].reverse() }, two.request),
      post(staff, `${group.id}/undo-check-ins`, { stays, reason: "Test" }, two.request),
    ];
    for (const { status } of await Promise.all(turns)) expect(status).toBe(200);
  });
  expect(deadlocks).toBe(0);
  expect(await desk.violations(staff)).toEqual([]);
});
