import { MOST_FORMS } from "@funduq/shared-types/contracts/police";
import type { GuestId } from "@funduq/shared-types/values/ids";
import { describe, expect, it } from "vitest";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { guestDesk, guestsAt, nothing } from "../../testing/guest-desk.ts";
import { formOf, policeDesk, refusalOf, reportAt } from "../../testing/police-desk.ts";
import { LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { read } = guestDesk(api);
const { reportOf, countsOf, mark, addOccupant, historyOf, nextDay } = policeDesk(api);

describe("the police report", () => {
  it("POL-01 POL-02 lists every occupant who has arrived, with the known fields", async () => {
    const staff = await makeStaff(database);
    const both = [
      { guest: { fullName: "Samir Bouzid", nationality: "Algérienne" }, isPrimary: true },
      { guest: { fullName: "Lina Bouzid" }, isPrimary: false },
    ];
    const stay = await makeBooking(database, { staff, checkInNow: true, adults: 2, guests: both });
    await owner`update guests set birth_date = '1980-02-29', id_type = 'Passport'
      where id = ${stay.booking.guests[0]?.guestId ?? ""}`;

    const { forms, unnamed, businessDate, counts, sent } = await reportOf(staff);

    expect({ businessDate, unnamed, sent }).toEqual({
      businessDate: "2026-11-21",
      unnamed: [],
      sent: [],
    });
    expect(counts).toEqual({ due: 2, late: 0, expected: 0 });
    expect(forms).toMatchObject([
      {
        fullName: "Samir Bouzid",
        isPrimary: true,
        nationality: "Algérienne",
        birthDate: "1980-02-29",
        idType: "Passport",
        idNumber: null,
        roomNumber: stay.room.number,
        status: "Checked-in",
        arrivesOn: "2026-11-21",
        departsOn: "2026-11-22",
        sentAt: null,
      },
      { fullName: "Lina Bouzid", isPrimary: false },
    ]);
  });

  it("POL-02 counts the occupants without a name until they are added", async () => {
    const stay = await makeBooking(database, { checkInNow: true, adults: 2 });
    await owner`update bookings set children = 1 where id = ${stay.bookingId}`;
    expect(await countsOf(stay.staff)).toEqual({ due: 3, late: 0, expected: 0 });
    expect((await reportOf(stay.staff)).unnamed).toMatchObject([
      { bookingId: stay.bookingId, count: 2, guestName: stay.booking.guests[0]?.fullName },
    ]);

    const added = await addOccupant(stay, { fullName: "Meriem Kaci" });
    expect(added.status).toBe(201);
    const report = await reportOf(stay.staff);
    expect(report.unnamed).toMatchObject([{ count: 1 }]);
    expect(report.forms.map(({ fullName }) => fullName)).toContain("Meriem Kaci");
    expect(report.counts.due).toBe(3);
    expect(await historyOf(stay)).toMatchObject([
      { action: "details-changed", details: { guestsAdded: ["Meriem Kaci"] } },
    ]);
  });

  it("POL-01 lists forms of earlier arrivals first, as overdue, and expected guests last", async () => {
    const staff = await makeStaff(database);
    const late = await makeBooking(database, { staff, checkInNow: true, nights: 3 });
    const later = await makeBooking(database, { staff, checkInNow: true, nights: 3 });
    await owner`update bookings set check_in_date = '2026-11-20', checked_in_on = '2026-11-20'
      where id = ${later.bookingId}`;
    await nextDay(staff);
    const here = await makeBooking(database, {
      staff,
      checkInNow: true,
      checkInDate: "2026-11-22",
    });
    const coming = await makeBooking(database, { staff, checkInDate: "2026-11-22" });
    await makeBooking(database, { staff, checkInDate: "2026-11-23" });

    const { forms, counts } = await reportOf(staff);

    expect(counts).toEqual({ due: 3, late: 2, expected: 1 });
    expect(forms.map(({ bookingId }) => bookingId)).toEqual(
      [later, late, here, coming].map(({ bookingId }) => bookingId),
    );
  });

  it("POL-01 a list that is too long always includes today's arrivals", async () => {
    const late = await makeBooking(database, { checkInNow: true, nights: 3 });
    const { staff, hotelId, bookingId } = late;
    await owner`with new as (insert into guests (id, hotel_id, full_name, name_search)
        select gen_random_uuid(), ${hotelId}, 'Guest ' || n, 'guest ' || n from generate_series(1, ${MOST_FORMS}) n
        returning id)
      insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select ${hotelId}, ${bookingId}, id, false from new`;
    await nextDay(staff);
    const here = await makeBooking(database, {
      staff,
      checkInNow: true,
      checkInDate: "2026-11-22",
    });
    const { forms } = await reportOf(staff);
    expect(forms).toHaveLength(MOST_FORMS);
    expect(forms.at(0)?.bookingId).toBe(bookingId);
    expect(forms.at(-1)?.bookingId).toBe(here.bookingId);
  });

  it("POL-01 includes guests who left without a form, but no cancelled booking and no no-show", async () => {
    const left = await makeBooking(database, { checkInNow: true });
    const { staff } = left;
    const step = (stay: TestBooking, name: string, body: object) =>
      request("POST", `/hotels/${staff.hotelId}/bookings/${stay.bookingId}/${name}`, {
        as: staff,
        body: { version: stay.booking.version, ...body },
      });
    const cancelled = await makeBooking(database, { staff });
    await step(left, "check-out", LET_GO);
    await step(cancelled, "cancel", { reason: "Flight" });
    const { forms } = await reportOf(staff);
    expect(forms).toMatchObject([{ bookingId: left.bookingId, status: "Checked-out" }]);
  });

  it("POL-01 includes a guest for thirty days after departure, also after a long stay", async () => {
    const stay = await makeBooking(database, { checkInNow: true });
    const { staff, hotelId, bookingId } = stay;
    const on = (day: string) =>
      owner`update hotels set business_date = ${day} where id = ${hotelId}`;
    await owner`update bookings set status = 'Checked-out', check_out_date = '2027-01-10',
      checked_out_at = now(),
      checked_out_on = '2027-01-10', booked_until = '2027-01-10', room_status_at_check_out = 'Clean' where id = ${bookingId}`;
    await on("2027-01-10");
    expect(await countsOf(staff)).toEqual({ due: 1, late: 1, expected: 0 });
    await on("2027-02-09");
    expect(await countsOf(staff)).toMatchObject({ due: 1 });
    await on("2027-02-10");
    expect(await countsOf(staff)).toMatchObject({ due: 0 });
  });

  it("POL-01 does not expect a guest who did not arrive yesterday", async () => {
    const { staff } = await makeBooking(database, { nights: 3 });
    expect(await countsOf(staff)).toMatchObject({ expected: 1 });
    await nextDay(staff);
    expect(await countsOf(staff)).toEqual({ due: 0, late: 0, expected: 0 });
  });

  it("POL-02 counts no occupants without a name from the day after the departure", async () => {
    const stay = await makeBooking(database, { checkInNow: true, adults: 2 });
    const version = stay.booking.version;
    await request("POST", `/hotels/${stay.hotelId}/bookings/${stay.bookingId}/check-out`, {
      as: stay.staff,
      body: { version, ...LET_GO },
    });
    expect(await countsOf(stay.staff)).toMatchObject({ due: 2 });
    await nextDay(stay);
    expect(await countsOf(stay.staff)).toMatchObject({ due: 1, late: 1 });
  });

  it("POL-02 returns the missing fields of a stay's forms, without identity values", async () => {
    const stay = await makeBooking(database, { adults: 2, checkInNow: false });
    const guestId = stay.booking.guests[0]?.guestId;
    const path = `/hotels/${stay.hotelId}/bookings/${stay.bookingId}/police-gaps`;
    const gaps = async () => (await request("GET", path, { as: stay.staff })).json();
    const first = await gaps();
    expect(first).toMatchObject({ unnamed: 1, guests: [{ guestId }] });
    expect(first.guests[0].missing).toContain("idNumber");
    const {
      id: _,
      merges: __,
      createdAt: ___,
      isVip: ____,
      ...guest
    } = await read(stay.staff, String(guestId));
    const body = { ...guest, idNumber: "178956432", birthDate: "2015-02-28" };
    await request("PUT", guestsAt(stay.staff, `/${guestId}`), { as: stay.staff, body });
    await owner`delete from identity_reads where hotel_id = ${stay.hotelId}`;
    const { guests } = await gaps();
    expect(guests[0].missing).toEqual(["nationality", "birthPlace", "address"]);
    expect(JSON.stringify(guests)).not.toMatch(/178956432|2015-02-28/);
    const lines = await owner`select from identity_reads where hotel_id = ${stay.hotelId}`;
    expect(lines).toHaveLength(0);
  });

  it("X-07 has nothing of another hotel", async () => {
    const elsewhere = await makeBooking(database, { checkInNow: true });
    const stay = await makeBooking(database, { checkInNow: true });
    expect((await reportOf(stay.staff)).forms).toHaveLength(1);
    expect(await refusalOf(await mark(stay.staff, formOf(elsewhere)))).toMatchObject({
      status: 404,
      code: "booking.not-found",
    });
    const forged = { bookingId: stay.bookingId, guestId: elsewhere.booking.guests[0]?.guestId };
    expect(await refusalOf(await mark(stay.staff, forged))).toMatchObject({
      status: 404,
      code: "police.form-not-found",
    });
  });

  it("answers 304 until something in the hotel has changed", async () => {
    const stay = await makeBooking(database, { checkInNow: true });
    const counts = `${reportAt(stay)}/counts`;
    const first = await request("GET", counts, { as: stay.staff });
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    const again = () => request("GET", counts, { as: stay.staff, headers });
    expect((await again()).status).toBe(304);
    await mark(stay.staff, formOf(stay));
    expect((await again()).status).toBe(200);
  });
});

it("a document's head has the hotel's address and registrations", async () => {
  const staff = await makeStaff(database, { role: "housekeeping" });
  await owner`update hotels set address = '12, rue Didouche Mourad', city = 'Alger', nif = '0999'
    where id = ${staff.hotelId}`;
  const response = await request("GET", `/hotels/${staff.hotelId}/letterhead`, { as: staff });
  expect(await response.json()).toEqual({
    address: "12, rue Didouche Mourad",
    city: "Alger",
    phone: "",
    nif: "0999",
    rc: "",
    nis: "",
  });
});

it("POL-01 GST-02 an identity number that can't be decrypted is marked on its form, and the list is still returned", async () => {
  const stay = await makeBooking(database, { checkInNow: true, adults: 2 });
  const { staff } = stay;
  const { guestId } = formOf(stay);
  await addOccupant(stay, { fullName: "Karim Haddad" });
  const papers = { idType: "Passport", idNumber: "178956432" };
  const guests = (await reportOf(staff)).forms.map(({ guestId: id, fullName }) => ({
    id,
    fullName,
  }));
  for (const { id, fullName } of guests) {
    const body = { ...nothing, ...papers, fullName, version: 1 };
    const path = `/hotels/${staff.hotelId}/guests/${id}`;
    expect((await request("PUT", path, { as: staff, body })).status).toBe(200);
  }
  await owner`update guests set encrypted_id_number = decode(repeat('ab', 40), 'hex') where id = ${guestId ?? null}`;

  const { forms } = await reportOf(staff);
  const shown = new Map(forms.map((form) => [form.guestId, form]));
  const [damaged, whole] = [
    shown.get(guestId as GuestId),
    forms.find((form) => form.guestId !== guestId),
  ];
  expect(damaged).toMatchObject({ idNumber: null, isIdNumberUnreadable: true });
  expect(whole).toMatchObject({ idNumber: "178956432" });
  expect(whole).not.toHaveProperty("isIdNumberUnreadable");
  expect((await mark(staff, formOf(stay))).status).toBe(200);
  expect((await reportOf(staff)).sent).toMatchObject([{ guestId, isIdNumberUnreadable: true }]);
});
