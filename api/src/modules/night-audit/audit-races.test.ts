import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { OpenNights } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { describe, expect, it } from "vitest";
import {
  bookingRequest,
  makeBooking,
  makeCompany,
  NIGHTLY_RATE,
  type TestBooking,
} from "../../testing/factories-bookings.ts";
import {
  makeRoom,
  makeStaff,
  type TestRoom,
  type TestStaff,
} from "../../testing/factories-core.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import {
  arrangeRace,
  deadlocksDuring,
  type Outcome,
  outcomeOf,
  tally,
} from "../../testing/races.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { openTill } from "../../testing/till.ts";

const api = await testApp();
const { database, owner } = api;
const { preview, start, charged, violations } = nightDesk(api);

const today = "2026-11-21";

describe("I5 the night audit waits for whoever holds the day, and decides by what they left", () => {
  const atTheSameTime = async (
    staff: TestStaff,
    changes: (tx: Parameters<Parameters<typeof arrangeRace>[1]>[0]) => Promise<unknown>,
    hold = "share",
  ) => {
    const { businessDate, fingerprint } = await preview(staff);
    const [outcome] = await arrangeRace(
      api,
      (tx) => tx.unsafe(`select from hotels where id = $1 for ${hold}`, [staff.hotelId]),
      () => [start(staff, { businessDate, fingerprint })],
      changes,
    );
    return outcome;
  };

  it("NA-02 a till that is opening a bill: it is counted", async () => {
    const staff = await makeStaff(database);
    const till = await openTill(owner, staff.hotelId);
    const refused = await atTheSameTime(staff, (tx) => till.insertBill(tx));
    expect(refused).toMatchObject({ status: 409, code: "night-audit.open-bills" });
  });

  it("NA-03 another audit that closes the day: nothing is posted a second time", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    const late = await atTheSameTime(
      made.staff,
      (tx) => tx`update hotels set business_date = '2026-11-22' where id = ${made.hotelId}`,
      "no key update",
    );
    expect(late).toMatchObject({ status: 409, code: "night-audit.other-date" });
    expect(await charged(made.hotelId, today)).toEqual([]);
  });

  it("NA-05 a guest who comes after all: the audit looks again, and makes nobody a no-show", async () => {
    const made = await makeBooking(database);
    const late = await atTheSameTime(
      made.staff,
      (tx) => tx`update bookings set status = 'Checked-in' where id = ${made.bookingId}`,
    );
    expect(late).toMatchObject({ status: 409, code: "night-audit.preview-changed" });
    const [row] = await owner`select status from bookings where id = ${made.bookingId}`;
    expect(row?.status).toBe("Checked-in");
  });
});

it("NA-03 of ten starts at once exactly one closes the day", async () => {
  const made = await makeBooking(database, { checkInNow: true, nights: 3 });
  const { businessDate, fingerprint } = await preview(made.staff);
  const broken = await deadlocksDuring(api, async (processes) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const desk = nightDesk(processes[index % 2 === 0 ? 0 : 1]);
        return outcomeOf(await desk.start(made.staff, { businessDate, fingerprint }));
      }),
    );
    expect(tally(answers)).toEqual({ "200": 1, "409 night-audit.closed-already": 9 });
  });
  expect(broken).toBe(0);
  expect(await charged(made.hotelId, today)).toHaveLength(2);
  expect(await violations(made.hotelId)).toEqual([]);
});

/** What an audit may be told on its way to the one that closes the day. */
const lookingAgain = ["409 night-audit.open-bills", "409 night-audit.preview-changed"];

it("NA-02 NA-03 I5 of ten audits beside tills, check-outs, charges and bookings, one closes the day and each guest is charged once", async () => {
  const staff = await makeStaff(database);
  const stays = await fullFloor(staff, 16);
  const expected = await makeBooking(database, { staff });
  const till = await openTill(owner, staff.hotelId);
  const rooms: TestRoom[] = [];
  for (let made = 0; made < 5; made += 1) rooms.push(await makeRoom(database, staff.hotelId));
  const outcomes: Outcome[] = [];
  const broken = await deadlocksDuring(api, async (processes) => {
    const process = (index: number) => processes[index % 2 === 0 ? 0 : 1];
    await Promise.all([
      ...Array.from({ length: 10 }, async (_, index) => {
        outcomes.push(...(await auditUntilClosed(process(index), staff)));
      }),
      ...Array.from({ length: 5 }, () => till.work(4)),
      ...stays.slice(0, 5).map((made, index) => leave(process(index), made)),
      ...stays.slice(5, 10).map((made, index) => dine(process(index), made)),
      ...rooms.map((room, index) => bookAhead(process(index), staff, room)),
    ]);
  });
  expect(broken).toBe(0);
  expect(tally(outcomes)["200"]).toBe(1);
  const others = Object.keys(tally(outcomes)).filter((each) => !lookingAgain.includes(each));
  expect(others.sort()).toEqual(["200", "409 night-audit.closed-already"]);

  const otherwise =
    await owner`select b.id, count(p.item) as lines from bookings b left join postings p on p.hotel_id = b.hotel_id and p.owner_id = b.id
      and p.night = ${today}
    where b.hotel_id = ${staff.hotelId} and b.status in ('Checked-in', 'Checked-out')
    group by b.id having count(p.item) <> 2 or count(distinct p.item) <> 2`;
  expect(otherwise).toEqual([]);
  const [row] = await owner`select status from bookings where id = ${expected.bookingId}`;
  expect(row?.status).toBe("no-show");
  expect(till.strayed).toEqual([]);
  expect(
    await owner`select date from business_days where hotel_id = ${staff.hotelId}`,
  ).toHaveLength(1);
  expect(await violations(staff.hotelId)).toEqual([]);
}, 60_000);

/** Guests in as many rooms, every other one for a company that pays the room. */
async function fullFloor(staff: TestStaff, rooms: number): Promise<TestBooking[]> {
  const companyId = await makeCompany(database, staff.hotelId, {
    rules: [{ department: "Room", limitCentimes: 2 * NIGHTLY_RATE, frequency: "perStay" }],
  });
  const made: TestBooking[] = [];
  for (let index = 0; index < rooms; index += 1) {
    const room = await makeRoom(database, staff.hotelId);
    const payer = index >= 5 && index % 2 === 0 ? { companyId } : {};
    made.push(await makeBooking(database, { staff, room, checkInNow: true, nights: 3, ...payer }));
  }
  return made;
}

/** Repeats as a user would: reads the preview again after `preview-changed`, until the day is closed by somebody. */
async function auditUntilClosed(process: TestApp, staff: TestStaff): Promise<Outcome[]> {
  const desk = nightDesk(process);
  const outcomes: Outcome[] = [];
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { fingerprint } = await desk.preview(staff);
    const outcome = await outcomeOf(await desk.start(staff, { businessDate: today, fingerprint }));
    outcomes.push({ status: outcome.status, code: outcome.code });
    if (outcome.status === 200 || outcome.code === "night-audit.closed-already") return outcomes;
  }
  throw new Error("the day was never closed");
}

/** Charges what is open, pays and leaves; begins again where the audit was quicker. */
async function leave({ request }: TestApp, made: TestBooking): Promise<void> {
  const at = `/hotels/${made.hotelId}/bookings/${made.bookingId}`;
  const as = made.staff;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const open: OpenNights = await (await request("GET", `${at}/room-charges`, { as })).json();
    const totalCentimes = open.charges.reduce((sum, each) => sum + each.amountCentimes, 0);
    if (totalCentimes > 0)
      await request("POST", `${at}/room-charges`, { as, body: { totalCentimes } });
    const booking: Booking = await (await request("GET", at, { as })).json();
    for (const folio of booking.folios) {
      const body = { folioId: folio.id, method: "Cash", amountCentimes: folioBalance(folio) };
      if (body.amountCentimes > 0) await request("POST", `${at}/payments`, { as, body });
    }
    const left = await request("POST", `${at}/check-out`, {
      as,
      body: { version: booking.version },
    });
    if (left.status === 200) return;
  }
  throw new Error("the guest could not leave");
}

async function dine({ request }: TestApp, made: TestBooking): Promise<void> {
  for (let dish = 1; dish <= 4; dish += 1) {
    const body = {
      folioId: made.booking.folios[0]?.id,
      description: "Dinner",
      department: "Restaurant",
      amountCentimes: 1_000 * dish,
    };
    const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}/charges`;
    expect((await request("POST", path, { as: made.staff, body })).status).toBe(201);
  }
}

async function bookAhead({ request }: TestApp, staff: TestStaff, room: TestRoom): Promise<void> {
  const body = bookingRequest(room, { checkInDate: "2026-11-22", nights: 2 });
  const path = `/hotels/${staff.hotelId}/bookings`;
  expect((await request("POST", path, { as: staff, body })).status).toBe(201);
}
