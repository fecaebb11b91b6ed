import { REFERENCE_PATTERN } from "@funduq/shared-types/rules/reference";
import { expect, it } from "vitest";
import { bookingRequest, makeBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { groupDesk, newBlock } from "../../testing/group-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const desk = groupDesk(api);
const speakable = new RegExp(REFERENCE_PATTERN);

async function book(staff: TestStaff) {
  const room = await makeRoom(database, staff.hotelId);
  const response = await request("POST", `/hotels/${staff.hotelId}/bookings`, {
    as: staff,
    body: bookingRequest(room),
  });
  expect(response.status).toBe(201);
  return response.json();
}

it("BK-22 a new booking answers with its reference, and is read with it", async () => {
  const staff = await makeStaff(database);
  const { id, reference } = await book(staff);
  expect(reference).toMatch(speakable);
  const read = await request("GET", `/hotels/${staff.hotelId}/bookings/${id}`, { as: staff });
  expect(await read.json()).toMatchObject({ reference });
});

it("BK-22 GRP-01 a new group answers with its reference, and is read with it", async () => {
  const { staff, roomTypeId } = await desk.house(1);
  const response = await request("POST", `/hotels/${staff.hotelId}/groups`, {
    as: staff,
    body: { name: "Tassili", contactPerson: "", companyId: null, blocks: [newBlock(roomTypeId)] },
  });
  const { id, reference } = await response.json();
  expect(reference).toMatch(speakable);
  const read = await request("GET", `/hotels/${staff.hotelId}/groups/${id}`, { as: staff });
  expect(await read.json()).toMatchObject({ reference });
});

it.each(["K0M2QX", "k7m2qx", "K7M-2QX", "27M2QX", "K7M2Q", ""])(
  "BK-22 the database refuses the reference '%s'",
  async (reference) => {
    const { bookingId } = await makeBooking(database);
    await expect(
      owner`update bookings set reference = ${reference} where id = ${bookingId}`,
    ).rejects.toThrow(/bookings_reference_is_speakable/);
  },
);

it("BK-22 the database refuses a second booking of a reference in the hotel, not in another one", async () => {
  const [one, elsewhere] = [await makeBooking(database), await makeBooking(database)];
  const other = await makeBooking(database, { staff: one.staff });
  const [row] = await owner`select reference from bookings where id = ${one.bookingId}`;
  const rename = (id: string) =>
    owner`update bookings set reference = ${row?.reference} where id = ${id}`;
  await expect(rename(other.bookingId)).rejects.toThrow(/bookings_reference_is_unique_in_hotel/);
  await rename(elsewhere.bookingId);
});

it("BK-22 where the hotel has the drawn reference already another one is drawn", async () => {
  await owner.unsafe(`
    create sequence drawn;
    grant usage on sequence drawn to funduq_app;
    create or replace function random_reference() returns text language sql volatile as $$
      select (array['B22222', 'B22222', 'C33333', 'D44444', 'D44444', 'F55555'])[nextval('drawn')]
    $$`);
  const { staff, roomTypeId } = await desk.house(2);
  const booked = [await book(staff), await book(staff)];
  expect(booked.map(({ reference }) => reference)).toEqual(["B22222", "C33333"]);
  const block = newBlock(roomTypeId, { quantity: 1 });
  const groups = [await desk.create(staff, [block]), await desk.create(staff, [block])];
  expect(groups.map(({ body }) => (body as { reference: string }).reference)).toEqual([
    "D44444",
    "F55555",
  ]);
});
