import { expect, it } from "vitest";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { formOf } from "../../testing/police-desk.ts";
import { arrangeRace, deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;

async function desksWithStays(count: number) {
  const staff = await makeStaff(database);
  const stays: TestBooking[] = [];
  for (let n = 0; n < count; n++)
    stays.push(await makeBooking(database, { staff, checkInNow: true }));
  return { staff, stays };
}

it("POL-03 two desks that mark the same batch in any order mark each form once", async () => {
  const { staff, stays } = await desksWithStays(8);
  const forms = stays.map(formOf);
  const send = (process: TestApp, batch: object[]) =>
    process.request("POST", `/hotels/${staff.hotelId}/police-report/sent`, {
      as: staff,
      body: { forms: batch },
    });
  let marked = 0;
  const broken = await deadlocksDuring(api, async ([one, two]) => {
    const batches = Array.from({ length: 8 }, (_, n) =>
      send(n % 2 ? one : two, n % 2 ? forms : forms.toReversed()),
    );
    const outcomes = await Promise.all((await Promise.all(batches)).map(outcomeOf));
    expect(tally(outcomes)).toEqual({ 200: 8 });
    for (const { body } of outcomes) marked += (body as { marked: number }).marked;
  });
  expect({ broken, marked }).toEqual({ broken: 0, marked: 8 });
  const [history] = await owner<{ count: number }[]>`select count(*)::int from booking_history
    where hotel_id = ${staff.hotelId} and action = 'police-report-sent'`;
  expect(history?.count).toBe(8);
});

it("POL-03 a guest whose check-in is undone at the same time is not marked", async () => {
  const { staff, stays } = await desksWithStays(1);
  const [stay] = stays;
  if (!stay) throw new Error("one stay");
  const outcomes = await arrangeRace(
    { owner },
    (tx) => tx`select from bookings where id = ${stay.bookingId} for update`,
    () => [
      api.request("POST", `/hotels/${staff.hotelId}/police-report/sent`, {
        as: staff,
        body: { forms: [formOf(stay)] },
      }),
    ],
    (tx) => tx`update bookings set status = 'Confirmed', checked_in_at = null, checked_in_on = null
      where id = ${stay.bookingId}`,
  );
  expect(tally(outcomes)).toEqual({ "409 police.not-arrived": 1 });
});

it("POL-02 of two desks that add the last occupant at the same time, one does", async () => {
  const stay = await makeBooking(database, { checkInNow: true, adults: 2 });
  const name = (fullName: string) =>
    api.request("POST", `/hotels/${stay.hotelId}/bookings/${stay.bookingId}/occupants`, {
      as: stay.staff,
      body: { guest: { fullName } },
    });
  const outcomes = await arrangeRace(
    { owner },
    (tx) => tx`select from bookings where id = ${stay.bookingId} for update`,
    () => [name("Lina Saadi"), name("Meriem Kaci")],
  );
  expect(tally(outcomes)).toEqual({ 201: 1, "409 police.everybody-named": 1 });
});
