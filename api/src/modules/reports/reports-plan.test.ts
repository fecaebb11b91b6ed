import { KEPT_NIGHTS } from "@funduq/shared-types/contracts/report-forecast";
import { JOURNAL_PAGE } from "@funduq/shared-types/contracts/report-journal";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { numberedReference } from "../../testing/numbered-reference.ts";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { BEFORE_ALL_DAYS, closingQuery } from "../night-audit/closing.queries.ts";
import { dayBookQuery } from "./day-book.queries.ts";
import { entryFactsQuery } from "./entries.queries.ts";
import { forecastQuery } from "./forecast.queries.ts";
import { journalQuery, journalTotalsQuery } from "./journal.queries.ts";
import { ledgerQuery } from "./ledger.queries.ts";
import { managerReportQuery } from "./manager-report.queries.ts";
import { paymentsReportQuery } from "./payments-report.queries.ts";
import { roomsReportQuery } from "./rooms-report.queries.ts";
import { postedTaxesQuery } from "./taxes.queries.ts";
import { trialBalanceQuery } from "./trial-balance.queries.ts";

const { database, owner } = await openTestDatabase();

const hotelId = hotelIdSchema.parse("01900000-0000-7000-8000-000000000002");
const today = calendarDate("2026-11-21");
const yesterday = calendarDate("2026-11-20");
const HOTELS = 20;
const ROOMS = 20;
/** Four nights each, one after the other up to tonight. */
const STAYS_OF_ROOM = 20;
const POSTINGS_OF_STAY = 4;
/** Four years. */
const CLOSED_DAYS = 1_461;

const id = (kind: string, ...parts: string[]) =>
  `md5('${kind}.' || ${parts.join(" || '.' || ")})::uuid`;
const hotel = "('01900000-0000-7000-8000-0000000000' || lpad(h::text, 2, '0'))::uuid";
const series = (name: string, from: number, to: number) =>
  `generate_series(${from}, ${to}) as ${name}`;
const hotels = series("h", 1, HOTELS);
const rooms = series("r", 1, ROOMS);
const stays = series("k", 0, STAYS_OF_ROOM - 1);
const lines = series("n", 0, POSTINGS_OF_STAY - 1);
const from = "date '2026-11-20' - k * 4";

beforeAll(async () => {
  await owner.unsafe(`
    insert into hotels (id, name, business_date)
      select ${hotel}, 'Hotel ' || h, '2026-11-21' from ${hotels};
    insert into floors (hotel_id, id, name, position)
      select ${hotel}, ${id("floor", "h")}, 'Ground', 0 from ${hotels};
    insert into room_types (hotel_id, id, name, bed_configuration)
      select ${hotel}, ${id("type", "h")}, 'Double', 'Double' from ${hotels};
    insert into rooms (hotel_id, id, floor_id, room_type_id, number)
      select ${hotel}, ${id("room", "h", "r")}, ${id("floor", "h")}, ${id("type", "h")}, r::text
      from ${hotels}, ${rooms};
    insert into guests (hotel_id, id, full_name, name_search)
      select ${hotel}, ${id("guest", "h", "r", "k")}, 'Guest', 'guest'
      from ${hotels}, ${rooms}, ${stays};
    insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date,
        check_out_date, adults, rate_centimes, rate_plan, checked_in_at, checked_in_on,
        checked_out_on, booked_until, room_status_at_check_out, reference)
      select ${hotel}, ${id("booking", "h", "r", "k")},
        case when k = 0 then 'Checked-in' else 'Checked-out' end,
        ${id("room", "h", "r")}, ${id("type", "h")}, ${from}, ${from} + 4, 1, 900000, 'base',
        now(), ${from},
        case when k > 0 then ${from} + 4 end, case when k > 0 then ${from} + 4 end, case when k > 0 then 'Clean' end,
        ${numberedReference(`r * ${STAYS_OF_ROOM} + k`)}
      from ${hotels}, ${rooms}, ${stays};
    insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select ${hotel}, ${id("booking", "h", "r", "k")}, ${id("guest", "h", "r", "k")}, true
      from ${hotels}, ${rooms}, ${stays};
    insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
      select ${hotel}, ${id("folio", "h", "r", "k")}, 'stay', ${id("booking", "h", "r", "k")},
        'folio_guest_personal', 'Personal', 'Guest'
      from ${hotels}, ${rooms}, ${stays};
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, method,
        description, amount_centimes, business_date)
      select ${hotel}, ${id("posting", "h", "r", "k", "n")}, 'stay', ${id("booking", "h", "r", "k")},
        ${id("folio", "h", "r", "k")}, case when n % 2 = 0 then 'charge' else 'payment' end,
        case when n % 2 = 0 then 'service' end, case when n % 2 = 0 then 'Spa' end, case when n % 2 = 1 then 'Cash' end, 'Line', 900000,
        ${from} + n / 2
      from ${hotels}, ${rooms}, ${stays}, ${lines};`);
  await owner.unsafe(`
    insert into business_days (hotel_id, date, statistics)
      select ${hotel}, date '2026-11-20' - d, '{"rooms": 20, "paymentsCentimes": {"Cash": 100}}'
      from ${hotels}, ${series("d", 0, CLOSED_DAYS - 1)}`);
  await owner.unsafe(`
    insert into groups (hotel_id, id, name, name_search)
      select ${hotel}, ${id("group", "h")}, 'Tassili', 'tassili' from ${hotels};
    insert into group_blocks (hotel_id, id, group_id, room_type_id, quantity, check_in_date, check_out_date,
        rate_plan, rate_centimes)
      select ${hotel}, ${id("block", "h", "k")}, ${id("group", "h")}, ${id("type", "h")}, 2,
        date '2026-11-22' - k * 7, date '2026-11-24' - k * 7, 'base', 900000
      from ${hotels}, ${series("k", 0, 99)};
    insert into books_on_day (hotel_id, business_date, stay_date, booked, held, revenue_centimes)
      select ${hotel}, date '2026-11-20' - d, date '2026-11-20' - d + n, 20, 0, 900000
      from ${hotels}, ${series("d", 0, 39)}, ${series("n", 1, KEPT_NIGHTS)}`);
  const [frozen] = await database.withHotel(hotelId, (tx) =>
    tx.execute<{ json: Parameters<typeof owner.json>[0] }>(
      closingQuery(hotelId, { since: BEFORE_ALL_DAYS, to: yesterday }),
    ),
  );
  await owner`update business_days set closing = ${owner.json(frozen?.json ?? null)}
    where hotel_id = ${hotelId} and date = ${yesterday}`;
  await owner.unsafe("vacuum analyze");
}, 60_000);

const growing = [
  ...["bookings", "postings", "guests", "booking_guests", "business_days"],
  ...["books_on_day", "group_blocks"],
];

/** How a statement reads the tables that grow: which of them whole, and how many rows of each. */
async function readsOf(query: SQL) {
  const { reads, readWhole } = await database.withHotel(hotelId, (tx) => explain(tx, query));
  const sequential = readWhole.filter((table) => growing.includes(table));
  return { sequential, rowsOf: (table: string) => reads(table).rows };
}

const period = { from: today, to: today };
const OPEN_DAY = { date: today, since: yesterday, isFrozen: false };
const POSTINGS_OF_DAY = ROOMS * POSTINGS_OF_STAY;

it("the day book reads the day and who is in the house, however old the hotel is", async () => {
  const { sequential, rowsOf } = await readsOf(dayBookQuery(hotelId, OPEN_DAY));
  expect(sequential).toEqual([]);
  expect(rowsOf("postings")).toBeLessThanOrEqual(POSTINGS_OF_DAY);
  expect(rowsOf("bookings")).toBeLessThanOrEqual(POSTINGS_OF_DAY);
  expect(rowsOf("guests")).toBe(ROOMS);
});

it("the trial balance reads the days since the last frozen closing, however old the hotel is", async () => {
  const query = trialBalanceQuery(hotelId, { ...period, since: yesterday });
  const { sequential, rowsOf } = await readsOf(query);
  expect(sequential).toEqual([]);
  expect(rowsOf("postings")).toBeLessThanOrEqual(2 * POSTINGS_OF_DAY);
  expect(rowsOf("bookings")).toBeLessThanOrEqual(POSTINGS_OF_DAY);
});

it("the closing of a day is made of the one before and the day", async () => {
  const { sequential, rowsOf } = await readsOf(
    closingQuery(hotelId, { since: yesterday, to: today }),
  );
  expect(sequential).toEqual([]);
  expect(rowsOf("postings")).toBeLessThanOrEqual(2 * POSTINGS_OF_DAY);
  expect(rowsOf("bookings")).toBeLessThanOrEqual(POSTINGS_OF_DAY);
});

it("the payments read the period alone", async () => {
  const { sequential, rowsOf } = await readsOf(paymentsReportQuery(hotelId, period));
  expect(sequential).toEqual([]);
  expect(rowsOf("postings")).toBeLessThanOrEqual(ROOMS * POSTINGS_OF_STAY);
});

it("REP-03 a page of the journal reads the lines that it shows, however long the period is", async () => {
  const wanted = { hotelId, from: calendarDate("2026-09-01"), to: today };
  const after = { date: yesterday, at: "2026-11-20T00:00:00.000000Z", id: hotelId };
  const { sequential, rowsOf } = await readsOf(journalQuery({ ...wanted, after: null }));
  expect(sequential).toEqual([]);
  expect(rowsOf("postings")).toBe(JOURNAL_PAGE + 1);
  expect(
    (await readsOf(journalQuery({ ...wanted, after }))).rowsOf("postings"),
  ).toBeLessThanOrEqual(JOURNAL_PAGE + 1);
});

it("REP-03 the totals of the journal read the period alone", async () => {
  const { sequential, rowsOf } = await readsOf(
    journalTotalsQuery({ hotelId, ...period, after: null }),
  );
  expect(sequential).toEqual([]);
  expect(rowsOf("postings")).toBeLessThanOrEqual(POSTINGS_OF_DAY);
});

it.each(["guest", "deposit", "group", "company", "hotel"] as const)(
  "REP-01 the lines of the %s ledger read the period and its stays alone",
  async (ledger) => {
    const wanted = { hotelId, ...period, ledger, after: null };
    for (const query of [journalQuery(wanted), journalTotalsQuery(wanted)]) {
      const { sequential, rowsOf } = await readsOf(query);
      expect(sequential).toEqual([]);
      expect(rowsOf("postings")).toBeLessThanOrEqual(POSTINGS_OF_DAY);
      expect(rowsOf("bookings")).toBeLessThanOrEqual(2 * POSTINGS_OF_DAY);
    }
  },
);

it("REP-03 accounting entries read the days since the last frozen closing, however old the hotel is", async () => {
  const query = entryFactsQuery(hotelId, { ...period, since: yesterday });
  const { sequential, rowsOf } = await readsOf(query);
  expect(sequential).toEqual([]);
  expect(rowsOf("postings")).toBeLessThanOrEqual(3 * POSTINGS_OF_DAY);
  expect(rowsOf("bookings")).toBeLessThanOrEqual(POSTINGS_OF_DAY);
});

it("REP-01 the taxes read the period alone, however old the hotel is", async () => {
  const days = { from: calendarDate("2026-11-14"), to: yesterday };
  const { sequential, rowsOf } = await readsOf(postedTaxesQuery(hotelId, days));
  expect(sequential).toEqual([]);
  expect(rowsOf("postings")).toBeLessThanOrEqual(7 * POSTINGS_OF_DAY);
  expect(rowsOf("bookings")).toBeLessThanOrEqual(7 * ROOMS);
  expect(rowsOf("business_days")).toBe(7);
});

it("the manager report reads two years of closed days by their key", async () => {
  const { sequential, rowsOf } = await readsOf(managerReportQuery(hotelId, today, null));
  expect(sequential).toEqual([]);
  expect(rowsOf("business_days")).toBeLessThanOrEqual(2 * 366);
});

it("REP-01 the rooms of a year read its closed days by their key", async () => {
  const year = { from: calendarDate("2025-11-21"), to: today };
  const { sequential, rowsOf } = await readsOf(roomsReportQuery(hotelId, year));
  expect(sequential).toEqual([]);
  expect(rowsOf("business_days")).toBeLessThanOrEqual(366);
});

it("REP-01 the forecast reads the stays to come, the day's postings and the books of one closing", async () => {
  const { sequential, rowsOf } = await readsOf(
    forecastQuery({ hotelId, from: today, nights: 180, pickup: 7 }),
  );
  expect(sequential).toEqual([]);
  expect(rowsOf("bookings")).toBeLessThanOrEqual(2 * ROOMS);
  expect(rowsOf("postings")).toBeLessThanOrEqual(POSTINGS_OF_DAY);
  expect(rowsOf("books_on_day")).toBeLessThanOrEqual(KEPT_NIGHTS + 1);
  // The nights of a year before, and the first closed day of that year.
  expect(rowsOf("business_days")).toBeLessThanOrEqual(180 + 1 + 1);
  expect(rowsOf("group_blocks")).toBe(1);
});

it.each(["guest", "deposit", "group"] as const)(
  "REP-01 the accounts of the %s ledger read the days since the last frozen closing, however old the hotel is",
  async (ledger) => {
    const { sequential, rowsOf } = await readsOf(
      ledgerQuery(hotelId, ledger, { ...period, since: yesterday }),
    );
    expect(sequential).toEqual([]);
    expect(rowsOf("postings")).toBeLessThanOrEqual(POSTINGS_OF_DAY);
    expect(rowsOf("bookings")).toBeLessThanOrEqual(2 * POSTINGS_OF_DAY);
  },
);
