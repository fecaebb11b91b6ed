import { folioBalance } from "@funduq/shared-types/rules/folio";
import { describe, expect, it } from "vitest";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { outcomeOf, tally } from "../../testing/races.ts";
import { bookingSteps, LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { current, violations } = bookingSteps(api);

const at = ({ hotelId, bookingId }: TestBooking) => `/hotels/${hotelId}/bookings/${bookingId}`;
const folioOf = ({ booking }: TestBooking, place = 0) => booking.folios[place]?.id ?? "";

const refund = async (made: TestBooking, amountCentimes: number, more: object = {}) => {
  const wanted = { folioId: folioOf(made), method: "Cash", amountCentimes, reason: "Paid twice" };
  const body = { ...wanted, ...more };
  return outcomeOf(await request("POST", `${at(made)}/refunds`, { as: made.staff, body }));
};

const pay = (made: TestBooking, amountCentimes: number, method = "Cash") => {
  const body = { folioId: folioOf(made), method, amountCentimes };
  return request("POST", `${at(made)}/payments`, { as: made.staff, body });
};

describe("a refund", () => {
  it("FOL-02 BK-18 gives a whole payment back: a reversal with the method and the reason, today", async () => {
    const made = await makeBooking(database, { paid: 100_000 });
    await owner`update hotels set business_date = '2026-11-22' where id = ${made.hotelId}`;
    expect((await refund(made, 100_000)).status).toBe(201);
    const booking = await current(made);
    expect(booking.folios.map(folioBalance)).toEqual([0]);
    const [payment, reversal] = booking.folios[0]?.postings ?? [];
    expect(reversal).toMatchObject({
      kind: "payment",
      method: "Cash",
      amountCentimes: 100_000,
      businessDate: "2026-11-22",
      reversesPostingId: payment?.id,
      reversalReason: "Paid twice",
    });
    expect(booking.history[0]).toMatchObject({
      action: "payment-refunded",
      details: { folio: "Personal", method: "Cash", amountCentimes: 100_000, reason: "Paid twice" },
    });
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-02 gives a part of a payment back, and the day's cash is less by exactly that", async () => {
    const made = await makeBooking(database, { charged: 60_000, paid: 100_000 });
    await owner`update hotels set business_date = '2026-11-22' where id = ${made.hotelId}`;
    await refund(made, 40_000);
    expect((await current(made)).folios.map(folioBalance)).toEqual([0]);
    const [{ cash } = { cash: null }] = await owner`
      select sum(signed_centimes)::int as cash from postings
      where hotel_id = ${made.hotelId} and method = 'Cash' and business_date = '2026-11-22'`;
    expect(cash).toBe(40_000);
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-02 takes several payments of a method together, the last first, and leaves the others", async () => {
    const made = await makeBooking(database, { paid: 10_000 });
    await pay(made, 50_000, "Credit Card");
    await pay(made, 20_000);
    await refund(made, 25_000);
    const postings = (await current(made)).folios[0]?.postings ?? [];
    const standing = postings.filter(
      ({ reversesPostingId, reversedByPostingId }) => !reversesPostingId && !reversedByPostingId,
    );
    expect(standing.map(({ method, amountCentimes }) => [method, amountCentimes])).toEqual([
      ["Credit Card", 50_000],
      ["Cash", 5_000],
    ]);
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-02 BK-20 gives a no-show's deposit back, less a fee, once no night of the stay is left", async () => {
    const made = await makeBooking(database, { paid: 100_000 });
    await owner`update bookings set status = 'no-show' where id = ${made.bookingId}`;
    await owner`update hotels set business_date = ${made.booking.checkOutDate} where id = ${made.hotelId}`;
    const fee = { folioId: folioOf(made), description: "No-show", department: "Front Office" };
    const body = { ...fee, amountCentimes: 30_000 };
    const charged = await request("POST", `${at(made)}/charges`, { as: made.staff, body });
    expect(charged.status).toBe(201);
    const given = await refund(made, 70_000);
    expect(given.status).toBe(201);
    expect((await current(made)).folios.map(folioBalance)).toEqual([0]);
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-02 of one credit, asked for by four desks at once, is given once", async () => {
    const made = await makeBooking(database, { paid: 100_000 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund(made, 60_000)));
    expect(tally(answers)).toEqual({ "201": 1, "409 folio.refund-too-much": 3 });
    expect((await current(made)).folios.map(folioBalance)).toEqual([-40_000]);
    expect(await violations(made)).toEqual([]);
  });
});

describe("a refund is refused", () => {
  it.each([
    ["more than was paid too much", 40_001, {}],
    ["a method that nothing was paid with", 1, { method: "Credit Card" }],
  ])("FOL-02 for %s", async (_, amount, more) => {
    const made = await makeBooking(database, { charged: 60_000, paid: 100_000 });
    expect(await refund(made, amount, more)).toMatchObject({
      status: 409,
      code: "folio.refund-too-much",
    });
    expect((await current(made)).folios[0]?.postings).toHaveLength(2);
  });

  it("FOL-02 without a reason, of nothing, and from a folio of another stay", async () => {
    const made = await makeBooking(database, { paid: 100_000 });
    const other = await makeBooking(database, { staff: made.staff });
    expect((await refund(made, 1_000, { reason: " " })).code).toBe("folio.refund-reason-missing");
    expect((await refund(made, 0)).status).toBe(400);
    expect((await refund(made, 1_000, { folioId: folioOf(other) })).code).toBe("folio.not-found");
  });

  it("BK-14 of what went to a company's account: nobody paid that in", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId);
    const made = await makeBooking(database, { staff, companyId, checkInNow: true });
    const folioId = folioOf(made, 1);
    const charge = { folioId, description: "Minibar", department: "Other", amountCentimes: 5_000 };
    await request("POST", `${at(made)}/charges`, { as: staff, body: charge });
    await request("POST", `${at(made)}/check-out`, {
      as: staff,
      body: {
        version: made.booking.version,
        toCompanyAccount: [{ folioId, amountCentimes: 5_000 }],
        ...LET_GO,
      },
    });
    expect((await refund(made, 5_000, { folioId, method: "Other" })).status).toBe(409);
  });
});
