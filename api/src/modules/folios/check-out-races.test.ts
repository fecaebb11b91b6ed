import type { Booking } from "@funduq/shared-types/contracts/booking";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { describe, expect, it } from "vitest";
import {
  makeBooking,
  makeCompany,
  NIGHTLY_RATE,
  type TestBooking,
} from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { groupHouse } from "../../testing/group-house.ts";
import { deadlocksDuring, type Outcome, outcomeOf } from "../../testing/races.ts";
import { lines } from "../../testing/racing-desks.ts";
import { bookingReader, LET_GO } from "../../testing/steps.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const bookingAfter = bookingReader(api);
const { request, database, owner } = api;
const { house } = groupHouse(api);

const STAYS = 8;
const DINNER = 5_000;
const ROOM = 900_000;
const TAX = NIGHTLY_RATE / 50;

/** A stay whose guest is about to leave, and what somebody else writes on its folios just then. */
type Race = {
  staff: TestStaff;
  stay: Pick<Booking, "id" | "version">;
  /** Below the hotel's own address. */
  path: string;
  body: object;
  /** What of the stay goes to another's account at check-out, or is paid with it. */
  leaving?: object;
};
type Arrange = (staff: TestStaff) => Promise<Race>;

const folioOf = ({ folios }: Booking, place: number) => folios[place]?.id;
const lineOf = ({ folios }: Booking, folio: number, line: number) =>
  folios[folio]?.postings[line]?.id;

/** What is written on the folios of a stay, as its path and its body say it. */
type Write = (booking: Booking) => { path: string; body: object };

const charge = (place: number): Write => {
  const body = { description: "Minibar", department: "Other", amountCentimes: DINNER };
  return (booking) => ({ path: "charges", body: { ...body, folioId: folioOf(booking, place) } });
};
const payment = (place: number): Write => {
  const body = { method: "Cash", amountCentimes: DINNER };
  return (booking) => ({ path: "payments", body: { ...body, folioId: folioOf(booking, place) } });
};
const refund: Write = (booking) => {
  const body = { method: "Cash", amountCentimes: 1_000, reason: "Paid too much" };
  return { path: "refunds", body: { ...body, folioId: folioOf(booking, 0) } };
};
const nights: Write = () => ({
  path: "room-charges",
  body: { totalCentimes: NIGHTLY_RATE + TAX },
});
const reversal =
  (folio: number, line: number): Write =>
  (booking) => ({
    path: `postings/${lineOf(booking, folio, line)}/reversal`,
    body: { reason: "Wrong" },
  });
const move =
  (from: number, to: number): Write =>
  (booking) => ({
    path: `postings/${lineOf(booking, from, 0)}/move`,
    body: { toFolioId: folioOf(booking, to) },
  });
const split: Write = (booking) => ({
  path: `postings/${lineOf(booking, 0, 0)}/split`,
  body: { toFolioId: folioOf(booking, 1), amountCentimes: 2_000, reason: "Shared" },
});

function written({ staff, booking }: TestBooking, write: Write): Race {
  const { path, body } = write(booking);
  return { staff, stay: booking, path: `bookings/${booking.id}/${path}`, body };
}

/** A guest with what was charged and paid so far. */
const guest =
  (write: Write, money: { charged?: number; paid?: number } = {}): Arrange =>
  async (staff) =>
    written(await makeBooking(database, { staff, checkInNow: true, ...money }), write);

const settled = { charged: DINNER, paid: DINNER };

/** A guest of a company, whose own folio is settled. */
const companyGuest =
  (write: Write): Arrange =>
  async (staff) => {
    const companyId = await makeCompany(database, staff.hotelId);
    const stay = { staff, companyId, checkInNow: true, ...settled };
    return written(await makeBooking(database, stay), write);
  };

/** A guest who pays with the check-out. */
const payingGuest =
  (write: Write): Arrange =>
  async (staff) => {
    const made = await makeBooking(database, { staff, checkInNow: true, charged: DINNER });
    const cash = { folioId: folioOf(made.booking, 0), method: "Cash", amountCentimes: DINNER };
    return { ...written(made, write), leaving: { payments: [cash] } };
  };

/** A guest who leaves at the expense of a company that owes for the room. */
const onAccount =
  (write: Write): Arrange =>
  async (staff) => {
    const companyId = await makeCompany(database, staff.hotelId);
    const made = await makeBooking(database, { staff, companyId, checkInNow: true });
    const folioId = folioOf(made.booking, 1);
    const room = { description: "Room", department: "Other", amountCentimes: ROOM };
    const path = `/hotels/${staff.hotelId}/bookings/${made.bookingId}/charges`;
    const charged = await request("POST", path, { as: staff, body: { folioId, ...room } });
    const race = written({ ...made, booking: await bookingAfter(charged, staff) }, write);
    return { ...race, leaving: { toCompanyAccount: [{ folioId, amountCentimes: ROOM }] } };
  };

/** A guest of a group, whose dinner the group is about to take over. */
const groupGuest: Arrange = async () => {
  const { staff, group, stays } = await house();
  const [stay] = stays;
  if (!stay) throw new Error("no stay");
  const taken = { bookingId: stay.id, folioId: folioOf(stay, 0), amountCentimes: DINNER };
  return { staff, stay, path: `groups/${group.id}/account/transfers`, body: { folios: [taken] } };
};

/** How it may end: what the writer was answered, and what the one who saw the guest off. */
const unsettles = ["201 / 409 folio.not-settled", "409 booking.closed / 200"];
const unsettlesByMove = ["200 / 409 folio.not-settled", "409 booking.closed / 200"];
const settles = ["201 / 200", "201 / 409 folio.not-settled"];
const changes = ["201 / 409 folio.balance-changed", "409 booking.closed / 200"];
const changesByMove = ["200 / 409 folio.balance-changed", "409 booking.closed / 200"];

const answered = ({ status, code }: Outcome) => (code ? `${status} ${code}` : String(status));

/** Both at once. The order of the requests, and the process that gets each, change from stay to stay. */
async function endOf(race: Race, index: number, [one, two]: readonly [TestApp, TestApp]) {
  const { staff, stay } = race;
  const at = `/hotels/${staff.hotelId}`;
  const [desk, door] = index % 4 < 2 ? [one, two] : [two, one];
  const writing = () => desk.request("POST", `${at}/${race.path}`, { as: staff, body: race.body });
  const leaving = () => {
    const body = { version: stay.version, ...race.leaving, ...LET_GO };
    return door.request("POST", `${at}/bookings/${stay.id}/check-out`, { as: staff, body });
  };
  const both = index % 2 ? [leaving(), writing()] : [writing(), leaving()];
  const answers = await Promise.all(both.map(async (each) => outcomeOf(await each)));
  return (index % 2 ? answers.reverse() : answers).map(answered).join(" / ");
}

/** Sixteen writers: of each of eight stays one who writes on its folios and one who ends it. */
async function ends(arrange: Arrange, delayMs: number) {
  const staff = await makeStaff(database);
  const races = await Promise.all(Array.from({ length: STAYS }, () => arrange(staff)));
  const found: string[] = [];
  const broken = await deadlocksDuring(
    api,
    async (processes) => {
      const all = races.map((race, index) => endOf(race, index, processes));
      found.push(...(await Promise.all(all)));
    },
    { delayMs },
  );
  expect(found).toHaveLength(STAYS);
  expect(broken).toBe(0);
  for (const race of races) await expectSettledIfGone(race);
  return found;
}

async function expectSettledIfGone({ staff, stay }: Race): Promise<void> {
  const path = `/hotels/${staff.hotelId}/bookings/${stay.id}`;
  const booking = (await (await request("GET", path, { as: staff })).json()) as Booking;
  const balances = booking.folios.map(folioBalance);
  if (booking.status === "Checked-out") expect(balances).toEqual(balances.map(() => 0));
  expect(await owner`select * from check_invariants(${staff.hotelId})`).toEqual([]);
}

describe.each(lines)("a check-out never ends with a balance: %s", (_, delayMs) => {
  it.each([
    ["a charge", guest(charge(0)), unsettles],
    ["a payment of what is owed", guest(payment(0), { charged: DINNER }), settles],
    ["a payment of more than is owed", guest(payment(0)), unsettles],
    ["the room charges", guest(nights), unsettles],
    ["the reversal of all that was charged", guest(reversal(0, 0), { charged: DINNER }), settles],
    ["the reversal of a payment", guest(reversal(0, 1), settled), unsettles],
    ["a refund", guest(refund, { charged: DINNER, paid: DINNER + 1_000 }), settles],
    ["a move to the company's folio", companyGuest(move(0, 1)), unsettlesByMove],
    ["a part split off to the company's folio", companyGuest(split), unsettles],
    ["the group's taking over", groupGuest, settles],
  ])(
    "I12 BK-13 where it races %s",
    async (_what, arrange, possible) => {
      const found = await ends(arrange, delayMs);
      expect(found.filter((end) => !possible.includes(end))).toEqual([]);
    },
    60_000,
  );

  it.each([
    ["a charge", charge(0), changes],
    ["a payment", payment(0), changes],
    ["the reversal of a charge", reversal(0, 0), changes],
  ])(
    "I12 BK-13 where it is paid with it and races %s",
    async (_what, write, possible) => {
      const found = await ends(payingGuest(write), delayMs);
      expect(found.filter((end) => !possible.includes(end))).toEqual([]);
    },
    60_000,
  );

  it.each([
    ["a charge", charge(1), changes],
    ["a payment", payment(1), changes],
    ["the reversal of a charge", reversal(1, 0), changes],
    ["a move to the guest's folio", move(1, 0), changesByMove],
  ])(
    "I12 BK-14 where it is on the company's account and races %s",
    async (_what, write, possible) => {
      const found = await ends(onAccount(write), delayMs);
      expect(found.filter((end) => !possible.includes(end))).toEqual([]);
    },
    60_000,
  );
});
