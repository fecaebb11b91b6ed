import { plannedCharges } from "@funduq/shared-types/rules/folio-nights";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import type { TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { dice } from "../../testing/races.ts";
import { makeRandomStay } from "../../testing/random-stays.ts";
import { testApp } from "../../testing/test-app.ts";
import { readBooking } from "../bookings/bookings.service.ts";
import { listFolios } from "../folios/folios.service.ts";
import { nightCause } from "../folios/postings.queries.ts";

const api = await testApp();
const { database, owner } = api;
const { preview, close } = nightDesk(api);

const STAYS = 40;
const night = calendarDate("2026-11-21");

/** What the rule that check-out goes by says of tonight, a line each. */
function byTheRule(stay: TestBooking, tdsBasisPoints: number): Promise<string[]> {
  return database.withHotel(stay.hotelId, async (tx) => {
    const [booking, folios] = [await readBooking(tx, stay), await listFolios(tx, stay)];
    return plannedCharges(booking, folios, [night], tdsBasisPoints).map(
      ({ folio, ...charge }) => `${nightCause(stay, charge)} ${folio?.id} ${charge.amountCentimes}`,
    );
  });
}

/** What is posted of tonight's, by its cause. */
async function postedOf({ hotelId }: TestStaff): Promise<string[]> {
  const rows = await owner<{ cause: string; folio_id: string; amount_centimes: number }[]>`
    select cause, folio_id, amount_centimes from postings
    where hotel_id = ${hotelId} and starts_with(cause, ${`audit:${night}:`})`;
  return rows.map(
    ({ cause, folio_id, amount_centimes }) => `${cause} ${folio_id} ${amount_centimes}`,
  );
}

/** With a share of tax that leaves fractions of a centime, with the usual one, and without. */
it.each([
  [11, 200],
  [23, 333],
  [37, 0],
  [41, 9_999],
])(
  "NA-03 NA-05 FOL-07 of stays at random, the preview and what is posted are what check-out would charge: draw %i",
  async (seed, tds) => {
    const staff = await makeStaff(database);
    await owner`update hotels set tds_bp = ${tds} where id = ${staff.hotelId}`;
    const draw = dice(seed);
    const expected: string[] = [];
    for (let made = 0; made < STAYS; made += 1)
      expected.push(...(await byTheRule(await makeRandomStay(api, staff, draw), tds)));

    const shown = await preview(staff);
    const previewed = shown.rooms.flatMap(({ bookingId, charges }) =>
      charges.map(({ line, folioId, amountCentimes }) =>
        [bookingId, line, folioId, amountCentimes].join(" "),
      ),
    );
    const short = expected.map((each) => each.replace(/^audit:[^:]*:([^:]*):(\w+)\S*/, "$1 $2"));
    expect(previewed.sort()).toEqual(short.sort());

    const before = new Set(await postedOf(staff));
    const closed = await close(staff);
    const posted = (await postedOf(staff)).filter((each) => !before.has(each));
    expect(posted.sort()).toEqual(expected.sort());
    expect(closed).toMatchObject({
      postings: shown.totals.postings,
      totalCentimes: shown.totals.totalCentimes,
    });
  },
  30_000,
);
