import type { GuestStays } from "@funduq/shared-types/contracts/guest";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeGuest, makeStaff } from "../../testing/factories-core.ts";
import { guestsAt as at, guestDesk, nothing } from "../../testing/guest-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const app = await testApp();
const { request, database, owner } = app;
const { create, created, read, search } = guestDesk(app);

const nadia = {
  fullName: "Nadia Ben Aïssa",
  nameOtherScript: "نادية بن عيسى",
  phone: "+213 555 12 34 56",
  email: "nadia@example.dz",
  nationality: "DZ",
  idType: "Passport",
  idNumber: "178 956 432",
  idDeliveryDate: "2022-05-01",
  idExpireDate: "2032-04-30",
  idDeliveryPlace: "Oran",
  birthDate: "1990-02-28",
  birthPlace: "Tlemcen",
  address: "3, rue Larbi",
  profession: "Médecin",
};

describe("a guest's profile", () => {
  it("GST-02 keeps every field, and says it again", async () => {
    const staff = await makeStaff(database);
    const guest = await created(staff, nadia);
    expect(guest).toMatchObject({ ...nadia, merges: [], version: 1 });
    expect(await read(staff, guest.id)).toEqual(guest);
  });

  it.each(["BENAISSA<<NADIA<<<<", "P<DZABENAISSA<<NADIA", "Nadia «"])(
    "GST-02 %s is a document's line and becomes no name",
    async (fullName) => {
      const staff = await makeStaff(database);
      for (const profile of [
        { ...nothing, fullName },
        { ...nothing, fullName: "Nadia", nameOtherScript: fullName },
      ]) {
        const response = await create(staff, profile);
        expect(response.status).toBe(400);
        const fault = { message: expect.stringMatching(/no name has the sign </) };
        expect(await response.json()).toMatchObject({
          code: "request.invalid",
          params: { fields: [fault] },
        });
      }
    },
  );

  it("GST-02 FO-12 a name of ligatures that are words is refused when it is too long spelled out", async () => {
    const staff = await makeStaff(database);
    const statusOf = async (count: number) =>
      (await create(staff, { ...nothing, fullName: "\ufdfa".repeat(count) })).status;
    expect(await statusOf(30)).toBe(201);
    expect(await statusOf(36)).toBe(400);
  });

  it("GST-02 'Guest name is required.'", async () => {
    const staff = await makeStaff(database);
    const { fullName: _, ...nameless } = { ...nothing, fullName: "" };
    for (const profile of [nameless, { ...nothing, fullName: "  " }]) {
      const response = await create(staff, profile);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "guest.name-missing",
        detail: "Guest name is required.",
      });
    }
  });

  it.each([
    ["birthDate", { birthDate: "2026-11-22" }],
    ["idDeliveryDate", { idDeliveryDate: "2026-12-01" }],
    ["idDeliveryDate", { birthDate: "1990-01-01", idDeliveryDate: "1980-01-01" }],
    ["idExpireDate", { idDeliveryDate: "2020-01-01", idExpireDate: "2019-12-31" }],
  ])("GST-02 refuses a %s that can't be true, at its field", async (path, dates) => {
    const staff = await makeStaff(database);
    const response = await create(staff, { ...nothing, fullName: "Ali", ...dates });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "request.invalid",
      params: { fields: [{ path }] },
    });
  });

  it("GST-02 a document is a passport, a national ID or a driver's license, and nothing else", async () => {
    const staff = await makeStaff(database);
    for (const idType of ["Passport", "National ID", "Driver's License"])
      expect(await created(staff, { ...nothing, fullName: "Ali", idType })).toMatchObject({
        idType,
      });
    for (const idType of ["Residence permit", "passport", ""]) {
      const response = await create(staff, { ...nothing, fullName: "Ali", idType });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "request.invalid",
        params: { fields: [{ path: "idType" }] },
      });
    }
  });

  it("GST-02 I16 the same button twice makes one guest", async () => {
    const staff = await makeStaff(database);
    const body = { ...nothing, fullName: "Ali Once" };
    const answers = [
      await create(staff, body, "key-12345678"),
      await create(staff, body, "key-12345678"),
    ];
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
    expect(two.id).toBe(one.id);
    const rows = await owner`select from guests where hotel_id = ${staff.hotelId}`;
    expect(rows).toHaveLength(1);
  });

  it("GST-02 X-02 two tabs: the second is told who saved first, and overwrites nothing", async () => {
    const staff = await makeStaff(database, { displayName: "Yasmine" });
    const { id, merges: _, createdAt: __, isVip: ___, ...guest } = await created(staff, nadia);
    const save = (change: object) =>
      request("PUT", at(staff, `/${id}`), { as: staff, body: { ...guest, ...change } });
    const first = await save({ phone: "0661 00 00 00" });
    expect(await first.json()).toEqual({ id, version: 2 });
    const second = await outcomeOf(await save({ phone: null, profession: "Juge" }));
    expect(second).toMatchObject({
      code: "request.stale",
      body: { params: { changedBy: "Yasmine", changedAt: expect.stringContaining("2026-11-21") } },
    });
    expect(await read(staff, id)).toMatchObject({
      phone: "0661 00 00 00",
      profession: "Médecin",
    });
  });

  it("GST-05 a changed name is found by the new one", async () => {
    const staff = await makeStaff(database);
    const { id, merges: _, createdAt: __, isVip: ___, ...guest } = await created(staff, nadia);
    const body = { ...guest, fullName: "Karima Ziane", phone: "0770 11" };
    await request("PUT", at(staff, `/${id}`), { as: staff, body });
    for (const [query, hits] of [
      ["nadia", 0],
      ["ziane", 1],
      ["0770", 1],
      ["0555", 0],
    ] as const) {
      const found = await search(staff, query);
      expect((await found.json()).guests).toHaveLength(hits);
    }
  });

  it("GST-02 a change of the name reaches the screens that show it", async () => {
    const staff = await makeStaff(database);
    const { id, merges: _, createdAt: __, isVip: ___, ...guest } = await created(staff, nadia);
    const tagsAfter = async (change: object) => {
      await request("PUT", at(staff, `/${id}`), { as: staff, body: { ...guest, ...change } });
      const [row] = await owner`select tags, entity_id from changes
        where hotel_id = ${staff.hotelId} order by seq desc limit 1`;
      return row;
    };
    expect(await tagsAfter({ profession: "Juge" })).toEqual({ tags: ["Guest"], entity_id: id });
    const renamed = await tagsAfter({ version: 2, fullName: "Nadia Juge" });
    expect(renamed?.tags).toEqual(["Guest", "Booking"]);
  });
});

describe("a guest's stays", () => {
  it("GST-03 lists those in the hotel, newest first", async () => {
    const made = await makeBooking(database, { nights: 2, fullName: "Amina Haddad" });
    const guestId = made.booking.guests[0]?.guestId;
    const later = await makeBooking(database, {
      staff: made.staff,
      checkInDate: "2026-12-20",
      adults: 2,
      guests: [
        { guest: { fullName: "Karim" }, isPrimary: true },
        { guest: { guestId }, isPrimary: false },
      ] as never,
    });
    const response = await request("GET", at(made.staff, `/${guestId}/stays`), { as: made.staff });
    const { stays, nightsStayed } = await response.json();
    expect(stays).toMatchObject([
      { bookingId: later.bookingId, checkInDate: "2026-12-20", isPrimary: false },
      { bookingId: made.bookingId, nights: 2, isPrimary: true, companyName: null },
    ]);
    expect(stays[1].totalCentimes).toBe(made.booking.totalCentimes);
    expect(nightsStayed).toBe(0);
  });

  it("GST-03 counts the nights that are over, never those still to be slept", async () => {
    const made = await makeBooking(database, { nights: 3, fullName: "Rym", checkInNow: true });
    const { staff, hotelId } = made;
    const path = at(staff, `/${made.booking.guests[0]?.guestId}/stays`);
    const nightsOn = async (day: string) => {
      await owner`update hotels set business_date = ${day} where id = ${hotelId}`;
      return (await (await request("GET", path, { as: staff })).json()).nightsStayed;
    };
    expect(await nightsOn("2026-11-21")).toBe(0);
    expect(await nightsOn("2026-11-23")).toBe(2);
    // A guest who is still in-house after the last booked night counts the booked nights only.
    expect(await nightsOn("2026-11-26")).toBe(3);
  });

  it("GST-03 come a page at a time, each once, also those that begin on one day", async () => {
    const made = await makeBooking(database, { nights: 1, fullName: "Samira" });
    const { staff, hotelId, bookingId } = made;
    const guestId = made.booking.guests[0]?.guestId ?? "";
    const columns = await owner<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = 'bookings'::regclass and attnum > 0
        and not attisdropped and attgenerated = '' and attname not in ('id', 'reference', 'check_in_date', 'check_out_date', 'status')`;
    const same = columns.map(({ name }) => name).join(", ");
    await owner.unsafe(`
      with copied as (
        insert into bookings (id, check_in_date, check_out_date, status, ${same})
        select gen_random_uuid(), date '2026-01-01' + n / 2, date '2026-01-02' + n / 2, 'no-show', ${same}
        from bookings, generate_series(0, 119) n where id = '${bookingId}' returning id
      )
      insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select '${hotelId}', id, '${guestId}', true from copied`);
    const seen: { bookingId: string; checkInDate: string }[] = [];
    const sizes: number[] = [];
    let after = "";
    for (let isMore = true; isMore; ) {
      const answer = await request("GET", at(staff, `/${guestId}/stays${after}`), { as: staff });
      const { stays, next, count }: GuestStays = await answer.json();
      expect(count).toBe(121);
      seen.push(...stays);
      sizes.push(stays.length);
      isMore = next !== null;
      after = `?beforeDate=${next?.date}&beforeId=${next?.id}`;
    }
    expect(sizes).toEqual([50, 50, 21]);
    expect(new Set(seen.map((stay) => stay.bookingId)).size).toBe(121);
    const dates = seen.map(({ checkInDate }) => checkInDate);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("GST-03 has nothing of a guest who never stayed, and of no other hotel", async () => {
    const staff = await makeStaff(database);
    const guestId = await makeGuest(database, staff.hotelId, { fullName: "Ali" });
    const stays = await request("GET", at(staff, `/${guestId}/stays`), { as: staff });
    expect(await stays.json()).toEqual({ stays: [], next: null, count: 0, nightsStayed: 0 });
    const stranger = await makeStaff(database);
    for (const part of ["", "/stays", "/notes"]) {
      const answer = await request("GET", at(stranger, `/${guestId}${part}`), { as: stranger });
      expect(await outcomeOf(answer)).toMatchObject({ status: 404, code: "guest.not-found" });
    }
  });
});
