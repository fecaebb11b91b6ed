import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { describe, expect, it } from "vitest";
import { sqlState } from "../../platform/db/refusals.ts";
import { makeHotel, makeStaff, type TestUser } from "../../testing/factories-core.ts";
import { outcomeOf, tally } from "../../testing/races.ts";
import { done, refusal, setupDesk } from "../../testing/setup-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { admin, setupOf, send } = await setupDesk(api);

const charge = (name: string, more: object = {}) => ({
  id: uuid(),
  name,
  department: "Restaurant",
  priceCentimes: 10_000,
  isRetired: false,
  ...more,
});
type Charge = ReturnType<typeof charge>;

async function save(hotelId: string, list: readonly object[]) {
  const { seen } = (await setupOf(hotelId)).chargeItems;
  return send(hotelId, "PUT", "/charge-items", { seen, chargeItems: list });
}

const read = (hotelId: string, as: TestUser) =>
  request("GET", `/hotels/${hotelId}/charge-items`, { as });

/** What the front desk is offered. */
const offered = async (staff: TestUser & { hotelId: string }) =>
  (await read(staff.hotelId, staff)).json();

describe("FOL-04 the charge catalogue", () => {
  it("is kept in its order, and the desk is offered what is not retired", async () => {
    const staff = await makeStaff(database);
    const [water, shirt] = [
      charge(" Minibar – eau "),
      charge("Chemise", { priceCentimes: 25_050 }),
    ];
    const made = await done(save(staff.hotelId, [water, shirt]));
    expect(made.chargeItems.list).toEqual([{ ...water, name: "Minibar – eau" }, shirt]);

    const dearer = { ...water, name: "Eau", priceCentimes: 12_000, department: "Front Office" };
    const retired = { ...shirt, isRetired: true };
    const saved = await done(save(staff.hotelId, [retired, dearer]));
    expect(saved.chargeItems.list).toEqual([dearer, retired]);
    const { isRetired: _, ...item } = dearer;
    expect(await offered(staff)).toEqual({ items: [item] });

    await done(save(staff.hotelId, [shirt, dearer]));
    expect((await offered(staff)).items.map(({ name }: Charge) => name)).toEqual([
      "Chemise",
      "Eau",
    ]);
  });

  it("keeps one that is left out, retired", async () => {
    const staff = await makeStaff(database);
    const [water, shirt] = [charge("Eau"), charge("Chemise")];
    await done(save(staff.hotelId, [water, shirt]));
    const { chargeItems } = await done(save(staff.hotelId, [shirt]));
    expect(chargeItems.list).toEqual([shirt, { ...water, isRetired: true }]);
  });

  it("lets two exchange their names, and a new one take the name of one that is retired", async () => {
    const hotelId = await makeHotel(database);
    const [water, shirt] = [charge("Eau"), charge("Chemise")];
    await done(save(hotelId, [water, shirt]));
    const exchanged = [
      { ...water, name: "Chemise" },
      { ...shirt, name: "Eau" },
    ];
    expect((await done(save(hotelId, exchanged))).chargeItems.list).toEqual(exchanged);
    const renewed = [charge("chemise"), { ...water, name: "Chemise", isRetired: true }];
    expect((await done(save(hotelId, renewed))).chargeItems.list).toMatchObject([
      { name: "chemise" },
      { name: "Chemise", isRetired: true },
      { name: "Eau", isRetired: true },
    ]);
  });

  it.each([
    ["no name", { name: "  " }, "request.invalid"],
    ["a line break in its name", { name: "Eau\nplate" }, "request.invalid"],
    ["a name of 81 letters", { name: "e".repeat(81) }, "request.invalid"],
    ["a price of 0", { priceCentimes: 0 }, "request.invalid"],
    ["a price below 0", { priceCentimes: -1 }, "request.invalid"],
    ["half a centime", { priceCentimes: 10.5 }, "request.invalid"],
    ["a price of 1e11", { priceCentimes: 1e11 }, "request.invalid"],
    ["a price of 1e308", { priceCentimes: 1e308 }, "request.invalid"],
    ["a department nobody knows", { department: "Casino" }, "request.invalid"],
    ["the name of another, in capitals and without accent", { name: "CAFE" }, "setup.name-twice"],
  ])("refuses a charge with %s", async (_, fault, code) => {
    const hotelId = await makeHotel(database);
    const list = [charge("Café"), { ...charge("Eau"), ...fault }];
    expect(await refusal(save(hotelId, list))).toMatchObject({ status: 400, code });
    expect((await setupOf(hotelId)).chargeItems.list).toEqual([]);
  });

  it("accepts a price of 10 million dinars (1e9 centimes), and refuses an id that is there twice", async () => {
    const hotelId = await makeHotel(database);
    const palace = charge("Privatisation", { priceCentimes: 1e9 });
    expect((await done(save(hotelId, [palace]))).chargeItems.list).toEqual([palace]);
    const twice = [palace, { ...palace, name: "Autre" }];
    const refused = { status: 400, code: "request.invalid" };
    expect(await refusal(save(hotelId, twice))).toMatchObject(refused);
  });

  it("SET-01 of ten admins who save it at once one succeeds, the others are told who was first", async () => {
    const hotelId = await makeHotel(database);
    const { seen } = (await setupOf(hotelId)).chargeItems;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(hotelId, "PUT", "/charge-items", { seen, chargeItems: [charge(`Eau ${index}`)] }),
      ),
    );
    const outcomes = await Promise.all(answers.map((answer) => outcomeOf(answer)));
    expect(tally(outcomes)).toEqual({ "200": 1, "409 request.stale": 9 });
    expect((await setupOf(hotelId)).chargeItems.list).toHaveLength(1);
  });

  it("AUTH-16 is written by super admins alone and read by who posts charges", async () => {
    const chief = await makeStaff(database, { role: "hotel-admin" });
    const { hotelId } = chief;
    const cleaner = await makeStaff(database, { hotelId, role: "employee", sections: [] });
    const stranger = await makeStaff(database);
    const path = `/hotels/${hotelId}/setup/charge-items`;
    const body = { seen: (await setupOf(hotelId)).chargeItems.seen, chargeItems: [charge("Eau")] };
    const statuses = async (call: (as: TestUser) => Promise<Response>) =>
      Promise.all([chief, cleaner, stranger].map(async (as) => (await call(as)).status));
    expect(await statuses((as) => request("PUT", path, { as, body }))).toEqual([403, 403, 404]);
    await done(request("PUT", path, { as: admin, body }));
    expect(await statuses((as) => read(hotelId, as))).toEqual([200, 403, 404]);
    expect(await offered(stranger)).toEqual({ items: [] });
  });

  it("tells the audit trail what was changed", async () => {
    const staff = await makeStaff(database);
    const water = charge("Eau");
    await done(save(staff.hotelId, [water]));
    await done(save(staff.hotelId, [{ ...water, priceCentimes: 99_900 }]));
    const [trail] = await owner`select details->'facts' as facts from changes
      where hotel_id = ${staff.hotelId} and action = 'setup.charge-items' order by seq desc limit 1`;
    expect(trail?.facts).toEqual([
      { what: "priceCentimes", of: "Eau", as: "money", before: 10_000, after: 99_900 },
    ]);
  });
});

describe("FOL-04 the database keeps the charge catalogue", () => {
  const run = (hotelId: HotelId, statement: string) =>
    database
      .withHotel(hotelId, async (tx) => (await tx.execute(sql.raw(statement))).count)
      .catch(sqlState);
  const insert = (hotelId: string, name: string, { price = "1", department = "Spa" } = {}) =>
    `insert into charge_items (hotel_id, id, name, department, price_centimes, position)
      values ('${hotelId}', '${uuid()}', '${name}', '${department}', ${price}, 0)`;

  it("without a price, a name, a known department or a second one of a name", async () => {
    const hotelId = await makeHotel(database);
    const other = await makeHotel(database);
    expect(await run(hotelId, insert(hotelId, "Eau"))).toBe(1);
    expect(await run(hotelId, insert(hotelId, "EAU"))).toBe("23505");
    expect(await run(hotelId, insert(hotelId, " "))).toBe("23514");
    expect(await run(hotelId, insert(hotelId, "Thé", { price: "0" }))).toBe("23514");
    expect(await run(hotelId, insert(hotelId, "Thé", { department: "Casino" }))).toBe("23514");
    expect(await run(hotelId, insert(other, "Eau"))).toBe("42501");
    expect(await run(other, `update charge_items set price_centimes = 2`)).toBe(0);
  });

  it("from being deleted, except with its hotel", async () => {
    const hotelId = await makeHotel(database);
    await done(save(hotelId, [charge("Eau")]));
    expect(await run(hotelId, `delete from charge_items`)).toBe("42501");
    await database.withHotel(hotelId, (tx) =>
      tx.execute(sql`select remove_hotel(id, name) from hotels where id = ${hotelId}`),
    );
    expect(await owner`select from charge_items where hotel_id = ${hotelId}`).toHaveLength(0);
  });
});
