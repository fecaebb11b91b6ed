import { randomUUID } from "node:crypto";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { describe, expect, it } from "vitest";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { current, violations, bookingAfter } = bookingSteps(api);

const firstPosting = ({ booking }: TestBooking) => booking.folios[0]?.postings[0]?.id ?? "";

const reverse = (made: TestBooking, postingId = firstPosting(made), body: object = wrongRoom) =>
  request("POST", `${at(made)}/postings/${postingId}/reversal`, { as: made.staff, body });

const at = ({ hotelId, bookingId }: TestBooking) => `/hotels/${hotelId}/bookings/${bookingId}`;
const wrongRoom = { reason: "Wrong room" };

async function refusal(answer: Promise<Response>) {
  const { status, code, body } = await outcomeOf(await answer);
  return { status, code, body };
}

describe("a reversal", () => {
  it("FOL-02 BK-18 takes the whole of a charge back, today, linked and with its reason", async () => {
    const made = await makeBooking(database, { charged: 250_000 });
    await owner`update hotels set business_date = '2026-11-22' where id = ${made.hotelId}`;
    const response = await reverse(made, undefined, { reason: "  Wrong room " });
    expect(response.status).toBe(201);
    const booking: Booking = await bookingAfter(response, made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([0]);
    const [charge, reversal] = booking.folios[0]?.postings ?? [];
    expect(charge).toEqual({
      ...made.booking.folios[0]?.postings[0],
      reversedByPostingId: reversal?.id,
    });
    expect(reversal).toMatchObject({
      kind: "charge",
      description: "Dinner",
      department: "Restaurant",
      amountCentimes: 250_000,
      businessDate: "2026-11-22",
      postedBy: expect.stringMatching(/^User/),
      reversesPostingId: charge?.id,
      reversalReason: "Wrong room",
      reversedByPostingId: null,
    });
    expect(booking.history[0]).toMatchObject({
      action: "posting-reversed",
      details: { description: "Dinner", amountCentimes: 250_000, reason: "Wrong room" },
    });
    const [{ net } = { net: null }] = await owner`
      select sum(signed_centimes)::int as net from postings where hotel_id = ${made.hotelId}`;
    expect(net).toBe(0);
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-02 takes a payment back with its method: the folio owes it again", async () => {
    const made = await makeBooking(database, { paid: 100_000 });
    const booking: Booking = await bookingAfter(await reverse(made), made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([0]);
    expect(booking.folios[0]?.postings[1]).toMatchObject({
      kind: "payment",
      method: "Cash",
      department: null,
    });
  });

  it("FOL-02 FOL-06 is on the folio where the posting stands now, and neither moves any more", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId);
    const made = await makeBooking(database, { staff, companyId, charged: 70_000 });
    const [personal, company] = made.booking.folios;
    const move = (postingId: string | undefined, toFolioId: string | undefined) =>
      request("POST", `${at(made)}/postings/${postingId}/move`, { as: staff, body: { toFolioId } });
    await move(firstPosting(made), company?.id);
    const booking: Booking = await bookingAfter(await reverse(made), made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([0, 0]);
    const reversal = booking.folios[1]?.postings.find((posting) => posting.reversesPostingId);
    expect(await refusal(move(reversal?.id, personal?.id))).toMatchObject({
      code: "folio.is-reversal",
    });
    expect(await refusal(move(firstPosting(made), personal?.id))).toMatchObject({
      status: 409,
      code: "folio.already-reversed",
    });
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-02 of a reversal, or a second one, is refused", async () => {
    const made = await makeBooking(database, { charged: 5_000 });
    const booking: Booking = await bookingAfter(await reverse(made), made.staff);
    expect(await refusal(reverse(made, booking.folios[0]?.postings[1]?.id))).toMatchObject({
      status: 409,
      code: "folio.is-reversal",
    });
    expect(await refusal(reverse(made))).toMatchObject({
      status: 409,
      code: "folio.already-reversed",
    });
    expect(await current(made)).toEqual(booking);
  });

  it.each([{}, { reason: null }, { reason: "" }, { reason: " \n" }])(
    "FOL-02 needs a reason: %j",
    async (body) => {
      const made = await makeBooking(database, { charged: 5_000 });
      expect(await refusal(reverse(made, undefined, body))).toMatchObject({
        status: 400,
        code: "folio.reversal-reason-missing",
        body: { params: { fields: [{ path: "reason" }] } },
      });
    },
  );

  it("FOL-02 is refused on a stay that was left", async () => {
    const made = await makeBooking(database, { charged: 5_000, paid: 5_000 });
    await owner`update bookings set status = 'Checked-out' where id = ${made.bookingId}`;
    expect(await refusal(reverse(made))).toMatchObject({ status: 409, code: "booking.closed" });
  });

  it("FOL-02 X-07 needs a posting of this booking and this hotel", async () => {
    const staff = await makeStaff(database);
    const made = await makeBooking(database, { staff, charged: 5_000 });
    const other = await makeBooking(database, { staff, charged: 5_000 });
    for (const postingId of [randomUUID(), firstPosting(other)])
      expect(await refusal(reverse(made, postingId))).toMatchObject({
        status: 404,
        code: "folio.transaction-not-found",
      });
    const stranger = await makeStaff(database);
    const foreign = { ...made, staff: stranger, hotelId: stranger.hotelId };
    expect(await refusal(reverse(foreign))).toMatchObject({
      status: 404,
      code: "booking.not-found",
    });
  });
});

it("FOL-02 of twelve who reverse a posting at once, one does", async () => {
  const made = await makeBooking(database, { charged: 5_000 });
  const broken = await deadlocksDuring(api, async (processes) => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const process = processes[index % 2 === 0 ? 0 : 1];
        const path = `${at(made)}/postings/${firstPosting(made)}/reversal`;
        return outcomeOf(await process.request("POST", path, { as: made.staff, body: wrongRoom }));
      }),
    );
    expect(tally(answers)).toEqual({ "201": 1, "409 folio.already-reversed": 11 });
  });
  expect(broken).toBe(0);
  expect((await current(made)).folios.map(folioBalance)).toEqual([0]);
  expect(await violations(made)).toEqual([]);
});

it("FOL-02 the database itself refuses a second reversal, and one of a part", async () => {
  const made = await makeBooking(database, { charged: 5_000 });
  await reverse(made);
  const again = (amount: number) => owner`
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, description,
      amount_centimes, business_date, reverses_posting_id, reversal_reason)
    select hotel_id, ${randomUUID()}, owner_kind, owner_id, folio_id, kind, item, department, description,
      ${amount}, business_date, id, 'Again'
    from postings where hotel_id = ${made.hotelId} and id = ${firstPosting(made)}`;
  await expect(again(5_000)).rejects.toMatchObject({
    constraint_name: "postings_are_reversed_once",
  });
  await owner`delete from postings where hotel_id = ${made.hotelId} and reverses_posting_id is not null`;
  await expect(again(4_999)).rejects.toMatchObject({
    constraint_name: "postings_reverse_the_whole_of_another",
  });
});
