import { randomUUID } from "node:crypto";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { describe, expect, it } from "vitest";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { arrangeRace, deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { bookingSteps, LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { step, bookingAfter, refusal, current, violations } = bookingSteps(api);

const ROOM = 900_000;
const at = ({ hotelId, bookingId }: TestBooking) => `/hotels/${hotelId}/bookings/${bookingId}`;
const companyFolio = ({ booking }: TestBooking) => booking.folios[1]?.id ?? "";
const minibar = (folioId: string) => ({
  folioId,
  description: "Minibar",
  department: "Other",
  amountCentimes: 5_000,
});

/** A guest of a company that owes for the room, about to leave. */
async function companyStay(staff?: TestStaff): Promise<TestBooking> {
  const desk = staff ?? (await makeStaff(database));
  const companyId = await makeCompany(database, desk.hotelId, { name: "Sonatrach" });
  const made = await makeBooking(database, { staff: desk, companyId, checkInNow: true });
  const room = { description: "Room", department: "Other", amountCentimes: ROOM };
  const body = { folioId: companyFolio(made), ...room };
  await request("POST", `${at(made)}/charges`, { as: desk, body });
  return made;
}

const onAccount = (made: TestBooking, amountCentimes = ROOM, folioId = companyFolio(made)) => ({
  toCompanyAccount: [{ folioId, amountCentimes }],
});

const debtors = ({ hotelId }: TestBooking) => owner`
  select c.owner_id as booking_id, t.amount_centimes::int as amount, t.business_date::text as on
  from postings t join postings c on c.id = t.counterpart_posting_id
  where t.hotel_id = ${hotelId} and t.owner_kind = 'company' and t.reverses_posting_id is null
    and not exists (select from postings r where r.reverses_posting_id = t.id)`;

describe("a check-out on the company's account", () => {
  it("BK-14 INV-01 BK-18 brings the company's folio to zero and makes the stay its debtor", async () => {
    const made = await companyStay();
    const response = await step(made, "check-out", onAccount(made));
    expect(response.status).toBe(200);
    const booking: Booking = await bookingAfter(response, made.staff);
    expect(booking).toMatchObject({ status: "Checked-out" });
    expect(booking.folios.map(folioBalance)).toEqual([0, 0]);
    expect(booking.folios[1]).toMatchObject({ name: "Sonatrach" });
    expect(booking.folios[1]?.postings.at(-1)).toMatchObject({
      kind: "transfer",
      method: "Company Account",
      description: "Transfer to company account",
      amountCentimes: ROOM,
      businessDate: "2026-11-21",
    });
    expect(await debtors(made)).toEqual([
      { booking_id: made.bookingId, amount: ROOM, on: "2026-11-21" },
    ]);
    const told = booking.history.find(({ action }) => action === "company-charged");
    expect(told?.details).toEqual({ folio: "Sonatrach", amountCentimes: ROOM });
    expect(await violations(made)).toEqual([]);
  });

  it("X-03 tells screens of companies when something went to an account or came back, and else not", async () => {
    const made = await companyStay();
    const left: Booking = await bookingAfter(
      await step(made, "check-out", onAccount(made)),
      made.staff,
    );
    await step({ ...made, booking: left }, "undo", { reason: "Stays on" });
    const other = await makeBooking(database, { staff: made.staff, checkInNow: true });
    const gone: Booking = await bookingAfter(await step(other, "check-out"), made.staff);
    await step({ ...other, booking: gone }, "undo", { reason: "Stays on" });
    const told = await owner<{ action: string; company: boolean }[]>`
      select action, 'Company' = any(tags) as company from changes
      where hotel_id = ${made.hotelId} and action in ('bookings.check-out', 'bookings.undo') order by seq`;
    expect(Array.from(told)).toEqual([
      { action: "bookings.check-out", company: true },
      { action: "bookings.undo", company: true },
      { action: "bookings.check-out", company: false },
      { action: "bookings.undo", company: false },
    ]);
  });

  it("BK-14 BK-20 undone, the folio owes it again and the company is no debtor; then once more", async () => {
    const made = await companyStay();
    const left: Booking = await bookingAfter(
      await step(made, "check-out", onAccount(made)),
      made.staff,
    );
    const undone = await step({ ...made, booking: left }, "undo", { reason: "Stays on" });
    const back: Booking = await bookingAfter(undone, made.staff);
    expect(back.folios.map(folioBalance)).toEqual([0, ROOM]);
    expect(await debtors(made)).toEqual([]);
    const again = { ...made, booking: back };
    expect((await step(again, "check-out", onAccount(again))).status).toBe(200);
    expect(await debtors(made)).toHaveLength(1);
    expect(await violations(made)).toEqual([]);
  });
});

describe("the company's account is refused", () => {
  async function nothingChanged(made: TestBooking) {
    const { status, folios } = await current(made);
    expect([status, ...folios.map(({ postings }) => postings.length)]).toEqual([
      "Checked-in",
      ...[0, 1],
    ]);
    expect(await debtors(made)).toEqual([]);
  }

  it("BK-14 for the guest's own folio", async () => {
    const made = await makeBooking(database, { checkInNow: true, charged: ROOM });
    const own = onAccount(made, ROOM, made.booking.folios[0]?.id);
    expect(await refusal(made, "check-out", own)).toMatchObject({
      status: 409,
      code: "folio.not-a-company",
      params: { folioName: "Personal" },
    });
    expect(await debtors(made)).toEqual([]);
  });

  it("BK-14 INV-01 for a company that no longer pays for the stay", async () => {
    const made = await companyStay();
    const next = await makeCompany(database, made.hotelId);
    for (const companyId of [next, null]) {
      await owner`update bookings set company_id = ${companyId} where id = ${made.bookingId}`;
      expect((await current(made)).folios.map(({ isFormer }) => isFormer)).toEqual([false, true]);
      expect(await refusal(made, "check-out", onAccount(made))).toMatchObject({
        status: 409,
        code: "folio.former-company",
        params: { folioName: "Sonatrach" },
      });
      await nothingChanged(made);
    }
  });

  it.each([ROOM - 1, ROOM + 1])("BK-14 for %d, which is not what is open", async (amount) => {
    const made = await companyStay();
    expect(await refusal(made, "check-out", onAccount(made, amount))).toMatchObject({
      status: 409,
      code: "folio.balance-changed",
      params: { folioName: "Sonatrach", balanceCentimes: ROOM },
    });
    await nothingChanged(made);
  });

  it("BK-14 for nothing, and for the same folio twice", async () => {
    const made = await companyStay();
    const [entry] = onAccount(made).toCompanyAccount;
    expect(await refusal(made, "check-out", onAccount(made, 0))).toMatchObject({ status: 400 });
    expect(await refusal(made, "check-out", { toCompanyAccount: [entry, entry] })).toMatchObject({
      status: 409,
      code: "folio.balance-changed",
    });
    await nothingChanged(made);
  });

  it("BK-14 X-07 for a folio of another stay, and an unknown one", async () => {
    const made = await companyStay();
    const other = await companyStay(made.staff);
    for (const folioId of [companyFolio(other), randomUUID()])
      expect(await refusal(made, "check-out", onAccount(made, ROOM, folioId))).toMatchObject({
        status: 404,
        code: "folio.not-found",
      });
    await nothingChanged(made);
  });

  it("BK-13 BK-14 while the guest's own folio is open: nothing is transferred", async () => {
    const made = await companyStay();
    const body = minibar(made.booking.folios[0]?.id ?? "");
    await request("POST", `${at(made)}/charges`, { as: made.staff, body });
    expect(await refusal(made, "check-out", onAccount(made))).toMatchObject({
      status: 409,
      code: "folio.not-settled",
    });
    expect(await debtors(made)).toEqual([]);
  });

  it("BK-14 for a guest who has not arrived", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId);
    const made = await makeBooking(database, { staff, companyId });
    expect(await refusal(made, "check-out", onAccount(made))).toMatchObject({
      code: "booking.not-checked-in",
    });
  });
});

it("BK-14 I12 a transfer that meets a charge in line sees it: never with a balance", async () => {
  const made = await companyStay();
  const [answer] = await arrangeRace(
    api,
    (tx) => tx`select from bookings where id = ${made.bookingId} for no key update`,
    () => [Promise.resolve(step(made, "check-out", onAccount(made)))],
    (tx) => tx`
      insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, description,
        amount_centimes, business_date)
      values (${made.hotelId}, ${randomUUID()}, 'stay', ${made.bookingId}, ${companyFolio(made)}, 'charge',
        'service', 'Other', 'Minibar', 5000, '2026-11-21')`,
  );
  expect(answer).toMatchObject({ status: 409, code: "folio.balance-changed" });
  expect((await current(made)).status).toBe("Checked-in");
  expect(await debtors(made)).toEqual([]);
});

it("BK-14 of eight desks that see a guest of a company off, one does", async () => {
  const made = await companyStay();
  const broken = await deadlocksDuring(api, async (processes) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const process = processes[index % 2 === 0 ? 0 : 1];
        const body = { version: made.booking.version, ...onAccount(made), ...LET_GO };
        return outcomeOf(
          await process.request("POST", `${at(made)}/check-out`, { as: made.staff, body }),
        );
      }),
    );
    expect(tally(answers)).toEqual({ "200": 1, "409 request.stale": 7 });
  });
  expect(broken).toBe(0);
  expect(await debtors(made)).toHaveLength(1);
});
