import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { hotelIdSchema, userIdSchema } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { lastSetupChangeQuery } from "../hotels/setup.queries.ts";
import { entriesQuery, peopleQuery, type Wanted } from "./audit-trail.queries.ts";

const { database, owner } = await openTestDatabase();

const hotelId = hotelIdSchema.parse("01900000-0000-7000-8000-000000000002");
const HOTELS = 3;
const LINES = 40_000;
const DAYS = 1_000;
const PAGE = 51;
const LINES_OF_DAY = LINES / DAYS;
/** A user who worked only in the first days, and a stay of those days. */
const gone = userIdSchema.parse("01900000-0000-7000-8000-0000000000aa");
const others = "01900000-0000-7000-8000-0000000000bb";
const stay = "01900000-0000-7000-8000-0000000000cc";

beforeAll(async () => {
  await owner`insert into users (id, email, display_name)
    values (${gone}, 'gone@funduq.test', 'Gone'), (${others}, 'here@funduq.test', 'Here')`;
  await owner.unsafe(`
    insert into hotels (id, name, business_date)
      select ('01900000-0000-7000-8000-00000000000' || h)::uuid, 'Hotel ' || h, '2026-11-21'
      from generate_series(1, ${HOTELS}) h;
    insert into changes (hotel_id, seq, action, tags, entity_id, by_user_id, at, hash)
      select ('01900000-0000-7000-8000-00000000000' || h)::uuid, n,
        case when n % 1000 = 1 then 'setup.save-room' when n % 500 = 2 then 'police.send'
          when n % 3 = 0 then 'folios.post-charge' else 'bookings.check-in' end,
        '{Booking}', case when n in (10, 20) then '${stay}' else md5('stay.' || n / 5)::uuid::text end,
        case when n < 100 and n % 10 = 0 then '${gone}'::uuid else '${others}'::uuid end,
        timestamptz '2024-02-25' + n * interval '1 day' / ${LINES_OF_DAY}, sha256('')
      from generate_series(1, ${HOTELS}) h, generate_series(1, ${LINES}) n`);
  await owner.unsafe("vacuum analyze");
}, 60_000);

/** How many lines of the log a statement reads. */
async function linesRead(query: SQL): Promise<number> {
  const plan = await database.withHotel(hotelId, (tx) => explain(tx, query));
  return plan.reads("changes").rows;
}

const search = (filters: Partial<Wanted>) =>
  linesRead(entriesQuery({ hotelId, timeZone: "Africa/Algiers", ...filters }, PAGE));

it("AUTH-17 any page of the trail is read by number, in a log of any length", async () => {
  expect(await search({})).toBeLessThanOrEqual(PAGE);
  expect(await search({ before: 5_000 })).toBeLessThanOrEqual(PAGE);
});

it("AUTH-17 a kind is read only by the index of its words", async () => {
  expect(await search({ kind: "setup" })).toBeLessThanOrEqual(2 * PAGE);
  expect(await search({ kind: "stays" })).toBeLessThanOrEqual(2 * PAGE);
  expect(await search({ kind: "restaurant" })).toBe(0);
});

it("AUTH-17 the lines of one user, and of one stay, are read without the others", async () => {
  expect(await search({ by: gone })).toBeLessThanOrEqual(PAGE);
  expect(await search({ about: stay })).toBeLessThanOrEqual(PAGE);
});

it("AUTH-17 a day long ago is read without the years before and after it", async () => {
  const few = PAGE + 4 * LINES_OF_DAY;
  const [early, late] = [calendarDate("2024-06-01"), calendarDate("2026-11-20")];
  expect(await search({ from: early, to: early })).toBeLessThanOrEqual(few);
  expect(await search({ to: early })).toBeLessThanOrEqual(few);
  expect(await search({ from: late, kind: "setup" })).toBeLessThanOrEqual(few);
  expect(await search({ from: calendarDate("2027-06-01") })).toBeLessThanOrEqual(few);
});

it("the last change of a part of the set-up is searched only among the set-up's lines", async () => {
  const ofRoom = { action: "setup.save-room", entityId: "nowhere" };
  const setupLines = LINES / 1_000;
  for (const part of [{ action: "setup.floors" }, ofRoom])
    expect(await linesRead(lastSetupChangeQuery(hotelId, part))).toBeLessThanOrEqual(setupLines);
});

it("AUTH-17 who did something in the hotel is found by index, one line a person", async () => {
  expect(await linesRead(peopleQuery(hotelId, "trail"))).toBeLessThanOrEqual(3);
});
