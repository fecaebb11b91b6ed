import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { openReservationDesk } from "../../testing/reservation-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

const refused = (code: string) => ({ status: 409, code });

describe("POS-02 a table's reservation", () => {
  it("POS-02 is booked by the hotel's clock for one or more tables, and listed with the restaurant's times", async () => {
    const desk = await openReservationDesk(api);
    const id = await desk.book({ tableIds: [desk.otherTableId, desk.tableId], note: "Window" });
    expect(await desk.read("2026-11-21")).toEqual({
      settings: { usualMinutes: 120, leadMinutes: 60, version: 1 },
      reservations: [
        {
          id,
          state: "booked",
          guestName: "Nadia Hamdi",
          phone: "0555 12 34 56",
          covers: 4,
          startsAt: "2026-11-21T19:00:00+00:00",
          endsAt: "2026-11-21T21:00:00+00:00",
          note: "Window",
          tableIds: [desk.tableId, desk.otherTableId],
          stay: null,
          billId: null,
          version: 1,
        },
      ],
    });
    const [change] = await owner`
      select tags from live_changes where hotel_id = ${desk.waiter.hotelId} order by seq desc limit 1`;
    expect(change?.tags).toEqual(["Bill"]);
  });

  it("POS-02 after midnight is in the list of the evening before", async () => {
    const desk = await openReservationDesk(api);
    await desk.book({ guestName: "Late", date: "2026-11-22", time: "04:59" });
    await desk.book({ guestName: "Early", date: "2026-11-22", time: "07:00" });
    const names = async (day: string) => (await desk.list(day)).map(({ guestName }) => guestName);
    expect(await names("2026-11-21")).toEqual(["Late"]);
    expect(await names("2026-11-22")).toEqual(["Early"]);
  });

  it("POS-02 is changed on its version; the second of two editors is told", async () => {
    const desk = await openReservationDesk(api);
    const id = await desk.book();
    const moved = { version: 1, time: "21:00", covers: 6, tableIds: [desk.otherTableId] };
    expect(await desk.save(id, moved)).toMatchObject({ status: 200, body: { id, version: 2 } });
    expect(await desk.get(id)).toMatchObject({
      covers: 6,
      startsAt: "2026-11-21T20:00:00+00:00",
      tableIds: [desk.otherTableId],
    });
    expect(await desk.save(id, { version: 1 })).toMatchObject(refused("reservation.changed"));
    expect(await desk.save(id)).toMatchObject(refused("reservation.changed"));
    expect(await desk.save(randomUUID(), { version: 1 })).toMatchObject({
      status: 404,
      code: "reservation.not-found",
    });
    expect(await desk.told("pos.save-reservation")).toEqual([
      ["reservation", "2026-11-21T19:00:00.000Z", "2026-11-21T20:00:00.000Z"],
      ["reservedTables", "T1", "T2"],
      ["billCovers", 4, 6],
    ]);
  });

  it("POS-02 X-08 the audit trail keeps neither the guest's name nor the phone", async () => {
    const desk = await openReservationDesk(api);
    const id = await desk.book({ guestName: "Zoubida", phone: "0777 00 11 22", note: "Allergy" });
    await desk.step(id, "cancel", 1);
    const [trail] = await owner<{ text: string }[]>`
      select string_agg(to_jsonb(c)::text, ' ') as text from changes c
      where hotel_id = ${desk.waiter.hotelId}`;
    expect(trail?.text).not.toMatch(/Zoubida|0777|Allergy/u);
    const [kept] = await owner<{ text: string }[]>`
      select string_agg(to_jsonb(k)::text, ' ') as text from idempotency_keys k
      where hotel_id = ${desk.waiter.hotelId}`;
    expect(kept?.text).not.toMatch(/Zoubida|0777|Allergy/u);
  });

  it("POS-02 a repeated request books once", async () => {
    const desk = await openReservationDesk(api);
    const id = randomUUID();
    const key = randomUUID();
    expect(await desk.save(id, {}, { key })).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await desk.save(id, {}, { key })).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await desk.list()).toHaveLength(1);
  });

  it("POS-02 a table that is taken at that time is refused with who has it; one right after is not", async () => {
    const desk = await openReservationDesk(api);
    await desk.book({ tableIds: [desk.tableId, desk.otherTableId] });
    expect(
      await desk.save(randomUUID(), { time: "21:59", tableIds: [desk.otherTableId] }),
    ).toMatchObject({
      ...refused("reservation.table-taken"),
      body: {
        params: {
          table: "T2",
          guestName: "Nadia Hamdi",
          date: "2026-11-21",
          from: "20:00",
          to: "22:00",
        },
      },
    });
    await desk.book({ time: "22:00" });
    await desk.book({ time: "18:00" });
    expect(await desk.list()).toHaveLength(3);
  });

  it.each([
    ["no name", { guestName: " " }, "guestName"],
    ["no guests", { covers: 0 }, "covers"],
    ["no table", { tableIds: [] }, "tableIds"],
    ["a time that no clock shows", { time: "24:00" }, "time"],
    ["a day that does not exist", { date: "2026-02-30" }, "date"],
    ["no length", { minutes: 0 }, "minutes"],
    ["a stay that is not in house", { bookingId: randomUUID() }, "bookingId"],
  ])("POS-02 is not booked with %s", async (_, fault, path) => {
    const desk = await openReservationDesk(api);
    const answer = await desk.save(randomUUID(), fault);
    expect(answer).toMatchObject({ status: 400, code: "request.invalid" });
    expect(answer.body).toHaveProperty("params.fields.0.path", path);
    expect(await desk.list()).toEqual([]);
  });

  it("POS-02 is not booked for a time that is over, nor on a table that is not on the plan", async () => {
    const desk = await openReservationDesk(api);
    const past = { time: "07:00", minutes: 60 };
    expect(await desk.save(randomUUID(), past)).toMatchObject(refused("reservation.in-past"));
    expect(await desk.save(randomUUID(), { tableIds: [randomUUID()] })).toMatchObject({
      status: 404,
      code: "table.not-found",
    });
    const other = await openReservationDesk(api);
    expect(await desk.save(randomUUID(), { tableIds: [other.tableId] })).toMatchObject({
      code: "table.not-found",
    });
  });

  it("POS-02 is not booked further ahead than two years; one that is stays as it is", async () => {
    const desk = await openReservationDesk(api);
    expect(await desk.save(randomUUID(), { date: "2028-11-22" })).toMatchObject({
      ...refused("reservation.too-far"),
      body: { params: { date: "2028-11-21" } },
    });
    const id = await desk.book({ date: "2028-11-21" });
    api.clock.set("2026-11-19T09:00:00Z");
    expect(await desk.save(id, { date: "2028-11-21", version: 1, note: "Window" })).toMatchObject({
      status: 200,
    });
  });

  it("POS-02 POS-04 names the room of a guest in house, also after the guest has left", async () => {
    const desk = await openReservationDesk(api);
    const admin = await makeStaff(api.database, { hotelId: desk.waiter.hotelId });
    const { bookingId } = await makeBooking(api.database, { staff: admin, checkInNow: true });
    const [room] = await owner<{ number: string }[]>`
      select r.number from bookings b join rooms r on r.id = b.room_id where b.id = ${bookingId}`;
    const id = await desk.book({ bookingId });
    const stay = { bookingId, roomNumber: room?.number };
    expect(await desk.get(id)).toMatchObject({ stay });
    await owner`update bookings set status = 'Checked-out' where id = ${bookingId}`;
    expect(await desk.save(id, { version: 1, bookingId, note: "Cake" })).toMatchObject({
      status: 200,
    });
    expect(await desk.get(id)).toMatchObject({ stay, note: "Cake" });
  });

  it("POS-02 a day has at most 500 of them, and one more is refused", async () => {
    const desk = await openReservationDesk(api);
    const at = { hotelId: desk.waiter.hotelId, restaurantId: desk.restaurantId };
    await owner`
      insert into table_reservations (hotel_id, id, restaurant_id, guest_name, name_search, covers, state,
        ended_at, starts_at, ends_at)
      select ${at.hotelId}, gen_random_uuid(), ${at.restaurantId}, 'Nadia', 'nadia', 2, 'cancelled', now(),
        '2026-11-21 18:00Z', '2026-11-21 20:00Z' from generate_series(1, 500)`;
    expect(await desk.save(randomUUID())).toMatchObject({
      ...refused("reservation.day-full"),
      body: { params: { most: 500 } },
    });
    await desk.book({ date: "2026-11-22" });
    expect(await desk.list()).toHaveLength(500);
  });

  it("POS-02 is found by name or phone in any spelling, from a day on", async () => {
    const desk = await openReservationDesk(api);
    await desk.book({ guestName: "Bénaïssa Karim", phone: "+213 555 98 76 54" });
    await desk.book({ guestName: "Nadia", phone: "", date: "2026-11-25" });
    expect(await desk.find("benaissa")).toEqual(["Bénaïssa Karim"]);
    expect(await desk.find("0555 987")).toEqual(["Bénaïssa Karim"]);
    expect(await desk.find("ADI")).toEqual(["Nadia"]);
    expect(await desk.find("karim", "2026-11-22")).toEqual([]);
    expect(await desk.find("!?")).toEqual([]);
  });

  it("POS-02 is cancelled or a no-show, which frees its tables, and is taken up again while they are free", async () => {
    const desk = await openReservationDesk(api);
    const id = await desk.book();
    expect(await desk.step(id, "cancel", 2)).toMatchObject(refused("reservation.changed"));
    expect(await desk.step(id, "cancel", 1)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await desk.told("pos.cancel-reservation")).toEqual([
      ["reservation", null, "2026-11-21T19:00:00.000Z"],
      ["reservedTables", null, "T1"],
    ]);
    expect(await desk.get(id)).toMatchObject({ state: "cancelled", tableIds: [desk.tableId] });
    expect(await desk.save(id, { version: 2 })).toMatchObject(refused("reservation.not-possible"));
    const other = await desk.book({ guestName: "Karim" });
    expect(await desk.step(id, "restore", 2)).toMatchObject({
      ...refused("reservation.table-taken"),
      body: { params: { guestName: "Karim" } },
    });
    api.clock.set("2026-11-21T19:00:00Z");
    expect(await desk.step(other, "mark-no-show", 1)).toMatchObject({ status: 200 });
    expect(await desk.get(other)).toMatchObject({ state: "no-show" });
    expect(await desk.step(id, "restore", 2)).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await desk.get(id)).toMatchObject({ state: "booked" });
    expect(await desk.step(id, "unseat", 3)).toMatchObject(refused("reservation.not-possible"));
  });

  it("POS-02 X-07 is not reached through another restaurant", async () => {
    const desk = await openReservationDesk(api);
    const id = await desk.book();
    const elsewhere = await openReservationDesk(api);
    expect(await elsewhere.step(id, "cancel", 1)).toMatchObject({ status: 404 });
    expect(await elsewhere.list()).toEqual([]);
    const lost = {
      as: desk.waiter,
      path: `${desk.place.replace(desk.restaurantId, randomUUID())}`,
    };
    const answer = await api.request("GET", `${lost.path}/reservations?date=2026-11-21`, lost);
    expect(answer.status).toBe(404);
  });
});

describe("POS-02 the times of reservations", () => {
  it("POS-02 AUTH-17 are the manager's, and saved on their version", async () => {
    const desk = await openReservationDesk(api);
    const save = (body: object, as = desk.manager) =>
      api.request("PUT", `${desk.place}/reservation-settings`, { as, body });
    const times = { usualMinutes: 90, leadMinutes: 30, version: 1 };
    expect((await save(times, desk.waiter)).status).toBe(403);
    expect((await save(times)).status).toBe(200);
    expect((await (await save(times)).json()).code).toBe("menu.changed");
    expect((await save({ ...times, version: 2, usualMinutes: 5 })).status).toBe(400);
    expect(await desk.read("2026-11-21")).toMatchObject({
      settings: { usualMinutes: 90, leadMinutes: 30, version: 2 },
    });
    expect(await desk.told("pos.save-reservation-settings")).toEqual([
      ["usualMinutes", 120, 90],
      ["leadMinutes", 60, 30],
    ]);
  });
});

describe("POS-01 a table that is reserved", () => {
  const layout = async (desk: Awaited<ReturnType<typeof openReservationDesk>>) => {
    const floor = await (
      await api.request("GET", `${desk.place}/floor`, { as: desk.manager })
    ).json();
    const kept = floor.tables.filter(({ id }: { id: string }) => id !== desk.tableId);
    const tables = kept.map(
      ({ openBills: _, lastFiredAt: __, ...table }: Record<string, unknown>) => table,
    );
    const body = { version: floor.version, tables };
    const answer = await api.request("PUT", `${desk.place}/layout`, { as: desk.manager, body });
    return { status: answer.status, body: await answer.json() };
  };

  it("POS-01 stays on the plan, which says so; reservations that are over do not keep it", async () => {
    const desk = await openReservationDesk(api);
    const id = await desk.book();
    expect(await layout(desk)).toMatchObject({
      status: 409,
      body: { code: "table.has-reservations", params: { names: ["T1"] } },
    });
    await desk.step(id, "cancel", 1);
    expect(await layout(desk)).toMatchObject({ status: 200 });
    expect(await desk.get(id)).toMatchObject({ state: "cancelled", tableIds: [] });
    expect(await desk.step(id, "restore", 2)).toMatchObject({ code: "table.not-found" });
  });
});

it("POS-02 a no-show by mistake is taken back after its time too", async () => {
  const desk = await openReservationDesk(api);
  const id = await desk.book();
  const { endsAt } = await desk.get(id);
  api.clock.set(new Date(Date.parse(endsAt) + 60_000).toISOString());
  expect(await desk.step(id, "mark-no-show", 1)).toMatchObject({ status: 200 });
  expect(await desk.step(id, "restore", 2)).toMatchObject({ status: 200, body: { version: 3 } });
  expect(await desk.get(id)).toMatchObject({ state: "booked" });
});
