import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Group, GroupBlock } from "@funduq/shared-types/contracts/group";
import { centimes } from "@funduq/shared-types/values/money";
import { expect, it } from "vitest";
import { bookingRequest, makeBooking, makeCompany } from "../../testing/factories-bookings.ts";
import { makeRoom, type TestStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const desk = groupDesk(api);

async function freeNumbers(staff: TestStaff, { id }: Group, block: GroupBlock): Promise<string[]> {
  const { body } = await desk.send(staff, "GET", `/${id}/blocks/${block.id}/free-rooms`);
  return (body as { rooms: { number: string }[] }).rooms.map(({ number }) => number);
}

async function bookingOf(staff: TestStaff, group: Group, at = 0): Promise<Booking> {
  const id = blockOf(group).entries[at]?.booking?.id;
  return (await request("GET", `/hotels/${staff.hotelId}/bookings/${id}`, { as: staff })).json();
}

it("GRP-04 a guest and a room make a booking of the group at the block's rate", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(2);
  const [room] = rooms as [never];
  const companyId = await makeCompany(database, staff.hotelId, { rates: [700_000] });
  const rate = { ratePlan: "company-1" as const, rateCentimes: centimes(700_000) };
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: 2, ...rate })], {
    companyId,
  });
  await owner`update company_rates set rate_centimes = 999 where hotel_id = ${staff.hotelId}`;

  const { status, body } = await desk.assign(staff, group, blockOf(group), room);
  expect(status).toBe(201);
  const booking = await bookingOf(staff, body as Group);
  expect(booking).toMatchObject({
    groupId: group.id,
    status: "Confirmed",
    ratePlan: "company-1",
    rateCentimes: 700_000,
    checkInDate: "2026-11-22",
    checkOutDate: "2026-11-24",
    company: { id: companyId },
  });
  expect(booking.folios.map(({ payer }) => payer)).toEqual(["Guest", "Company"]);
  expect(body).toMatchObject({ assigned: 1, blocks: [{ entries: [{ guestName: "Amel Kaci" }] }] });
  expect(await desk.nights(staff)).toEqual(["1/1", "1/1"]);
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-04 'Please enter a guest name and select a room.'", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(1);
  const group = await desk.made(staff, [newBlock(roomTypeId)]);
  for (const missing of [{ roomId: undefined }, { guest: undefined }]) {
    const { status, body } = await desk.assign(
      staff,
      group,
      blockOf(group),
      rooms[0] as never,
      missing,
    );
    expect([status, (body as { detail: string }).detail]).toEqual([
      400,
      "Please enter a guest name and select a room.",
    ]);
  }
});

it("GRP-04 the rooms offered are those nobody has: of the block's type although the group holds them all", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(2);
  const other = await makeRoom(database, staff.hotelId);
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: 2 })]);
  const numbers = rooms.map(({ number }) => number);
  expect(await freeNumbers(staff, group, blockOf(group))).toEqual([...numbers, other.number]);
  await desk.assign(staff, group, blockOf(group), rooms[0] as never);
  expect(await freeNumbers(staff, group, blockOf(group))).toEqual([numbers[1], other.number]);
});

it("GRP-04 a room of another type takes a night of that type and frees the block's", async () => {
  const { staff, roomTypeId } = await desk.house(1);
  const other = await makeRoom(database, staff.hotelId);
  const group = await desk.made(staff, [newBlock(roomTypeId)]);
  expect((await desk.assign(staff, group, blockOf(group), other)).status).toBe(201);
  expect((await desk.nights(staff)).sort()).toEqual(["0/0", "0/0", "1/0", "1/0"]);
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-04 a full block, a taken room and a name with a room are refused", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(3);
  const [one, two, three] = rooms as [never, never, never];
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: 2 })]);
  const block = blockOf(group);
  await makeBooking(database, { staff, room: three, checkInDate: "2026-11-23" });
  expect((await desk.assign(staff, group, block, three)).code).toBe("booking.room-taken");
  const { body } = await desk.assign(staff, group, block, one);
  const entryId = blockOf(body as Group).entries[0]?.id;
  expect((await desk.assign(staff, group, block, two, { entryId })).code).toBe(
    "group.entry-assigned",
  );
  await desk.assign(staff, group, block, two);
  expect((await desk.assign(staff, group, block, three)).code).toBe("group.block-full");
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-04 days of its own: a shorter stay leaves no unit held", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(1);
  const group = await desk.made(staff, [newBlock(roomTypeId)]);
  const shorter = { checkOutDate: "2026-11-23" };
  await desk.assign(staff, group, blockOf(group), rooms[0] as never, shorter);
  expect(await desk.nights(staff)).toEqual(["1/0", "0/0"]);
  const sold = await request("POST", `/hotels/${staff.hotelId}/bookings`, {
    as: staff,
    body: bookingRequest(rooms[0] as never, { checkInDate: "2026-11-23" }),
  });
  expect(sold.status).toBe(201);
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-04 a block that is over takes nobody any more; one that has begun what is left of it", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(1);
  const group = await desk.made(staff, [newBlock(roomTypeId)]);
  await owner`update hotels set business_date = '2026-11-23' where id = ${staff.hotelId}`;
  const late = { checkInDate: "2026-11-23" };
  expect((await desk.assign(staff, group, blockOf(group), rooms[0] as never)).code).toBe(
    "booking.check-in-past",
  );
  expect((await desk.assign(staff, group, blockOf(group), rooms[0] as never, late)).status).toBe(
    201,
  );
  expect(await desk.violations(staff)).toEqual([]);
  await owner`update hotels set business_date = '2026-11-24' where id = ${staff.hotelId}`;
  expect((await desk.assign(staff, group, blockOf(group), rooms[0] as never, late)).code).toBe(
    "group.block-over",
  );
});

it("GRP-04 the block's rate is for the block's nights and its persons: more is refused, and why", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(1);
  const [room] = rooms as [never];
  const group = await desk.made(staff, [newBlock(roomTypeId, { persons: 2 })]);
  const block = blockOf(group);
  const answer = async (more: object) => {
    const { status, code, body } = await desk.assign(staff, group, block, room, more);
    return [status, code, (body as { detail: string }).detail];
  };
  const outside = [
    ...[409, "group.dates-outside"],
    "The block of Double is for the nights from 2026-11-22 to 2026-11-24. Other nights are booked at their own rate.",
  ];
  expect(await answer({ checkInDate: "2026-11-21" })).toEqual(outside);
  expect(await answer({ checkOutDate: "2026-11-25" })).toEqual(outside);
  expect(await answer({ adults: 2, children: 1 })).toEqual([
    ...[409, "group.party-too-large"],
    "The rate of Double was agreed for a party of 2 in a room, not for 3.",
  ]);
  expect(await desk.nights(staff)).toEqual(["0/1", "0/1"]);
  const party = { adults: 1, children: 1 };
  const { status, body } = await desk.assign(staff, group, block, room, party);
  expect(status).toBe(201);
  expect(blockOf(body as Group).entries[0]?.booking?.adults).toBe(1);
  expect(await desk.violations(staff)).toEqual([]);
});

it("X-07 another hotel's group and block are not there", async () => {
  const [here, there] = [await desk.house(1), await desk.house(1)];
  const group = await desk.made(there.staff, [newBlock(there.roomTypeId)]);
  const answer = await desk.assign(here.staff, group, blockOf(group), here.rooms[0] as never);
  expect([answer.status, answer.code]).toEqual([404, "group.not-found"]);
  const own = await desk.made(here.staff, [newBlock(here.roomTypeId)]);
  const foreign = await desk.assign(here.staff, own, blockOf(group), here.rooms[0] as never);
  expect([foreign.status, foreign.code]).toEqual([404, "group.block-not-found"]);
  const read = await request("GET", `/hotels/${here.staff.hotelId}/groups/${group.id}`, {
    as: here.staff,
  });
  expect((await outcomeOf(read)).code).toBe("group.not-found");
});

it("GRP-03 a guest who was called off is put on the list again when the list is sent again", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(1);
  const group = await desk.made(staff, [newBlock(roomTypeId)]);
  const { body } = await desk.assign(staff, group, blockOf(group), rooms[0] as never);
  const { id, version } = await bookingOf(staff, body as Group);
  const row = { line: 1, name: "Amel Kaci", type: "", checkIn: "", checkOut: "", phone: "" };
  const outcome = async () => {
    const sent = await desk.send(staff, "POST", `/${group.id}/rooming-list`, { rows: [row] });
    return (sent.body as { rows: { outcome: string }[] }).rows[0]?.outcome;
  };
  expect(await outcome()).toBe("already-listed");
  await request("POST", `/hotels/${staff.hotelId}/bookings/${id}/cancel`, {
    as: staff,
    body: { version, reason: "Of the test" },
  });
  expect(await outcome()).toBe("saved");
  expect(await outcome()).toBe("already-listed");
  const { entries } = blockOf(await desk.read(staff, group));
  expect(entries.map(({ booking }) => booking?.status)).toEqual(["Cancelled", undefined]);
});

it("GRP-03 a rooming list is imported line by line; the same again doubles nobody", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(2);
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: 2 })]);
  const row = (line: number, name: string) => ({
    line,
    name,
    type: "double",
    checkIn: "",
    checkOut: "",
    phone: "",
  });
  const rows = [row(1, "أحمد بن علي"), row(2, ""), row(3, "Lina Saadi"), row(4, "Too Many")];
  const send = () => desk.send(staff, "POST", `/${group.id}/rooming-list`, { rows });
  const outcomes = (body: unknown) =>
    (body as { rows: { outcome: string; refusal: string }[] }).rows.map(
      (each) => each.refusal ?? each.outcome,
    );
  expect(outcomes((await send()).body)).toEqual(["saved", "name-missing", "saved", "block-full"]);
  expect(outcomes((await send()).body)).toEqual([
    ...["already-listed", "name-missing", "already-listed", "block-full"],
  ]);
  const listed = await desk.read(staff, group);
  expect(
    blockOf(listed)
      .entries.map(({ guestName }) => guestName)
      .sort(),
  ).toEqual(["Lina Saadi", "أحمد بن علي"].sort());
  expect(await desk.nights(staff)).toEqual(["0/2", "0/2"]);

  const [first, second] = blockOf(listed).entries;
  await desk.assign(staff, group, blockOf(group), rooms[0] as never, { entryId: first?.id });
  const gone = await desk.send(staff, "DELETE", `/${group.id}/rooming-list/${first?.id}`);
  expect(gone.code).toBe("group.entry-assigned");
  await desk.send(staff, "DELETE", `/${group.id}/rooming-list/${second?.id}`);
  expect(blockOf(await desk.read(staff, group)).entries).toHaveLength(1);
  expect(await desk.violations(staff)).toEqual([]);
});
