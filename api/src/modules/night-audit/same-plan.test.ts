import { nightFacts, plannedCharges } from "@funduq/shared-types/rules/folio-nights";
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

const api = await testApp();
const { database, owner } = api;
const { preview, close } = nightDesk(api);

const STAYS = 40;
const night = calendarDate("2026-11-21");

/** What the rule that check-out goes by says of tonight, a line each. */
function byTheRule(stay: TestBooking, tdsBp: number): Promise<string[]> {
  return database.withHotel(stay.hotelId, async (tx) => {
    const [booking, folios] = [await readBooking(tx, stay), await listFolios(tx, stay)];
    return plannedCharges(nightFacts(booking, folios), [night], { tdsBp }).map((charge) =>
      [
        ...[stay.bookingId, charge.item, charge.folio?.id, charge.amountCentimes],
        charge.rechargesPostingId,
      ].join(" "),
    );
  });
}

/** What is posted of tonight's, by what it charges. */
async function postedOf({ hotelId }: TestStaff): Promise<string[]> {
  const rows = await owner<{ line: string }[]>`
    select concat_ws(' ', owner_id, item, folio_id, amount_centimes,
      coalesce(recharges_posting_id::text, '')) as line
    from postings where hotel_id = ${hotelId} and night = ${night}
      and reverses_posting_id is null and split_of_posting_id is null`;
  return rows.map(({ line }) => line);
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
      charges.map(({ item, folioId, amountCentimes }) =>
        [bookingId, item, folioId, amountCentimes].join(" "),
      ),
    );
    const short = expected.map((each) => each.split(" ").slice(0, 4).join(" "));
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
