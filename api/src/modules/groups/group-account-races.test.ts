import type { Booking } from "@funduq/shared-types/contracts/booking";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { openForGroup } from "@funduq/shared-types/rules/group-account";
import { expect, it } from "vitest";
import type { TestStaff } from "../../testing/factories-core.ts";
import { groupDesk } from "../../testing/group-desk.ts";
import {
  CHARGE,
  groupHouse,
  groupOf,
  type House,
  read,
  STAYS,
  write,
} from "../../testing/group-house.ts";
import { arrangeRace, type Outcome, tally } from "../../testing/races.ts";
import { lines, type RacingDesk, race, WRITERS } from "../../testing/racing-desks.ts";
import { LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const plain = groupDesk(api);
const { house, accountOf } = groupHouse(api);

const losing = [
  "409 folio.balance-changed",
  "409 folio.already-reversed",
  "409 folio.refund-too-much",
  "409 booking.closed",
  "409 folio.not-settled",
  "409 booking.not-checked-in",
  "409 request.stale",
];

type Desk = RacingDesk<House>;

const own = ({ process, staff, group }: Desk, path: string, body: object) =>
  write(process, staff, `groups/${group.id}/account/${path}`, body);

/** Charges or pays for the group, takes over, takes back, gives back, charges a guest, lets one go. */
async function actOnce(desk: Desk): Promise<Outcome[]> {
  const kind = desk.roll(8);
  if (kind === 0) return [await own(desk, "charges", CHARGE)];
  if (kind === 1) return [await own(desk, "payments", { method: "Cash", amountCentimes: 7_000 })];
  if (kind === 2) return [await own(desk, "refunds", { ...GIVEN, reason: "Too much" })];
  if (kind === 3) return takeOverAll(desk);
  if (kind <= 5) return serveGuest(desk, kind === 4 && desk.roll(3) === 0);
  return reverseOne(desk, kind === 6);
}

const GIVEN = { method: "Cash", amountCentimes: 1_000 };

async function takeOverAll(desk: Desk): Promise<Outcome[]> {
  const folios = openForGroup(await accountOf(desk, desk.process));
  return folios.length > 0 ? [await own(desk, "transfers", { folios })] : [];
}

/** Charges a guest, or lets one go at the group's expense. */
async function serveGuest({ process, staff, stays, roll }: Desk, leaves: boolean) {
  const at = `bookings/${stays[roll(STAYS)]?.id}`;
  const { version, folios } = (await read(process, staff, at)) as Booking;
  const [folio] = folios;
  if (!leaves)
    return [await write(process, staff, `${at}/charges`, { ...CHARGE, folioId: folio?.id })];
  const amountCentimes = folio ? folioBalance(folio) : 0;
  const toGroupAccount = amountCentimes > 0 ? [{ folioId: folio?.id, amountCentimes }] : [];
  return [await write(process, staff, `${at}/check-out`, { version, toGroupAccount, ...LET_GO })];
}

/** Takes back what a stay left to the group, or a line of the group's own. */
async function reverseOne(desk: Desk, ofStay: boolean): Promise<Outcome[]> {
  const { process, staff, group, roll } = desk;
  const lines = (await accountOf(desk, process)).postings.filter(
    ({ stay, reversesPostingId }) => ofStay === (stay !== null) && reversesPostingId === null,
  );
  const line = lines[roll(Math.max(1, lines.length))];
  if (!line) return [];
  const path = line.stay
    ? `bookings/${line.stay.bookingId}/postings/${line.stay.postingId}`
    : `groups/${group.id}/account/postings/${line.id}`;
  return [await write(process, staff, `${path}/reversal`, { reason: "Wrong" })];
}

/** Each side of the account from its own rows, so that one that was lost or doubled would show. */
async function booksOf({ hotelId }: TestStaff) {
  const [sums] = await owner`
    select (select coalesce(sum(signed_centimes), 0)::int from postings
        where hotel_id = ${hotelId} and owner_kind = 'group' and kind <> 'transfer') as own,
      (select coalesce(-sum(signed_centimes), 0)::int from postings
        where hotel_id = ${hotelId} and owner_kind = 'stay' and kind = 'transfer') as taken,
      (select coalesce(sum(signed_centimes), 0)::int from postings
        where hotel_id = ${hotelId} and owner_kind = 'stay' and kind = 'charge') as charged,
      (select count(*)::int from (select folio_id from postings where hotel_id = ${hotelId} and owner_kind = 'stay'
        group by folio_id having sum(signed_centimes) < 0) f) as overpaid`;
  return sums as { own: number; taken: number; charged: number; overpaid: number };
}

it.each(lines)(
  "GRP-03 I1 I2 sixteen desks write on one group's account and let its guests go: %s",
  async (_, delayMs) => {
    const hotel = await house();
    const answers = await race(api, hotel, { act: actOnce, rounds: 6, delayMs, losing });
    expect(answers["201"]).toBeGreaterThan(WRITERS);

    const account = await accountOf(hotel);
    const books = await booksOf(hotel.staff);
    expect(folioBalance(account)).toBe(books.own + books.taken);
    expect(books.overpaid).toBe(0);
    expect(books.taken + account.balanceCentimes).toBe(books.charged);
  },
  60_000,
);

it("GRP-03 of sixteen who take the same folios over, one does and the others look again", async () => {
  const { staff, group, ...rest } = await house();
  const folios = openForGroup(await accountOf({ staff, group, ...rest }));
  const answers = await Promise.all(
    Array.from({ length: WRITERS }, () =>
      write(api, staff, `groups/${group.id}/account/transfers`, { folios }),
    ),
  );
  expect(tally(answers)).toEqual({ "201": 1, "409 folio.balance-changed": WRITERS - 1 });
  expect((await booksOf(staff)).taken).toBe(STAYS * CHARGE.amountCentimes);
});

it("BK-13 a check-out at the group's expense and a take-over of the same folio: one of them pays it", async () => {
  const hotel = await house();
  const [stay] = hotel.stays;
  const [wanted] = openForGroup(await accountOf(hotel)).filter(
    (each) => each.bookingId === stay?.id,
  );
  const { folioId, amountCentimes } = wanted ?? {};
  const booking = `/hotels/${hotel.staff.hotelId}/bookings/${stay?.id}`;
  const answers = await arrangeRace(api, groupOf(hotel), () => [
    api.request(
      "POST",
      `/hotels/${hotel.staff.hotelId}/groups/${hotel.group.id}/account/transfers`,
      {
        as: hotel.staff,
        body: { folios: [wanted] },
      },
    ),
    api.request("POST", `${booking}/check-out`, {
      as: hotel.staff,
      body: { version: stay?.version, toGroupAccount: [{ folioId, amountCentimes }], ...LET_GO },
    }),
  ]);
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect((await booksOf(hotel.staff)).taken).toBe(CHARGE.amountCentimes);
  expect(await plain.violations(hotel.staff)).toEqual([]);
});

it("FOL-02 two that give the same money back at once give it back once", async () => {
  const hotel = await house();
  const at = `/hotels/${hotel.staff.hotelId}/groups/${hotel.group.id}/account`;
  const send = (path: string, body: object) =>
    api.request("POST", `${at}/${path}`, { as: hotel.staff, body });
  await send("payments", { method: "Cash", amountCentimes: 9_000 });
  const refund = { method: "Cash", amountCentimes: 9_000, reason: "Called off" };
  const answers = await arrangeRace(api, groupOf(hotel), () => [
    send("refunds", refund),
    send("refunds", refund),
  ]);
  expect(tally(answers)).toEqual({ "201": 1, "409 folio.refund-too-much": 1 });
  expect((await booksOf(hotel.staff)).own).toBe(0);
});

it("a charge and a cancellation of the group meet: either it is charged and stands, or it is called off without", async () => {
  const hotel = await house();
  const at = `/hotels/${hotel.staff.hotelId}/groups/${hotel.group.id}`;
  const { version } = await plain.read(hotel.staff, hotel.group);
  const answers = await arrangeRace(api, groupOf(hotel), () => [
    api.request("POST", `${at}/account/charges`, { as: hotel.staff, body: CHARGE }),
    api.request("POST", `${at}/cancel`, { as: hotel.staff, body: { version } }),
  ]);
  const [charged, cancelled] = answers.map(({ code }) => code);
  expect([charged, cancelled]).toEqual(
    charged === undefined ? [undefined, "group.account-open"] : ["group.cancelled", undefined],
  );
});
