import { randomUUID } from "node:crypto";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { describe, expect, it } from "vitest";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { current, violations, bookingAfter } = bookingSteps(api);

const reason = "The company pays half";
const at = ({ hotelId, bookingId }: TestBooking) => `/hotels/${hotelId}/bookings/${bookingId}`;
const firstPosting = ({ booking }: TestBooking) => booking.folios[0]?.postings[0]?.id ?? "";
const companyFolio = ({ booking }: TestBooking) => booking.folios[1]?.id ?? "";

/** A company stay with a dinner on the guest's folio. */
async function dinner(charged = 100_001, staff?: TestStaff): Promise<TestBooking> {
  const desk = staff ?? (await makeStaff(database));
  const companyId = await makeCompany(database, desk.hotelId);
  return makeBooking(database, { staff: desk, companyId, charged });
}

type Wanted = {
  postingId?: string;
  toFolioId?: string;
  amountCentimes?: unknown;
  reason?: unknown;
};

function split(made: TestBooking, { postingId = firstPosting(made), ...wanted }: Wanted = {}) {
  const body = { toFolioId: companyFolio(made), amountCentimes: 40_000, reason, ...wanted };
  return request("POST", `${at(made)}/postings/${postingId}/split`, { as: made.staff, body });
}

async function refusal(answer: Promise<Response>) {
  const { status, code, body } = await outcomeOf(await answer);
  return { status, code, body };
}

describe("a split", () => {
  it("FOL-02 FOL-06 BK-18 reverses the whole and posts two parts that name it, to the centime", async () => {
    const made = await dinner();
    await owner`update hotels set business_date = '2026-11-22' where id = ${made.hotelId}`;
    const response = await split(made);
    expect(response.status).toBe(201);
    const booking: Booking = await bookingAfter(response, made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([60_001, 40_000]);
    const [whole, reversal, rest] = booking.folios[0]?.postings ?? [];
    expect(whole).toMatchObject({ id: firstPosting(made), reversedByPostingId: reversal?.id });
    expect(reversal).toMatchObject({ reversesPostingId: whole?.id, reversalReason: reason });
    const part = booking.folios[1]?.postings[0];
    for (const [each, amountCentimes] of [
      [part, 40_000],
      [rest, 60_001],
    ] as const)
      expect(each).toMatchObject({
        kind: "charge",
        department: "Restaurant",
        description: "Dinner",
        amountCentimes,
        businessDate: "2026-11-22",
        splitOfPostingId: whole?.id,
        reversesPostingId: null,
        reversedByPostingId: null,
      });
    expect(booking.history[0]).toMatchObject({
      action: "posting-split",
      details: { description: "Dinner", amountCentimes: 40_000, reason },
    });
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-02 on its own folio keeps the balance, and lets a part of a payment be taken back", async () => {
    const made = await makeBooking(database, { paid: 95_000 });
    const own = { toFolioId: made.booking.folios[0]?.id ?? "", amountCentimes: 85_500 };
    const booking: Booking = await bookingAfter(await split(made, own), made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([-95_000]);
    const tooMuch = booking.folios[0]?.postings.find((each) => each.amountCentimes === 85_500);
    expect(tooMuch).toMatchObject({ kind: "payment", method: "Cash" });
    const refund = `${at(made)}/postings/${tooMuch?.id}/reversal`;
    await request("POST", refund, { as: made.staff, body: { reason: "Typed a nought too many" } });
    expect((await current(made)).folios.map(folioBalance)).toEqual([-9_500]);
  });

  it("FOL-02 a part can be split again, moved and reversed; the whole can't", async () => {
    const made = await dinner();
    const booking: Booking = await bookingAfter(await split(made), made.staff);
    const part = booking.folios[1]?.postings[0]?.id ?? "";
    expect((await split(made, { postingId: part, amountCentimes: 15_000 })).status).toBe(201);
    expect(await refusal(split(made))).toMatchObject({
      status: 409,
      code: "folio.already-reversed",
    });
    expect((await current(made)).folios.map(folioBalance)).toEqual([60_001, 40_000]);
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-07 a part on a company's folio counts against its limit per stay", async () => {
    const made = await dinner(900_000);
    await split(made, { amountCentimes: 300_000 });
    const [row] = await owner`
      select sum(signed_centimes)::int as charged from postings p
      where p.hotel_id = ${made.hotelId} and p.folio_id = ${companyFolio(made)}
        and p.department = 'Restaurant'`;
    expect(row?.charged).toBe(300_000);
  });
});

describe("a split is refused", () => {
  it.each([
    [100_001, 409, "folio.split-too-much"],
    [100_002, 409, "folio.split-too-much"],
    [0, 400, "request.invalid"],
    [-1, 400, "request.invalid"],
    [0.5, 400, "request.invalid"],
  ])("FOL-02 for a part of %d", async (amountCentimes, status, code) => {
    const made = await dinner();
    expect(await refusal(split(made, { amountCentimes }))).toMatchObject({ status, code });
    expect(await current(made)).toEqual(made.booking);
  });

  it.each([undefined, null, "", " \n"])("FOL-02 without a reason: %j", async (none) => {
    const made = await dinner();
    expect(await refusal(split(made, { reason: none }))).toMatchObject({
      status: 400,
      code: "folio.split-reason-missing",
    });
  });

  it("FOL-02 of a reversal, and of what was taken back", async () => {
    const made = await dinner();
    const path = `${at(made)}/postings/${firstPosting(made)}/reversal`;
    const reversed = await request("POST", path, { as: made.staff, body: { reason } });
    const booking = await bookingAfter(reversed, made.staff);
    expect(await refusal(split(made))).toMatchObject({ code: "folio.already-reversed" });
    const reversal = booking.folios[0]?.postings[1]?.id ?? "";
    expect(await refusal(split(made, { postingId: reversal }))).toMatchObject({
      code: "folio.is-reversal",
    });
  });

  it("FOL-06 X-07 without both folios and the posting, of this stay", async () => {
    const made = await dinner();
    const other = await dinner(5_000, made.staff);
    for (const toFolioId of [randomUUID(), companyFolio(other)])
      expect(await refusal(split(made, { toFolioId }))).toMatchObject({
        status: 404,
        code: "folio.not-found",
      });
    for (const postingId of [randomUUID(), firstPosting(other)])
      expect(await refusal(split(made, { postingId }))).toMatchObject({
        status: 404,
        code: "folio.transaction-not-found",
      });
    const stranger = await makeStaff(database);
    const foreign = { ...made, staff: stranger, hotelId: stranger.hotelId };
    expect(await refusal(split(foreign))).toMatchObject({
      status: 404,
      code: "booking.not-found",
    });
  });

  it("FOL-02 on a stay that was left", async () => {
    const made = await dinner();
    await owner`update bookings set status = 'Checked-out' where id = ${made.bookingId}`;
    expect(await refusal(split(made))).toMatchObject({ status: 409, code: "booking.closed" });
  });
});

it("FOL-02 of twelve who split, move or reverse a posting at once, one ends it", async () => {
  const made = await dinner();
  const broken = await deadlocksDuring(api, async (processes) => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const process = processes[index % 2 === 0 ? 0 : 1];
        const posting = `${at(made)}/postings/${firstPosting(made)}`;
        const body = { toFolioId: companyFolio(made), amountCentimes: 40_000, reason };
        return outcomeOf(
          index % 3 === 0
            ? await process.request("POST", `${posting}/reversal`, {
                as: made.staff,
                body: { reason },
              })
            : await process.request("POST", `${posting}/split`, { as: made.staff, body }),
        );
      }),
    );
    expect(tally(answers)).toEqual({ "201": 1, "409 folio.already-reversed": 11 });
  });
  expect(broken).toBe(0);
  const total = (await current(made)).folios.map(folioBalance).reduce((a, b) => a + b, 0);
  expect([0, 100_001]).toContain(total);
  expect(await violations(made)).toEqual([]);
});

it("FOL-02 the database itself refuses to split a posting twice", async () => {
  const made = await dinner();
  await split(made);
  const again = owner`
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, method,
      description, amount_centimes, business_date, split_of_posting_id, split_half)
    select hotel_id, ${randomUUID()}, owner_kind, owner_id, folio_id, kind, item, department, method,
      description, 1, business_date, split_of_posting_id, split_half
    from postings where hotel_id = ${made.hotelId} and split_half = 'part' limit 1`;
  await expect(again).rejects.toMatchObject({ constraint_name: "postings_are_split_once" });
});
