import { v7 as uuid } from "uuid";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeHotel } from "../../testing/factories-core.ts";
import { makeGroup } from "../../testing/factories-groups.ts";
import { done, doubleType, refusal, setupDesk } from "../../testing/setup-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const { setupOf, send, madeHotel } = await setupDesk(api);

it("SET-04 floors are added, renamed, sorted and deleted; a blank name is ignored", async () => {
  const hotelId = await makeHotel(database);
  const [ground, first, blank] = [uuid(), uuid(), uuid()];
  const { floors } = await setupOf(hotelId);
  const made = await done(
    send(hotelId, "PUT", "/floors", {
      seen: floors.seen,
      floors: [
        { id: first, name: "1er" },
        { id: ground, name: " RDC " },
        { id: blank, name: "   " },
      ],
    }),
  );
  expect(made.floors.list.map(({ name }) => name)).toEqual(["1er", "RDC"]);
  const saved = await done(
    send(hotelId, "PUT", "/floors", {
      seen: made.floors.seen,
      floors: [
        { id: ground, name: "" },
        { id: first, name: "Premier" },
      ],
    }),
  );
  expect(saved.floors.list).toEqual([
    { id: ground, name: "RDC" },
    { id: first, name: "Premier" },
  ]);
  const { list } = (
    await done(
      send(hotelId, "PUT", "/floors", {
        seen: saved.floors.seen,
        floors: [{ id: ground, name: "RDC" }],
      }),
    )
  ).floors;
  expect(list).toEqual([{ id: ground, name: "RDC" }]);
});

it("SET-04 two floors with the same name are refused, ignoring case and accents", async () => {
  const hotelId = await makeHotel(database);
  const { floors } = await setupOf(hotelId);
  const twice = [
    { id: uuid(), name: "Étage" },
    { id: uuid(), name: "etage" },
  ];
  const body = { seen: floors.seen, floors: twice };
  expect(await refusal(send(hotelId, "PUT", "/floors", body))).toMatchObject({
    status: 400,
    code: "setup.name-twice",
    params: { name: "etage" },
  });
});

it("SET-09 a floor in use can't be deleted: the refusal names its rooms and facilities", async () => {
  const made = await madeHotel(["101", "102", "103", "104", "105", "106", "110"]);
  await done(send(made.hotelId, "POST", "/facilities", { floorId: made.floorId, name: "Hammam" }));
  const gone = { seen: made.setup.floors.seen, floors: [] };
  expect(await refusal(send(made.hotelId, "PUT", "/floors", gone))).toMatchObject({
    status: 409,
    code: "setup.in-use",
    detail: "Rez-de-chaussée is in use: 7 rooms (101, 102, 103, 104, 105, …); 1 facility (Hammam).",
  });
  expect((await setupOf(made.hotelId)).floors.list).toHaveLength(1);
});

it("SET-05 room types are added, changed and deleted, with all their fields", async () => {
  const { hotelId, setup, doubleId, twinId } = await madeHotel();
  const [one] = setup.roomTypes.list;
  expect(one).toMatchObject({ name: "Double", maxOccupancy: 2, baseRateCentimes: 900_000 });
  const { unpricedGuests: _, ...type } = one ?? { unpricedGuests: [] };
  const changed = { ...type, name: "Double vue mer", maxOccupancy: 3, isKing: true };
  const body = { seen: setup.roomTypes.seen, roomTypes: [changed] };
  const saved = await done(send(hotelId, "PUT", "/room-types", body));
  expect(saved.roomTypes.list).toMatchObject([
    { id: doubleId, name: "Double vue mer", maxOccupancy: 3, isKing: true },
  ]);
  expect(saved.roomTypes.list.map(({ id }) => id)).not.toContain(twinId);
});

it.each([
  ["no name", { name: " " }, "request.invalid"],
  ["nobody to sleep in it", { maxOccupancy: 0 }, "request.invalid"],
  ["no occupancy", { maxOccupancy: null }, "request.invalid"],
  ["beds nobody knows", { bedConfiguration: "Hammock" }, "request.invalid"],
  ["a rate of 1e308", { baseRateCentimes: 1e308 }, "request.invalid"],
  ["a rate below zero", { baseRateCentimes: -1 }, "request.invalid"],
  ["king and queen at once", { isKing: true, isQueen: true }, "room-type.beds-wrong"],
  ["a king in a twin", { bedConfiguration: "Twin", isKing: true }, "room-type.beds-wrong"],
  [
    "a queen in three singles",
    { bedConfiguration: "Triple (3 Singles)", isQueen: true },
    "room-type.beds-wrong",
  ],
])("SET-05 SET-06 refuses a type with %s", async (_, fault, code) => {
  const hotelId = await makeHotel(database);
  const { roomTypes } = await setupOf(hotelId);
  const body = { seen: roomTypes.seen, roomTypes: [{ ...doubleType(), ...fault }] };
  expect(await refusal(send(hotelId, "PUT", "/room-types", body))).toMatchObject({
    status: 400,
    code,
  });
});

it.each([
  "Single",
  "Double",
  "Twin",
  "Triple (1 Double + 1 Single)",
  "Triple (3 Singles)",
  "Quad (2 Doubles)",
])("SET-06 has the beds '%s', superior or not", async (bedConfiguration) => {
  const hotelId = await makeHotel(database);
  const { roomTypes } = await setupOf(hotelId);
  const type = { ...doubleType(), bedConfiguration, isSuperior: true };
  const saved = await done(
    send(hotelId, "PUT", "/room-types", { seen: roomTypes.seen, roomTypes: [type] }),
  );
  expect(saved.roomTypes.list).toMatchObject([{ bedConfiguration, isSuperior: true }]);
});

it("SET-09 a room type in use by rooms, bookings or groups can't be deleted", async () => {
  const { staff, hotelId, room } = await makeBooking(database);
  await makeGroup(database, { staff, blocks: [{ roomTypeId: room.roomTypeId }] });
  const { roomTypes } = await setupOf(hotelId);
  const body = { seen: roomTypes.seen, roomTypes: [] };
  const answer = await refusal(send(hotelId, "PUT", "/room-types", body));
  expect(answer).toMatchObject({ status: 409, code: "setup.in-use" });
  expect(answer.params.uses).toMatchObject([
    { what: "rooms", count: 1, examples: [room.number] },
    { what: "bookings", count: 1, examples: [expect.stringMatching(/ 21\/11\/2026$/)] },
    { what: "groups", count: 1 },
  ]);
});

it("SET-07 facilities are added, renamed and deleted", async () => {
  const { hotelId, floorId } = await madeHotel();
  const [made] = (await done(send(hotelId, "POST", "/facilities", { floorId, name: "Gym" })))
    .facilities;
  const path = `/facilities/${made?.id}`;
  const renamed = await done(send(hotelId, "PUT", path, { seen: made?.seen, name: "Hammam" }));
  expect(renamed.facilities).toMatchObject([{ name: "Hammam", floorId }]);
  const stale = send(hotelId, "PUT", path, { seen: made?.seen, name: "Spa" });
  expect(await refusal(stale)).toMatchObject({ status: 409, code: "request.stale" });
  expect((await done(send(hotelId, "DELETE", path))).facilities).toEqual([]);
  expect(await refusal(send(hotelId, "DELETE", path))).toMatchObject({
    status: 404,
    code: "facility.not-found",
  });
});

it("SET-08 SET-09 restaurants are added, renamed, and deleted while they are empty", async () => {
  const hotelId = await makeHotel(database);
  const [casbah, terrace] = [uuid(), uuid()];
  const { restaurants } = await setupOf(hotelId);
  const saveAll = (seen: string, list: object[]) =>
    send(hotelId, "PUT", "/restaurants", { seen, restaurants: list });
  const made = await done(
    saveAll(restaurants.seen, [
      { id: casbah, name: "La Casbah" },
      { id: terrace, name: "Terrasse" },
      { id: uuid(), name: "" },
    ]),
  );
  expect(made.restaurants.list.map(({ name }) => name)).toEqual(["La Casbah", "Terrasse"]);
  await owner`insert into dining_tables (hotel_id, id, restaurant_id, name, covers)
    values (${hotelId}, ${uuid()}, ${casbah}, 'T1', 4)`;
  const only = [{ id: terrace, name: "Terrasse du port" }];
  expect(await refusal(saveAll(made.restaurants.seen, only))).toMatchObject({
    status: 409,
    code: "setup.in-use",
    detail: "La Casbah is in use: 1 table (T1).",
  });
  const at = { hotel_id: hotelId, restaurant_id: casbah };
  await owner`delete from dining_tables where hotel_id = ${hotelId}`;
  await owner`insert into pos_terminals ${owner({ ...at, id: uuid(), name: "Bar" })}`;
  const printer = { ...at, id: uuid(), name: "Pass", host: "192.168.1.50" };
  await owner`insert into pos_printers ${owner(printer)}`;
  await owner`insert into pos_stations ${owner({ ...at, id: uuid(), name: "Grill" })}`;
  await owner`insert into modifier_groups ${owner({ ...at, id: uuid(), name: "Sugar", most: 1 })}`;
  const ticket = { ...at, id: uuid(), bill_id: uuid(), bill_name: "Bill 1", course: 1 };
  await owner`insert into kitchen_tickets ${owner(ticket)}`;
  expect(await refusal(saveAll(made.restaurants.seen, only))).toMatchObject({
    detail:
      "La Casbah is in use: 1 terminal (Bar); 1 printer (Pass); 2 menu entries (Grill, Sugar); 1 kitchen order (Bill 1).",
  });
  const kept = [{ id: casbah, name: "La Casbah" }];
  const { list } = (await done(saveAll(made.restaurants.seen, kept))).restaurants;
  expect(list).toEqual(kept);
});

it("SET-09 POS-13 a restaurant is deleted with the papers of its printers", async () => {
  const hotelId = await makeHotel(database);
  const { restaurants } = await setupOf(hotelId);
  const saveAll = (seen: string, list: object[]) =>
    send(hotelId, "PUT", "/restaurants", { seen, restaurants: list });
  const id = uuid();
  const made = await done(saveAll(restaurants.seen, [{ id, name: "La Casbah" }]));
  const at = { hotel_id: hotelId, restaurant_id: id, id: uuid() };
  await owner`insert into print_jobs ${owner({ ...at, printer_id: uuid(), printer_name: "Pass" })}`;
  expect((await done(saveAll(made.restaurants.seen, []))).restaurants.list).toEqual([]);
  expect(await owner`select from print_jobs where hotel_id = ${hotelId}`).toHaveLength(0);
});

it.each([
  ["floors", "/floors", { floors: [] }],
  ["room types", "/room-types", { roomTypes: [] }],
  ["restaurants", "/restaurants", { restaurants: [] }],
])(
  "SET-01 of two admins who save all %s, the second is told who was first",
  async (_, path, body) => {
    const { hotelId } = await madeHotel();
    const seen = "what it looked like before";
    expect(await refusal(send(hotelId, "PUT", path, { seen, ...body }))).toMatchObject({
      status: 409,
      code: "request.stale",
    });
  },
);
