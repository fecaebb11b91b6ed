import { randomUUID } from "node:crypto";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { centimes } from "@funduq/shared-types/values/money";
import { expect, it } from "vitest";
import { makeCompany } from "../../testing/factories-bookings.ts";
import { groupDesk, newBlock } from "../../testing/group-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const desk = groupDesk(api);
type Problem = { code: string; detail: string; params?: object };

it("GRP-01 GRP-02 a group is Confirmed, and holds every night of every block", async () => {
  const { staff, roomTypeId } = await desk.house(3);
  const blocks = [
    newBlock(roomTypeId, { quantity: 2 }),
    newBlock(roomTypeId, { checkInDate: calendarDate("2026-11-23") }),
  ];
  const group = await desk.made(staff, blocks, { contactPerson: "Sofiane Haddad" });
  expect(group).toMatchObject({
    name: "Tassili",
    status: "Confirmed",
    contactPerson: "Sofiane Haddad",
    company: null,
    rooms: 3,
    assigned: 0,
    checkInDate: "2026-11-22",
    checkOutDate: "2026-11-24",
    tdsBp: 200,
  });
  expect(await desk.nights(staff)).toEqual(["0/2", "0/3"]);
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-01 without a name it bears its company's, and takes the company's rate", async () => {
  const { staff, roomTypeId } = await desk.house(1);
  const companyId = await makeCompany(database, staff.hotelId, {
    name: "Naftal",
    rates: [700_000],
  });
  const rate = { ratePlan: "company-1" as const, rateCentimes: centimes(700_000) };
  const group = await desk.made(staff, [newBlock(roomTypeId, rate)], { name: " ", companyId });
  expect(group).toMatchObject({
    name: "Naftal",
    company: { id: companyId, name: "Naftal" },
    blocks: [{ ratePlan: "company-1", rateCentimes: 700_000 }],
  });
});

it("GRP-02 of one night with too few rooms the whole group is refused, and nothing is saved", async () => {
  const { staff, roomTypeId } = await desk.house(2);
  await desk.made(staff, [newBlock(roomTypeId, { checkInDate: calendarDate("2026-11-23") })]);
  const [small, big] = [newBlock(roomTypeId), newBlock(roomTypeId, { quantity: 1 })];
  const { status, body } = await desk.create(staff, [small, big]);
  const { code, detail, params } = body as Problem;
  expect({ status, code, params }).toEqual({
    status: 409,
    code: "availability.overbooked",
    params: { roomTypeId, roomTypeName: "Double", date: "2026-11-23", left: 1, wanted: 2 },
  });
  expect(detail).toBe(
    `Overbooking! Not enough rooms of type ID ${roomTypeId} available on 2026-11-23. Only 1 left.`,
  );
  const [row] = await owner`
    select (select count(*)::int from groups where hotel_id = ${staff.hotelId}) as groups,
      (select count(*)::int from group_blocks where hotel_id = ${staff.hotelId}) as blocks`;
  expect(row).toEqual({ groups: 1, blocks: 1 });
  expect(await desk.nights(staff)).toEqual(["0/1"]);
});

it("GRP-01 says what is missing in the specification's words", async () => {
  const { staff, roomTypeId } = await desk.house(1);
  const said = async (blocks: object[], more: object = {}) => {
    const { status, body } = await desk.create(staff, blocks as never, more);
    return [status, (body as Problem).detail];
  };
  expect(await said([newBlock(roomTypeId)], { name: " " })).toEqual([
    400,
    "Please enter a group name or select a company.",
  ]);
  const reversed = { ...newBlock(roomTypeId), checkOutDate: "2026-11-22" };
  expect(await said([newBlock(roomTypeId), reversed])).toEqual([
    400,
    "Check-out date must be after the check-in date for all blocks.",
  ]);
  const { status, body } = await desk.send(staff, "POST", "", { name: "Tassili" });
  expect([status, (body as Problem).detail]).toEqual([
    400,
    "Please fill out all fields for each room block.",
  ]);
});

it("GRP-01 a block of no room, of another hotel's type or at a rate that nobody offered is refused", async () => {
  const { staff, roomTypeId } = await desk.house(1);
  const elsewhere = await desk.house(1);
  const codes = async (block: object, more: object = {}) => {
    const { status, code } = await desk.create(staff, [block] as never, more);
    return `${status} ${code}`;
  };
  expect(await codes({ ...newBlock(roomTypeId), quantity: 0 })).toBe("400 request.invalid");
  expect(await codes(newBlock(elsewhere.roomTypeId))).toBe("404 room-type.not-found");
  expect(await codes({ ...newBlock(roomTypeId), rateCentimes: 1 })).toBe(
    "409 booking.rate-changed",
  );
  const stranger = { companyId: randomUUID() };
  expect(await codes(newBlock(roomTypeId), stranger)).toBe("404 company.not-found");
  expect(await desk.nights(staff)).toEqual([]);
});

it("I16 the same request sent twice makes one group", async () => {
  const { staff, roomTypeId } = await desk.house(2);
  const key = randomUUID();
  const body = { name: "Once", contactPerson: "", companyId: null, blocks: [newBlock(roomTypeId)] };
  const send = () =>
    api.request("POST", `/hotels/${staff.hotelId}/groups`, { as: staff, key, body });
  const [first, second] = [await (await send()).json(), await (await send()).json()];
  expect(second.id).toBe(first.id);
  expect(await desk.nights(staff)).toEqual(["0/1", "0/1"]);
});
