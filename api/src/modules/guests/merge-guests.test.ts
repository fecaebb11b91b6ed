import type { Guest } from "@funduq/shared-types/contracts/guest";
import { describe, expect, it } from "vitest";
import { bookingRequest, makeBooking } from "../../testing/factories-bookings.ts";
import {
  makeGuest,
  makeRoom,
  makeStaff,
  type TestRoom,
  type TestStaff,
} from "../../testing/factories-core.ts";
import { deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { referencesToGuests } from "./merge-guests.queries.ts";

const api = await testApp();
const { request, database, owner } = api;

async function guestOf(staff: TestStaff, id: string): Promise<Guest> {
  const response = await request("GET", `/hotels/${staff.hotelId}/guests/${id}`, { as: staff });
  return response.json();
}

function profileOf({
  id: _,
  merges: __,
  createdAt: ___,
  version: ____,
  isVip: _____,
  ...profile
}: Guest) {
  return profile;
}

async function merge(
  staff: TestStaff,
  into: string,
  from: string,
  more: object = {},
  app: Pick<TestApp, "request"> = api,
) {
  const [kept, lost] = [await guestOf(staff, into), await guestOf(staff, from)];
  const body = {
    version: kept.version,
    mergedId: from,
    mergedVersion: lost.version,
    profile: profileOf(kept),
    ...more,
  };
  return app.request("POST", `/hotels/${staff.hotelId}/guests/${into}/merge`, { as: staff, body });
}

/** Two records of one person, each with a stay of its own. */
async function twice() {
  const made = await makeBooking(database, { fullName: "Amina Haddad" });
  const { staff } = made;
  const into = String(made.booking.guests[0]?.guestId);
  const from = String(
    await makeGuest(database, staff.hotelId, { fullName: "Hadad Amina", phone: "0555" }),
  );
  const other = await makeBooking(database, {
    staff,
    checkInDate: "2026-12-20",
    guests: [{ guest: { guestId: from }, isPrimary: true }] as never,
  });
  return { staff, into, from, made, other };
}

it("knows everything that refers to a guest and does not leave with the record", async () => {
  const found = await owner<{ name: string }[]>`
    select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey) and attname <> 'hotel_id'
    where contype = 'f' and confrelid = 'guests'::regclass and confdeltype <> 'c' order by 1`;
  expect(found.map(({ name }) => name)).toEqual([...referencesToGuests]);
});

describe("two records of one person", () => {
  it("GST-03 GST-04 BK-18 become one: stays, notes and history go over, and nothing is lost", async () => {
    const { staff, into, from, other } = await twice();
    const note = { as: staff, body: { note: "Late riser" } };
    await request("POST", `/hotels/${staff.hotelId}/guests/${from}/notes`, note);
    const profile = { ...profileOf(await guestOf(staff, into)), phone: "0555" };
    const response = await merge(staff, into, from, { profile });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: into, version: 2 });
    expect(await guestOf(staff, into)).toMatchObject({
      id: into,
      fullName: "Amina Haddad",
      phone: "0555",
      version: 2,
      merges: [{ mergedName: "Hadad Amina", at: expect.any(String), user: expect.any(String) }],
    });
    const at = `/hotels/${staff.hotelId}/guests/${into}`;
    expect((await (await request("GET", `${at}/stays`, { as: staff })).json()).stays).toHaveLength(
      2,
    );
    const { notes } = await (await request("GET", `${at}/notes`, { as: staff })).json();
    expect(notes).toMatchObject([{ note: "Late riser" }]);
    const stay = await request("GET", `/hotels/${staff.hotelId}/bookings/${other.bookingId}`, {
      as: staff,
    });
    expect(await stay.json()).toMatchObject({
      guests: [{ guestId: into, fullName: "Amina Haddad" }],
      history: [
        { action: "guest-merged", details: { from: "Hadad Amina", to: "Amina Haddad" } },
        {},
      ],
      version: other.booking.version + 1,
    });
    const [trail] = await owner`select facts from guest_merges where merged_guest_id = ${from}`;
    expect(trail?.facts).toMatchObject({ full_name: "Hadad Amina", phone: "0555" });
    expect((await merge(staff, into, from)).status).toBe(400);
  });

  it("BK-04 POL-03 in one stay leave one guest, primary, with the report that was sent", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    const [into, from] = [
      String(await makeGuest(database, hotelId, { fullName: "Amina" })),
      String(await makeGuest(database, hotelId, { fullName: "Amina H" })),
    ];
    const made = await makeBooking(database, {
      staff,
      adults: 2,
      guests: [
        { guest: { guestId: from }, isPrimary: true },
        { guest: { guestId: into }, isPrimary: false },
      ] as never,
    });
    await owner`update booking_guests set police_report_sent_at = now() where guest_id = ${into}`;
    expect((await merge(staff, into, from)).status).toBe(200);
    const rows = await owner`select guest_id, is_primary, police_report_sent_at is not null as sent
      from booking_guests where booking_id = ${made.bookingId}`;
    expect([...rows]).toEqual([{ guest_id: into, is_primary: true, sent: true }]);
  });

  it("a record merged into one that is merged again is found behind both", async () => {
    const { staff, into, from } = await twice();
    const last = String(await makeGuest(database, staff.hotelId, { fullName: "Amina H" }));
    await merge(staff, into, from);
    await merge(staff, last, into);
    expect((await guestOf(staff, last)).merges.map(({ mergedName }) => mergedName).sort()).toEqual([
      "Amina Haddad",
      "Hadad Amina",
    ]);
    const late = await makeBooking(database, {
      staff,
      checkInDate: "2027-01-10",
      guests: [{ guest: { guestId: from }, isPrimary: true }] as never,
    });
    expect(late.booking.guests).toMatchObject([{ guestId: last }]);
  });

  it("BK-04 POL-02 named side by side from before the merge are refused as listed already", async () => {
    const { staff, into, from, made } = await twice();
    await owner`update bookings set adults = 2 where id = ${made.bookingId}`;
    await merge(staff, into, from);
    const both = [into, from].map((guestId, index) => ({ guest: { guestId }, isPrimary: !index }));
    const at = `/hotels/${staff.hotelId}/bookings`;
    const room = await makeRoom(database, staff.hotelId);
    const asked = { ...bookingRequest(room, { nights: 1, adults: 2 }), guests: both };
    const response = await request("GET", `${at}/${made.bookingId}`, { as: staff });
    const { adults, children, comments, version, ratePlan, rateCentimes } = await response.json();
    const rate = { ratePlan, rateCentimes };
    const details = { adults, children, comments, version, companyId: null, rate, guests: both };
    const answers = [
      await request("POST", at, { as: staff, body: asked }),
      await request("PUT", `${at}/${made.bookingId}/details`, { as: staff, body: details }),
      await request("POST", `${at}/${made.bookingId}/occupants`, {
        as: staff,
        body: { guest: { guestId: from } },
      }),
    ];
    const message = "This guest is already listed.";
    const said = await Promise.all(answers.map(async (answer) => (await answer.json()).params));
    expect(said).toEqual(
      ["guests.1.guest.guestId", "guests.1.guest.guestId", "guest.guestId"].map((path) => ({
        fields: [{ path, message }],
      })),
    );
  });

  it("X-02 are refused when either has changed since, and a record with itself", async () => {
    const { staff, into, from } = await twice();
    for (const more of [{ version: 7 }, { mergedVersion: 7 }]) {
      const refused = await outcomeOf(await merge(staff, into, from, more));
      expect(refused).toMatchObject({ status: 409, code: "request.stale" });
    }
    const itself = await outcomeOf(await merge(staff, into, into));
    expect(itself.code).toBe("guest.merged-with-itself");
    const stranger = await makeStaff(database);
    const theirs = String(await makeGuest(database, stranger.hotelId, { fullName: "Ali" }));
    const body = {
      version: 1,
      mergedId: theirs,
      mergedVersion: 1,
      profile: profileOf(await guestOf(staff, into)),
    };
    const path = `/hotels/${staff.hotelId}/guests/${into}/merge`;
    expect(await outcomeOf(await request("POST", path, { as: staff, body }))).toMatchObject({
      status: 404,
      code: "guest.not-found",
    });
  });
});

it("GST-02 X-02 whoever still has the lost record open is told of the other, and overwrites nothing", async () => {
  const { staff, into, from } = await twice();
  const profile = { ...profileOf(await guestOf(staff, from)), profession: "Juge" };
  expect((await merge(staff, into, from)).status).toBe(200);
  const path = `/hotels/${staff.hotelId}/guests/${from}`;
  const told = { status: 409, code: "guest.merged" };
  const body = { ...profile, version: 1 };
  const saved = await outcomeOf(await request("PUT", path, { as: staff, body }));
  const params = { guestName: "Amina Haddad", guestId: into };
  expect(saved).toMatchObject({ ...told, body: { params } });
  expect(await outcomeOf(await request("GET", path, { as: staff }))).toMatchObject(told);
  const note = { as: staff, body: { note: "Wants a quiet room" } };
  expect(await outcomeOf(await request("POST", `${path}/notes`, note))).toMatchObject(told);
  expect(await guestOf(staff, into)).toMatchObject({ profession: null });
});

describe("two records merged while others work", () => {
  it("a deadlock is impossible: both directions at once, and new bookings of both", async () => {
    const { staff, into, from } = await twice();
    const rooms = await Promise.all(
      Array.from({ length: 8 }, () => makeRoom(database, staff.hotelId)),
    );
    const book = (app: TestApp, guestId: string, room: TestRoom) =>
      app
        .request("POST", `/hotels/${staff.hotelId}/bookings`, {
          as: staff,
          body: bookingRequest(room, {
            guests: [{ guest: { guestId }, isPrimary: true }] as never,
          }),
        })
        .then(outcomeOf);
    const broken = await deadlocksDuring(api, async ([one, two]) => {
      const outcomes = await Promise.all([
        merge(staff, into, from, {}, one).then(outcomeOf),
        merge(staff, from, into, {}, two).then(outcomeOf),
        ...rooms.map((room, n) => book(n % 2 ? one : two, n % 4 < 2 ? into : from, room)),
      ]);
      const merges = outcomes.slice(0, 2);
      expect(
        merges.filter(({ status }) => status === 200).length,
        JSON.stringify(tally(merges)),
      ).toBe(1);
      expect(tally(outcomes.slice(2))).toEqual({ 201: 8 });
    });
    expect(broken).toBe(0);
    const rows = await owner`select guest_id from booking_guests where hotel_id = ${staff.hotelId}`;
    expect(new Set(rows.map((row) => row.guest_id)).size).toBe(1);
    expect(rows).toHaveLength(10);
  });
});
