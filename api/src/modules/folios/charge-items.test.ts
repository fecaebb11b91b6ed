import { v7 as uuid } from "uuid";
import { describe, expect, it } from "vitest";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { groupDesk, newBlock } from "../../testing/group-desk.ts";
import { arrangeRace, outcomeOf } from "../../testing/races.ts";
import { bookingReader } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const bookingAfter = bookingReader({ request });
const desk = groupDesk(api);

/** A hotel's 'Minibar – water' at 100 DA. */
async function waterOf(hotelId: string): Promise<string> {
  const id = uuid();
  await owner`insert into charge_items (hotel_id, id, name, department, price_centimes, position)
    values (${hotelId}, ${id}, 'Minibar – water', 'Restaurant', 10000, 0)`;
  return id;
}

/** Two bottles, picked while one cost 100 DA. */
const twoBottles = (itemId: string, more: object = {}) => ({
  description: "Minibar – water × 2",
  department: "Restaurant",
  amountCentimes: 20_000,
  chargeItem: { id: itemId, priceCentimes: 10_000 },
  ...more,
});

function post({ hotelId, bookingId, staff, booking }: TestBooking, body: object) {
  return request("POST", `/hotels/${hotelId}/bookings/${bookingId}/charges`, {
    as: staff,
    body: { folioId: booking.folios[0]?.id, ...body },
  });
}

async function postingsOf({ hotelId }: TestBooking) {
  return owner`select description, amount_centimes::int as amount from postings
    where hotel_id = ${hotelId}`;
}

describe("FOL-04 a charge from the catalogue", () => {
  it("is posted with its text and amount, also another amount that the desk typed", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    const water = await waterOf(made.hotelId);
    const booking = await bookingAfter(await post(made, twoBottles(water)), made.staff);
    expect(booking.folios[0]?.postings).toMatchObject([
      { description: "Minibar – water × 2", department: "Restaurant", amountCentimes: 20_000 },
    ]);
    const cheaper = { description: "Minibar – water, opened", amountCentimes: 5_000 };
    expect((await post(made, twoBottles(water, cheaper))).status).toBe(201);
    expect(await postingsOf(made)).toHaveLength(2);
  });

  it("is refused once its item is retired or has another price, and nothing is posted", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    const water = await waterOf(made.hotelId);
    await owner`update charge_items set price_centimes = 15000 where id = ${water}`;
    const dearer = await outcomeOf(await post(made, twoBottles(water)));
    expect(dearer).toMatchObject({
      status: 409,
      code: "charge-item.price-changed",
      body: { params: { name: "Minibar – water", priceCentimes: 15_000 } },
    });
    await owner`update charge_items set is_retired = true where id = ${water}`;
    expect(await outcomeOf(await post(made, twoBottles(water)))).toMatchObject({
      status: 409,
      code: "charge-item.retired",
      body: { params: { name: "Minibar – water" } },
    });
    expect(await postingsOf(made)).toEqual([]);
    expect((await post(made, twoBottles(water, { chargeItem: undefined }))).status).toBe(201);
  });

  it.each([
    ["half a centime", { priceCentimes: 0.5 }, 400],
    ["a price of 0", { priceCentimes: 0 }, 400],
    ["an id that is none", { id: "water" }, 400],
    ["an item that nobody knows", { id: uuid() }, 404],
  ])("is refused for %s", async (_, fault, status) => {
    const made = await makeBooking(database, { checkInNow: true });
    const chargeItem = { id: await waterOf(made.hotelId), priceCentimes: 10_000, ...fault };
    expect((await post(made, twoBottles("", { chargeItem }))).status).toBe(status);
    expect(await postingsOf(made)).toEqual([]);
  });

  it("X-07 is refused for another hotel's item", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    const other = await makeBooking(database, { checkInNow: true });
    const answer = await outcomeOf(await post(made, twoBottles(await waterOf(other.hotelId))));
    expect(answer).toMatchObject({ status: 404, code: "charge-item.not-found" });
  });

  it("waits while the set-up saves another price, and is refused with it", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    const water = await waterOf(made.hotelId);
    const [answer] = await arrangeRace(
      api,
      (setUp) => setUp`select from hotels where id = ${made.hotelId} for no key update`,
      () => [post(made, twoBottles(water))],
      (setUp) => setUp`update charge_items set price_centimes = 15000 where id = ${water}`,
    );
    expect(answer).toMatchObject({ status: 409, code: "charge-item.price-changed" });
    expect(await postingsOf(made)).toEqual([]);
  });

  it("GRP-03 goes to a group's account by the same rule", async () => {
    const other = await makeStaff(database);
    const { staff, roomTypeId } = await desk.house(1);
    const group = await desk.made(staff, [newBlock(roomTypeId)]);
    const water = await waterOf(staff.hotelId);
    const charge = (body: object) => desk.send(staff, "POST", `/${group.id}/account/charges`, body);
    expect((await charge(twoBottles(water))).status).toBe(201);
    const elsewhere = await waterOf(other.hotelId);
    expect(await charge(twoBottles(elsewhere))).toMatchObject({
      status: 404,
      code: "charge-item.not-found",
    });
    await owner`update charge_items set is_retired = true where id = ${water}`;
    expect(await charge(twoBottles(water))).toMatchObject({
      status: 409,
      code: "charge-item.retired",
    });
  });
});
