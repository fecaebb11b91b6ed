import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { OpenNights } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { describe, expect, it } from "vitest";
import {
  makeBooking,
  makeCompany,
  NIGHTLY_RATE,
  type TestBooking,
} from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { chargesOf } from "../../testing/night-desk.ts";
import { deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { step, bookingAfter, refusal, current, violations } = bookingSteps(api);

const TAX = NIGHTLY_RATE / 50;
const at = ({ hotelId, bookingId }: TestBooking) =>
  `/hotels/${hotelId}/bookings/${bookingId}/room-charges`;

async function open(made: TestBooking): Promise<OpenNights["charges"]> {
  const answer: OpenNights = await (await request("GET", at(made), { as: made.staff })).json();
  return answer.charges;
}

const charge = (made: TestBooking, totalCentimes: number) =>
  request("POST", at(made), { as: made.staff, body: { totalCentimes } });

async function codeOf(response: Response) {
  const { code, params } = await response.json();
  return { status: response.status, code, params };
}

const onDay = ({ hotelId }: TestBooking, day: string) =>
  owner`update hotels set business_date = ${day} where id = ${hotelId}`;

/** As the night audit will post a night's room. */
const audited = ({ hotelId, bookingId, booking }: TestBooking, night: string) => owner`
  insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, night, department, description,
    amount_centimes, business_date)
  values (${hotelId}, gen_random_uuid(), 'stay', ${bookingId}, ${booking.folios[0]?.id ?? ""}, 'charge',
    'room', ${night}, 'Room', 'Room charge', ${NIGHTLY_RATE}, ${night})`;

/** A guest whose first night was charged, and its room taken back. */
async function takenBack(): Promise<TestBooking> {
  const made = await makeBooking(database, { checkInNow: true });
  const booking: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
  const postingId = booking.folios[0]?.postings[0]?.id;
  const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}/postings/${postingId}/reversal`;
  await request("POST", path, { as: made.staff, body: { reason: "The wrong guest" } });
  return { ...made, booking: await current(made) };
}

describe("the nights that were not charged", () => {
  it("BK-13 NA-03 a guest who leaves on the day of arrival owes the first night and its tax", async () => {
    const made = await makeBooking(database, { checkInNow: true, nights: 3 });
    const [personal] = made.booking.folios;
    const night = { night: "2026-11-21", folioId: personal?.id, folioName: "Personal" };
    expect(await open(made)).toEqual([
      { ...night, item: "room", amountCentimes: NIGHTLY_RATE },
      { ...night, item: "tourism-tax", amountCentimes: TAX },
    ]);
    const response = await charge(made, NIGHTLY_RATE + TAX);
    expect(response.status).toBe(201);
    const booking: Booking = await bookingAfter(response, made.staff);
    expect(booking.folios[0]?.postings).toMatchObject([
      {
        kind: "charge",
        department: "Room",
        description: "Room charge",
        amountCentimes: NIGHTLY_RATE,
        businessDate: "2026-11-21",
        item: "room",
        night: "2026-11-21",
      },
      { description: "Tourism tax (TDS)", amountCentimes: TAX, item: "tourism-tax" },
    ]);
    expect(booking.history[0]).toMatchObject({ action: "charge-posted" });
    expect(await open(made)).toEqual([]);
    expect(await refusal({ ...made, booking }, "check-out")).toMatchObject({
      code: "folio.not-settled",
    });
    expect(await violations(made)).toEqual([]);
  });

  it("NA-03 what the night audit has charged is not charged again; the rest is dated today", async () => {
    const made = await makeBooking(database, { checkInNow: true, nights: 3 });
    await audited(made, "2026-11-21");
    await onDay(made, "2026-11-23");
    const charges = await open(made);
    expect(charges.map(({ night, item }) => `${night} ${item}`)).toEqual([
      "2026-11-21 tourism-tax",
      "2026-11-22 room",
      "2026-11-22 tourism-tax",
    ]);
    const booking: Booking = await bookingAfter(
      await charge(made, NIGHTLY_RATE + 2 * TAX),
      made.staff,
    );
    expect(booking.folios.map(folioBalance)).toEqual([2 * (NIGHTLY_RATE + TAX)]);
    const late = booking.folios[0]?.postings.find(({ night }) => night === "2026-11-22");
    expect(late).toMatchObject({ businessDate: "2026-11-23", item: "room" });
    expect(await violations(made)).toEqual([]);
  });

  it("NA-03 the night audit can't charge a night that the desk has charged", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await charge(made, NIGHTLY_RATE + TAX);
    await expect(audited(made, "2026-11-21")).rejects.toMatchObject({
      constraint_name: "postings_night_is_charged_once",
    });
  });

  it("NA-03 BK-13 a night that was taken back is open again, and charged a second time", async () => {
    const made = await takenBack();
    const night = { night: "2026-11-21", item: "room", amountCentimes: NIGHTLY_RATE };
    expect(await open(made)).toMatchObject([night]);
    const booking: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE), made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([NIGHTLY_RATE + TAX]);
    expect(await open(made)).toEqual([]);
    expect(await codeOf(await charge(made, NIGHTLY_RATE))).toMatchObject({
      code: "folio.nights-changed",
    });
    expect(await chargesOf(owner, made)).toEqual(["room", "room again", "tourism-tax"]);
    expect(await violations(made)).toEqual([]);
  });

  it("NA-03 FOL-06 a charge that was divided over two folios is not open", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId);
    const made = await makeBooking(database, { staff, companyId, checkInNow: true });
    const booking: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
    const [personal, company] = booking.folios;
    const split = `/hotels/${made.hotelId}/bookings/${made.bookingId}/postings/${personal?.postings[0]?.id}/split`;
    const body = { toFolioId: company?.id, amountCentimes: 1_000, reason: "The company's part" };
    expect((await request("POST", split, { as: staff, body })).status).toBe(201);
    expect(await open(made)).toEqual([]);
  });

  it("NA-03 takes the hotel's own share of tourism tax", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await owner`update hotels set tds_bp = 0 where id = ${made.hotelId}`;
    expect((await open(made)).map(({ item }) => item)).toEqual(["room"]);
  });
});

describe("a check-out", () => {
  const toldOf = ({ history }: Booking) =>
    history.find(({ action }) => action === "checked-out")?.details;

  it("FOL-09 BK-13 BK-18 of a guest let go without the charge keeps who, why, how many nights and how much", async () => {
    const made = await makeBooking(database, { checkInNow: true, nights: 3 });
    await onDay(made, "2026-11-23");
    const waive = { reason: "Noise all night", totalCentimes: 2 * (NIGHTLY_RATE + TAX) };
    const left: Booking = await bookingAfter(await step(made, "check-out", { waive }), made.staff);
    expect(toldOf(left)).toMatchObject({
      nightsLetGo: 2,
      reason: waive.reason,
      amountCentimes: waive.totalCentimes,
    });
    const [line] = await owner`select details -> 'facts' as facts from changes
      where hotel_id = ${made.hotelId} and action = 'bookings.check-out'`;
    expect(line?.facts).toMatchObject([
      { what: "waived", as: "money", after: waive.totalCentimes },
      { what: "reason", after: waive.reason },
    ]);
    expect(await violations(made)).toEqual([]);
  });

  it.each([
    ["nobody waives the nights", { waive: undefined }, 409, "folio.nights-open"],
    ["without a reason", { waive: { reason: "  " } }, 400, "request.invalid"],
    [
      "where they come to another sum",
      { waive: { reason: "Noise", totalCentimes: 1 } },
      409,
      "folio.nights-changed",
    ],
  ])("FOL-09 is refused: %s", async (_, body, status, code) => {
    const made = await makeBooking(database, { checkInNow: true });
    expect(await codeOf(await step(made, "check-out", body))).toMatchObject({ status, code });
    expect((await current(made)).status).toBe("Checked-in");
  });

  it("FOL-09 AUTH-17 is refused where who waives nights may not; charged ones need no right", async () => {
    const staff = await makeStaff(database, { role: "front-office" });
    const made = await makeBooking(database, { staff, checkInNow: true });
    expect(await codeOf(await step(made, "check-out"))).toMatchObject({
      status: 403,
      code: "section.denied",
    });
    await charge(made, NIGHTLY_RATE + TAX);
    const pay = `/hotels/${made.hotelId}/bookings/${made.bookingId}/payments`;
    const [folio] = made.booking.folios;
    const body = { folioId: folio?.id, method: "Cash", amountCentimes: NIGHTLY_RATE + TAX };
    await request("POST", pay, { as: staff, body });
    expect((await step(made, "check-out", { waive: undefined })).status).toBe(200);
  });

  it("BK-13 BK-18 counts a night whose charge was taken back", async () => {
    const made = await takenBack();
    const pay = `/hotels/${made.hotelId}/bookings/${made.bookingId}/payments`;
    const body = { folioId: made.booking.folios[0]?.id, amountCentimes: TAX, method: "Cash" };
    await request("POST", pay, { as: made.staff, body });
    const booking = await current(made);
    const left: Booking = await bookingAfter(
      await step({ ...made, booking }, "check-out"),
      made.staff,
    );
    expect(toldOf(left)).toMatchObject({ nightsLetGo: 1 });
  });

  it("BK-13 BK-18 after the charge was paid says nothing of it", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await charge(made, NIGHTLY_RATE + TAX);
    const body = {
      folioId: made.booking.folios[0]?.id,
      method: "Cash",
      amountCentimes: NIGHTLY_RATE + TAX,
    };
    const pay = `/hotels/${made.hotelId}/bookings/${made.bookingId}/payments`;
    await request("POST", pay, { as: made.staff, body });
    const left: Booking = await bookingAfter(await step(made, "check-out"), made.staff);
    expect(left.status).toBe("Checked-out");
    expect(toldOf(left)).not.toHaveProperty("nightsLetGo");
  });
});

describe("routed by the company's rules", () => {
  const perStay = (limitCentimes: number) => ({
    rules: [{ department: "Room", limitCentimes, frequency: "perStay" as const }],
  });

  it("FOL-01 FOL-07 FOL-10 a limit per stay counts what the stay has already charged under it", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId, perStay(2 * NIGHTLY_RATE));
    const made = await makeBooking(database, { staff, companyId, checkInNow: true, nights: 3 });
    const first: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
    expect(first.folios.map(folioBalance)).toEqual([0, NIGHTLY_RATE + TAX]);
    // After a night the second room fits just so, and its tax follows it (FOL-10).
    await owner`update folio_rules set limit_centimes = ${2 * NIGHTLY_RATE + TAX}
      where hotel_id = ${made.hotelId}`;
    await onDay(made, "2026-11-23");
    const second: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
    expect(second.folios.map(folioBalance)).toEqual([0, 2 * (NIGHTLY_RATE + TAX)]);
    await onDay(made, "2026-11-24");
    const third: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
    expect(third.folios.map(folioBalance)).toEqual([NIGHTLY_RATE + TAX, 2 * (NIGHTLY_RATE + TAX)]);
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-07 FOL-10 a limit per transaction asks each night alone", async () => {
    const staff = await makeStaff(database);
    const rule = { department: "Room", frequency: "perTransaction" as const };
    const companyId = await makeCompany(database, staff.hotelId, {
      rules: [{ ...rule, limitCentimes: NIGHTLY_RATE - 1 }],
    });
    const made = await makeBooking(database, { staff, companyId, checkInNow: true });
    const booking: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([NIGHTLY_RATE + TAX, 0]);
  });

  it("FOL-07 without a personal folio it is a critical error, and nothing is posted", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await owner`update folios set key = 'folio_lost' where hotel_id = ${made.hotelId}`;
    expect(await codeOf(await charge(made, NIGHTLY_RATE + TAX))).toMatchObject({
      status: 500,
      code: "folio.no-route",
    });
    expect((await current(made)).folios[0]?.postings).toEqual([]);
  });
});

describe("charging the open nights is refused", () => {
  it("where they came to another sum meanwhile", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    expect(await codeOf(await charge(made, NIGHTLY_RATE))).toEqual({
      status: 409,
      code: "folio.nights-changed",
      params: { totalCentimes: NIGHTLY_RATE + TAX },
    });
    expect((await current(made)).folios[0]?.postings).toEqual([]);
  });

  it("where there is none, or the guest is not in", async () => {
    const made = await makeBooking(database);
    expect(await open(made)).toEqual([]);
    expect(await codeOf(await charge(made, NIGHTLY_RATE + TAX))).toMatchObject({
      status: 409,
      code: "folio.guest-not-in",
    });
    for (const [status, code] of [
      ["no-show", "folio.guest-not-in"],
      ["Checked-out", "booking.closed"],
    ] as const) {
      await owner`update bookings set status = ${status} where id = ${made.bookingId}`;
      expect(await codeOf(await charge(made, NIGHTLY_RATE + TAX))).toMatchObject({ code });
    }
  });

  it("X-07 of another hotel's stay", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    const staff = await makeStaff(database);
    const foreign = { ...made, staff, hotelId: staff.hotelId };
    const response = await request("GET", at(foreign), { as: staff });
    expect(await codeOf(response)).toMatchObject({ status: 404, code: "booking.not-found" });
    expect(await codeOf(await charge(foreign, NIGHTLY_RATE + TAX))).toMatchObject({
      status: 404,
      code: "booking.not-found",
    });
  });
});

it.each([
  ["for the first time", () => makeBooking(database, { checkInNow: true }), NIGHTLY_RATE + TAX],
  ["after it was taken back", takenBack, NIGHTLY_RATE],
] as const)(
  "NA-03 of twelve desks that charge a night at once %s, one does",
  async (_, make, due) => {
    const made = await make();
    const broken = await deadlocksDuring(api, async (processes) => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          const process = processes[index % 2 === 0 ? 0 : 1];
          const body = { totalCentimes: due };
          return outcomeOf(await process.request("POST", at(made), { as: made.staff, body }));
        }),
      );
      expect(tally(answers)).toEqual({ "201": 1, "409 folio.nights-changed": 11 });
    });
    expect(broken).toBe(0);
    expect((await current(made)).folios.map(folioBalance)).toEqual([NIGHTLY_RATE + TAX]);
  },
);
