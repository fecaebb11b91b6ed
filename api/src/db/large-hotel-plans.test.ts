import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, GuestId } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { changeNightsQuery, freeRoomsQuery } from "../modules/availability/availability.queries.ts";
import { selectDays } from "../modules/availability/availability-days.queries.ts";
import { getBooking } from "../modules/bookings/bookings.service.ts";
import { entriesQuery, listEntries } from "../modules/changes/audit-trail.queries.ts";
import { listFolios } from "../modules/folios/folios.service.ts";
import { houseFactsQuery, selectStayFacts } from "../modules/folios/night-facts.queries.ts";
import { listCurrentGroups } from "../modules/groups/groups.queries.ts";
import { findDuplicates, listStays } from "../modules/guests/cardex.queries.ts";
import { searchGuests } from "../modules/guests/guests.service.ts";
import { lastRoomChangeQuery, selectBoard } from "../modules/housekeeping/housekeeping.queries.ts";
import { selectChecklist } from "../modules/night-audit/checklist.queries.ts";
import { BEFORE_ALL_DAYS, closingQuery } from "../modules/night-audit/closing.queries.ts";
import { dayStatisticsQuery } from "../modules/night-audit/day-statistics.queries.ts";
import { previewNightAudit } from "../modules/night-audit/preview.service.ts";
import { selectCounts, selectReport } from "../modules/police/police.queries.ts";
import { countedStaysQuery } from "../modules/reports/counted-stays.queries.ts";
import { dayBookQuery } from "../modules/reports/day-book.queries.ts";
import { ledgerQuery } from "../modules/reports/ledger.queries.ts";
import { managerReportQuery } from "../modules/reports/manager-report.queries.ts";
import { paymentsReportQuery } from "../modules/reports/payments-report.queries.ts";
import { getForecast } from "../modules/reports/reports.service.ts";
import { postedTaxesQuery } from "../modules/reports/taxes.queries.ts";
import { trialBalanceQuery } from "../modules/reports/trial-balance.queries.ts";
import { dayGridQuery } from "../modules/rooms/day-grid.queries.ts";
import { getDayGrid } from "../modules/rooms/day-grid.service.ts";
import { selectEndedStays } from "../modules/rooms/ended-stays.queries.ts";
import { searchDesk } from "../modules/search/search.service.ts";
import type { HotelTx } from "../platform/db/database.ts";
import { LARGE_HOTEL, writeLargeHotel } from "../testing/large-hotel.ts";
import { explain, explainWork } from "../testing/query-plan.ts";
import { openTestDatabase } from "../testing/test-db.ts";

const { database, owner, appUrl } = await openTestDatabase();
const { hotelId, roomTypeId, roomId, rooms, today, yesterday } = LARGE_HOTEL;
/** By hand with 1 000 000: what is bounded has the same bounds there. */
const bookings = Number(process.env.FUNDUQ_LARGE_HOTEL_BOOKINGS ?? 100_000);

beforeAll(async () => {
  await writeLargeHotel(owner, bookings);
  const [frozen] = await database.withHotel(hotelId, (tx) =>
    tx.execute<{ json: Parameters<typeof owner.json>[0] }>(
      closingQuery(hotelId, { since: BEFORE_ALL_DAYS, to: yesterday }),
    ),
  );
  await owner`update business_days set closing = ${owner.json(frozen?.json ?? null)}
    where hotel_id = ${hotelId} and date = ${yesterday}`;
}, bookings * 2);

const growing = [
  ...["bookings", "booking_guests", "booking_history", "guests", "guest_name_words"],
  ...["folios", "postings", "posting_moves", "changes", "night_inventory"],
];

const period = { from: today, to: today };
const month = { from: addDays(today, -30), to: yesterday };
const openDay = { date: today, since: yesterday, isFrozen: false };
const [checkIn, checkOut] = [calendarDate("2027-01-10"), calendarDate("2027-01-12")];
const night = yesterday;
const trail = { hotelId, timeZone: "Africa/Algiers" };
const someone = "00000000-0000-7000-8000-0000000000aa" as never;

/** What each touches at most, in pages: a bound for the rooms of a house, its guests of a day, a list's length. */
it.each<[string, SQL, number]>([
  ["free rooms", freeRoomsQuery({ hotelId, checkIn, checkOut }), 12 * rooms],
  ["the day grid of today", dayGridQuery(hotelId, null), 40 * rooms],
  ["the day grid of a day to come", dayGridQuery(hotelId, checkIn), 24 * rooms],
  [
    "the nights of a booking",
    changeNightsQuery(hotelId, [
      { roomTypeId, from: checkIn, to: checkOut, sold: 1, outOfOrder: 0 },
    ]),
    200,
  ],
  ["the day statistics", dayStatisticsQuery({ hotelId, night: yesterday }), 4_000],
  ["the day book", dayBookQuery(hotelId, openDay), 40 * rooms],
  ["the trial balance", trialBalanceQuery(hotelId, { ...period, since: yesterday }), 40 * rooms],
  ["the closing of a day", closingQuery(hotelId, { since: yesterday, to: today }), 40 * rooms],
  ["NA-04 what decides a night of the house", houseFactsQuery({ hotelId, night }), 60 * rooms],
  ["the payments report", paymentsReportQuery(hotelId, period), 40 * rooms],
  ["REP-01 the taxes of 30 days", postedTaxesQuery(hotelId, month), 30 * 40 * rooms],
  [
    "REP-01 the accounts of guests",
    ledgerQuery(hotelId, "guest", { ...period, since: yesterday }),
    40 * rooms,
  ],
  [
    "REP-01 who was in house",
    countedStaysQuery(hotelId, { figure: "sold", ...period }),
    40 * rooms,
  ],
  ["the manager report", managerReportQuery(hotelId, today, null), 4_000],
  ["who last changed a room", lastRoomChangeQuery({ hotelId, roomId }), 8_000],
  ["AUTH-17 what somebody changed", entriesQuery({ ...trail, by: someone }, 51), 500],
])("%s reads a bounded range by index, however long the hotel exists", async (_, query, most) => {
  const plan = await database.withHotel(hotelId, (tx) => explain(tx, query));
  expect(plan.readWhole.filter((table) => growing.includes(table))).toEqual([]);
  expect(plan.buffers).toBeLessThanOrEqual(most);
});

const bySearch = (query: string) => (tx: HotelTx) => searchDesk(tx, hotelId, query);
/** A stay in the house, one that is over, and somebody with such stays. */
const stayOf = async (status: string) => {
  const [found] = await owner<{ bookingId: BookingId; guestId: GuestId }[]>`
    select bg.booking_id as "bookingId", bg.guest_id as "guestId" from booking_guests bg
    join bookings b on b.hotel_id = bg.hotel_id and b.id = bg.booking_id
    where b.hotel_id = ${hotelId} and b.status = ${status} order by b.check_in_date desc, b.id limit 1`;
  if (!found) throw new Error(`no stay is ${status}`);
  return { hotelId, ...found };
};

it.each<[string, (tx: HotelTx) => Promise<unknown>, number]>([
  ["FO-12 the desk's search by a first name that many have", bySearch("nadia"), 5_000],
  ["FO-12 the desk's search by a beginning that very many have", bySearch("so"), 5_000],
  ["FO-12 the desk's search by a family name", bySearch("abari"), 1_000],
  ["FO-12 the desk's search by two words", bySearch("amine ben a"), 7_000],
  ["FO-12 the desk's search by two words in another order", bySearch("abari amine"), 500],
  ["FO-12 the desk's search in the other script", bySearch("نادية"), 7_000],
  ["FO-12 the desk's search of nobody", bySearch("zzyzx"), 200],
  ["FO-12 the desk's search by a phone number", bySearch("050000123"), 1_000],
  ["FO-12 the desk's search by very many phone numbers", bySearch("05"), 2_000],
  ["GST-05 guests by a name", (tx) => searchGuests(tx, hotelId, "nadia"), 500],
  ["GST-05 guests by a phone number", (tx) => searchGuests(tx, hotelId, "050000123"), 500],
  ["BK-01 a stay", async (tx) => getBooking(tx, await stayOf("Checked-in")), 500],
  ["FOL-01 the folios of a stay", async (tx) => listFolios(tx, await stayOf("Checked-in")), 500],
  [
    "BK-13 the nights of a stay",
    async (tx) => selectStayFacts(tx, hotelId, (await stayOf("Checked-in")).bookingId),
    500,
  ],
  ["GST-03 a guest's stays", async (tx) => listStays(tx, await stayOf("Checked-out"), {}), 1_000],
  [
    "GST-02 a guest's possible duplicates",
    (tx) =>
      findDuplicates(
        tx,
        hotelId,
        { fullName: "Nadia Ben Abari", phone: "0500001234" } as never,
        null,
      ),
    1_000,
  ],
  [
    "FO-16 the day grid, with what can't be sold",
    (tx) => getDayGrid(tx, hotelId, undefined),
    44 * rooms,
  ],
  ["BK-15 the ended stays", (tx) => selectEndedStays(tx, hotelId), 1_000],
  [
    "FO-10 a month's rooms left",
    (tx) => selectDays(tx, hotelId, { from: today, to: addDays(today, 30) }),
    5_000,
  ],
  ["NA-01 the night audit's checklist", (tx) => selectChecklist(tx, hotelId), 20_000],
  ["NA-05 the night audit's preview", (tx) => previewNightAudit(tx, hotelId, today), 60 * rooms],
  [
    "REP-01 the forecast of 180 nights",
    (tx) => getForecast(tx, hotelId, { days: 180 }),
    60 * rooms,
  ],
  ["POL-01 the police report", (tx) => selectReport(tx, hotelId), 20_000],
  ["POL-01 how many forms are missing", (tx) => selectCounts(tx, hotelId), 20_000],
  ["HK-01 the housekeeping board", (tx) => selectBoard(tx, hotelId), 20_000],
  ["GRP-03 the groups", (tx) => listCurrentGroups(tx, hotelId, 100), 1_000],
  ["AUTH-17 the audit trail", (tx) => listEntries(tx, trail, 51), 1_000],
])("%s reads a bounded range by index, however long the hotel exists", async (_, work, most) => {
  const plan = await explainWork(appUrl, hotelId, work);
  expect(plan.readWhole.filter((table) => growing.includes(table))).toEqual([]);
  expect(plan.buffers).toBeLessThanOrEqual(most);
});
