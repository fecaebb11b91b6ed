import type { Booking } from "@funduq/shared-types/contracts/booking";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { expect, it } from "vitest";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { outcomeOf } from "../../testing/races.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { current, violations, bookingAfter } = bookingSteps(api);

const at = ({ hotelId, bookingId }: TestBooking) => `/hotels/${hotelId}/bookings/${bookingId}`;
const send = (made: TestBooking, path: string, body: object) =>
  request("POST", `${at(made)}/${path}`, { as: made.staff, body });
const open = (made: TestBooking, name = "Aïcha Haddad") => send(made, "folios", { name });

async function opened(made: TestBooking) {
  const booking: Booking = await bookingAfter(await open(made), made.staff);
  const [own, second] = booking.folios;
  if (!own || !second) throw new Error("the folio was not opened");
  return { booking, own, second };
}

it("FOL-11 BK-18 a second guest's folio stands beside the stay's own, under the guest's name", async () => {
  const made = await makeBooking(database, { checkInNow: true });
  const { booking, second } = await opened(made);
  expect(booking.folios).toHaveLength(2);
  expect(second).toMatchObject({ key: "folio_guest_2", name: "Aïcha Haddad", payer: "Guest" });
  expect(booking.history[0]).toMatchObject({
    action: "folio-opened",
    details: { folio: "Aïcha Haddad" },
  });
  expect(await violations(made)).toEqual([]);
});

it("FOL-11 FOL-06 it is charged and paid, and postings are moved to it", async () => {
  const made = await makeBooking(database, { checkInNow: true, charged: 100_000 });
  const { own, second } = await opened(made);
  const folioId = second.id;
  const charge = { folioId, description: "Spa", department: "Spa", amountCentimes: 50_000 };
  expect((await send(made, "charges", charge)).status).toBe(201);
  const moved = await send(made, `postings/${own.postings[0]?.id}/move`, { toFolioId: folioId });
  expect(moved.status).toBe(200);
  const payment = { folioId, method: "Cash", amountCentimes: 30_000 };
  expect((await send(made, "payments", payment)).status).toBe(201);
  expect((await current(made)).folios.map(folioBalance)).toEqual([0, 120_000]);
});

it("FOL-11 FOL-07 the nights go to the stay's own folio", async () => {
  const made = await makeBooking(database, { checkInNow: true });
  await opened(made);
  const charged = await send(made, "room-charges", { totalCentimes: 918_000 });
  expect(charged.status).toBe(201);
  expect((await current(made)).folios.map(folioBalance)).toEqual([918_000, 0]);
});

it("FOL-11 BK-13 a check-out demands zero on each of them", async () => {
  const made = await makeBooking(database, { checkInNow: true });
  const { second } = await opened(made);
  await send(made, "room-charges", { totalCentimes: 918_000 });
  const [own] = (await current(made)).folios;
  await send(made, "payments", { folioId: own?.id, method: "Cash", amountCentimes: 918_000 });
  const tea = { description: "Tea", department: "Restaurant", amountCentimes: 20_000 };
  await send(made, "charges", { folioId: second.id, ...tea });
  const leave = async () =>
    outcomeOf(await send(made, "check-out", { version: (await current(made)).version }));
  expect(await leave()).toMatchObject({ code: "folio.not-settled" });
  await send(made, "payments", { folioId: second.id, method: "Cash", amountCentimes: 20_000 });
  expect((await leave()).status).toBe(200);
});

it("FOL-11 a name that the stay has already, none, or an ended stay is refused", async () => {
  const made = await makeBooking(database);
  const refusal = async (name: string) => outcomeOf(await open(made, name));
  await opened(made);
  expect(await refusal("aicha haddad")).toMatchObject({ status: 409, code: "folio.name-taken" });
  expect(await refusal("  ")).toMatchObject({ status: 400, code: "folio.name-missing" });
  await owner`update bookings set status = 'Cancelled', cancelled_at = now(), cancellation_reason = 'Ill'
    where id = ${made.bookingId}`;
  expect(await refusal("Karim")).toMatchObject({ status: 409, code: "booking.closed" });
});

it("FOL-11 of two who open the same one at once, one is told that it is there", async () => {
  const made = await makeBooking(database);
  const answers = await Promise.all([open(made), open(made)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await current(made)).folios).toHaveLength(2);
});
