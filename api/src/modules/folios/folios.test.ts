import { randomUUID } from "node:crypto";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { describe, expect, it } from "vitest";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { bookingReader } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();
const bookingAfter = bookingReader({ request });

type Body = Record<string, unknown>;

const send = ({ hotelId, bookingId, staff }: TestBooking, what: string, body: Body, key?: string) =>
  request("POST", `/hotels/${hotelId}/bookings/${bookingId}/${what}`, {
    as: staff,
    body,
    ...(key && { key }),
  });

const dinner = (made: TestBooking, more: Body = {}) => ({
  folioId: made.booking.folios[0]?.id,
  description: "Dinner",
  department: "Restaurant",
  amountCentimes: 250_000,
  ...more,
});

const cash = (made: TestBooking, more: Body = {}) => ({
  folioId: made.booking.folios[0]?.id,
  method: "Cash",
  amountCentimes: 100_000,
  ...more,
});

async function answerOf(response: Response) {
  const { code, detail } = await response.json();
  return { status: response.status, code, detail };
}

/** A company stay with one charge on the personal folio, and ways to move it. */
async function twoFolios() {
  const staff = await makeStaff(database);
  const companyId = await makeCompany(database, staff.hotelId);
  const made = await makeBooking(database, { staff, companyId, charged: 250_000 });
  const [personal, company] = made.booking.folios;
  const postingId = personal?.postings[0]?.id;
  const moveTo = (toFolioId: string | undefined, posting = postingId) =>
    send(made, `postings/${posting}/move`, { toFolioId });
  return { made, personal, company, postingId, moveTo };
}

describe("charges and payments", () => {
  it("FOL-02 FOL-04 a charge is owed on the folio, dated with the business date", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await owner`update hotels set business_date = '2026-11-22' where id = ${made.hotelId}`;
    const response = await send(made, "charges", dinner(made));
    expect(response.status).toBe(201);
    const booking: Booking = await bookingAfter(response, made.staff);
    expect(booking.folios[0]?.postings).toMatchObject([
      {
        kind: "charge",
        description: "Dinner",
        department: "Restaurant",
        amountCentimes: 250_000,
        businessDate: "2026-11-22",
        postedBy: expect.stringMatching(/^User/),
      },
    ]);
    expect(booking.history[0]).toMatchObject({ action: "charge-posted" });
    expect(booking.version).toBe(made.booking.version);
  });

  it("FOL-02 FOL-05 a payment is taken off it", async () => {
    const made = await makeBooking(database, { charged: 250_000 });
    const response = await send(made, "payments", cash(made, { method: "Credit Card" }));
    const booking: Booking = await bookingAfter(response, made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([150_000]);
    expect(booking.folios[0]?.postings[1]).toMatchObject({
      kind: "payment",
      method: "Credit Card",
      description: "Payment - Credit Card",
    });
    expect(booking.history[0]).toMatchObject({ action: "payment-posted" });
  });

  it.each([
    ["charges", { amountCentimes: 0 }],
    ["charges", { amountCentimes: -5 }],
    ["charges", { amountCentimes: 1.5 }],
    ["charges", { amountCentimes: 10_000_000_001 }],
    ["charges", { description: "  " }],
    ["charges", { department: "Casino" }],
    ["payments", { amountCentimes: 0 }],
    ["payments", { method: "Company Account" }],
  ])("FOL-04 FOL-05 refuses %s with %j", async (what, change) => {
    const made = await makeBooking(database);
    const body = what === "charges" ? dinner(made, change) : cash(made, change);
    expect(await answerOf(await send(made, what, body))).toMatchObject({
      status: 400,
      code: "request.invalid",
    });
  });

  it.each(["charges", "payments"])("FOL-06 %s need a folio of this booking", async (what) => {
    const staff = await makeStaff(database);
    const made = await makeBooking(database, { staff });
    const other = await makeBooking(database, { staff });
    const body = what === "charges" ? dinner(other) : cash(other);
    expect(await answerOf(await send(made, what, body))).toMatchObject({
      status: 404,
      code: "folio.not-found",
    });
  });

  it("refuses a stay that was left", async () => {
    const made = await makeBooking(database);
    await owner`update bookings set status = 'Checked-out' where id = ${made.bookingId}`;
    const answers = [
      await answerOf(await send(made, "charges", dinner(made))),
      await answerOf(await send(made, "payments", cash(made))),
      await answerOf(
        await send(made, `postings/${randomUUID()}/move`, { toFolioId: randomUUID() }),
      ),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, code: "booking.closed" });
  });

  it("a repeated charge is posted once, and another body under its key is refused", async () => {
    const made = await makeBooking(database);
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(made, "charges", dinner(made), key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [{ posted } = { posted: 0 }] = await owner`
      select count(*)::int as posted from postings where owner_id = ${made.bookingId}`;
    expect(posted).toBe(1);
    const other = await send(made, "charges", dinner(made, { amountCentimes: 1 }), key);
    expect(await answerOf(other)).toMatchObject({ status: 422, code: "request.key-reused" });
  });
});

describe("moving a posting", () => {
  it("FOL-06 brings it to the other folio of the stay and back, and keeps the sum", async () => {
    const { made, personal, company, moveTo } = await twoFolios();
    const there: Booking = await bookingAfter(await moveTo(company?.id), made.staff);
    expect(there.folios.map(folioBalance)).toEqual([0, 250_000]);
    expect(there.history[0]).toMatchObject({
      action: "posting-moved",
      details: { amountCentimes: 250_000, from: personal?.name, to: company?.name },
    });
    const back: Booking = await bookingAfter(await moveTo(personal?.id), made.staff);
    expect(back.folios.map(folioBalance)).toEqual([250_000, 0]);
    expect(await owner`select * from check_invariants(${made.hotelId})`).toEqual([]);
  });

  it("FOL-06 onto its own folio does nothing", async () => {
    const { made, personal, moveTo } = await twoFolios();
    const response = await moveTo(personal?.id);
    expect(response.status).toBe(200);
    expect(await bookingAfter(response, made.staff)).toEqual(made.booking);
    const moves = await owner`select from posting_moves where hotel_id = ${made.hotelId}`;
    expect(moves).toHaveLength(0);
  });

  it("FOL-06 needs both folios and the posting", async () => {
    const { company, moveTo } = await twoFolios();
    const other = await twoFolios();
    expect(await answerOf(await moveTo(randomUUID()))).toMatchObject({
      status: 404,
      detail: "One or both folios could not be found.",
    });
    expect(await answerOf(await moveTo(other.company?.id))).toMatchObject({
      code: "folio.not-found",
    });
    for (const posting of [randomUUID(), other.postingId])
      expect(
        await answerOf(await moveTo(company?.id, posting as typeof other.postingId)),
      ).toMatchObject({
        status: 404,
        detail: "Transaction to move was not found in the source folio.",
      });
  });

  it("sixteen movers at once lose nothing and double nothing", async () => {
    const { made, personal, company, moveTo } = await twoFolios();
    const targets = Array.from({ length: 16 }, (_, index) => (index % 2 ? personal : company));
    const answers = await Promise.all(targets.map((folio) => moveTo(folio?.id)));
    // On a machine that is busy with more, who waits too long for the booking is sent away.
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 503 && status !== 200)).toEqual([]);
    expect(statuses).toContain(200);
    const booking: Booking = await (
      await request("GET", `/hotels/${made.hotelId}/bookings/${made.bookingId}`, { as: made.staff })
    ).json();
    expect(booking.folios.flatMap(({ postings }) => postings)).toHaveLength(1);
    expect(await owner`select * from check_invariants(${made.hotelId})`).toEqual([]);
  });
});

it("X-07 posts nothing to another hotel's booking", async () => {
  const made = await makeBooking(database);
  const staff = await makeStaff(database);
  const foreign = { ...made, hotelId: staff.hotelId, staff };
  for (const [what, body] of [
    ["charges", dinner(made)],
    ["payments", cash(made)],
    [`postings/${randomUUID()}/move`, { toFolioId: made.booking.folios[0]?.id }],
  ] as const)
    expect(await answerOf(await send(foreign, what, body))).toMatchObject({
      status: 404,
      code: "booking.not-found",
    });
});

it("FOL-02 lets the database refuse to change or remove a posting", async () => {
  const { hotelId } = await makeBooking(database, { charged: 100 });
  for (const statement of ["update postings set description = 'x'", "delete from postings"]) {
    const forced = database.withHotel(hotelId, (tx) => tx.execute(statement));
    await expect(forced).rejects.toMatchObject({ cause: { code: "42501" } });
  }
});
