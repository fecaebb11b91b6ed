import { listClashes } from "@funduq/api/modules/bookings/room-bookings.queries";
import { lockAccountsOfStay } from "@funduq/api/modules/folios/accounts.queries";
import { isStayInvoiced } from "@funduq/api/modules/folios/folios.service";
import { selectGroupAccount } from "@funduq/api/modules/groups/account.queries";
import { selectFolioBill } from "@funduq/api/modules/invoices/folio-bill.queries";
import { getChecklist } from "@funduq/api/modules/night-audit/night-audit.service";
import { previewNightAudit } from "@funduq/api/modules/night-audit/preview.service";
import { selectCountedStays } from "@funduq/api/modules/reports/counted-stays.queries";
import {
  getAgedBalances,
  getCompaniesReport,
  getDayBook,
  getEntries,
  getForecast,
  getJournal,
  getLedger,
  getManagerReport,
  getPaymentsReport,
  getRoomsReport,
  getSalesJournal,
  getTaxes,
  getTrialBalance,
} from "@funduq/api/modules/reports/reports.service";
import { selectRestaurantSales } from "@funduq/api/modules/reports/restaurant-sales.queries";
import { selectDayGrid } from "@funduq/api/modules/rooms/day-grid.queries";
import type { HotelTx } from "@funduq/api/platform/db/database";
import { testMasterKeys } from "@funduq/api/testing/master-keys";
import { explainWork } from "@funduq/api/testing/query-plan";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import {
  type BookingId,
  type FolioId,
  type GroupId,
  hotelIdSchema,
  type RoomId,
} from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { seedDemo } from "./demo.ts";
import { demoHotel } from "./hotel-plans.ts";
import { collectRows, insertRows } from "./hotel-rows.ts";
import { planDemoHotel } from "./plan-hotel.ts";
import { seededRandom } from "./random.ts";
import { seedContext } from "./seed-context.ts";

const now = new Date("2026-11-21T09:00:00Z");
const today = calendarDate("2026-11-21");
const { owner, ownerUrl, appUrl } = await openTestDatabase();
const hotelId = hotelIdSchema.parse("01900000-0000-7000-8000-00000000a001");

/**
 * A hotel that is newer than the statistics: they list the hotels that there were, so the planner expects one row of
 * any other hotel, until a tenth of a table has changed and autovacuum analyzes it.
 */
beforeAll(async () => {
  await seedDemo({ ownerUrl, masterKeys: testMasterKeys, now });
  await owner.unsafe("analyze");
  const [desk] = await owner<{ id: string }[]>`
    select id from users where email = 'frontdesk@funduq.test'`;
  const rows = collectRows(hotelId);
  const context = seedContext(rows, seededRandom(7), today, desk?.id ?? "", now.toISOString());
  planDemoHotel(context, { ...demoHotel, name: "Hôtel Tassili" });
  await owner.begin((tx) => insertRows(tx, rows, testMasterKeys));
});

const folioInHouse = async () => {
  const [folio] = await owner<{ id: FolioId }[]>`
    select f.id from folios f join bookings b on b.hotel_id = f.hotel_id and b.id = f.booking_id
    where f.hotel_id = ${hotelId} and b.status = 'Checked-in' order by f.id limit 1`;
  if (!folio) throw new Error("the demo has guests in house");
  return folio.id;
};

const nightsOf = async (tx: HotelTx) => {
  const [room] = await owner<{ id: RoomId }[]>`
    select room_id as id from bookings where hotel_id = ${hotelId} and status = 'Checked-in' limit 1`;
  if (!room) throw new Error("the demo has guests in house");
  return listClashes(tx, { hotelId, roomId: room.id }, { from: today, to: addDays(today, 7) });
};

const accountOfGroup = async (tx: HotelTx) => {
  const [group] = await owner<{ id: GroupId }[]>`
    select id from groups where hotel_id = ${hotelId} order by id limit 1`;
  if (!group) throw new Error("the demo has groups");
  return selectGroupAccount(tx, { hotelId, groupId: group.id });
};

/** A stay that a company pays for. */
const stayOfCompany = async () => {
  const [stay] = await owner<{ bookingId: BookingId }[]>`
    select owner_id as "bookingId" from postings
    where hotel_id = ${hotelId} and method = 'Company Account' and transfer_side = 'from' limit 1`;
  if (!stay) throw new Error("companies pay for stays of the demo");
  return { hotelId, ...stay };
};

const month = { from: addDays(today, -30), to: today };

/** In pages. Where each row of a table is compared with each row of another, it is ten to a thousand times as many. */
it.each<[string, (tx: HotelTx) => Promise<unknown>, number]>([
  ["NA-01 the night audit's checklist", (tx) => getChecklist(tx, hotelId), 10_000],
  ["NA-05 the night audit's preview", (tx) => previewNightAudit(tx, hotelId, today), 10_000],
  ["FO-16 the day grid", (tx) => selectDayGrid(tx, hotelId, null), 30_000],
  ["BK-07 who has a room already", nightsOf, 1_000],
  [
    "FOL-08 what an invoice of a folio bills",
    async (tx) => selectFolioBill(tx, { hotelId, folioId: await folioInHouse() }),
    1_000,
  ],
  ["GRP-03 a group's account", accountOfGroup, 15_000],
  ["REP-01 the day book", (tx) => getDayBook(tx, hotelId, {}), 20_000],
  ["REP-01 the trial balance", (tx) => getTrialBalance(tx, hotelId, month), 20_000],
  [
    "REP-01 the accounts of guests",
    (tx) => getLedger(tx, hotelId, { ...month, ledger: "guest" }),
    20_000,
  ],
  [
    "REP-01 who was in house",
    (tx) => selectCountedStays(tx, hotelId, { ...month, figure: "sold" }),
    60_000,
  ],
  ["REP-01 the payments", (tx) => getPaymentsReport(tx, hotelId, month), 5_000],
  ["REP-01 the manager report", (tx) => getManagerReport(tx, hotelId, {}), 5_000],
  ["REP-01 the forecast", (tx) => getForecast(tx, hotelId, {}), 2_000],
  ["REP-01 the journal", (tx) => getJournal(tx, hotelId, month), 15_000],
  [
    "REP-01 the journal of guests",
    (tx) => getJournal(tx, hotelId, { ...month, ledger: "guest" }),
    25_000,
  ],
  ["REP-03 the entries", (tx) => getEntries(tx, hotelId, month), 15_000],
  ["REP-03 the taxes", (tx) => getTaxes(tx, hotelId, month), 25_000],
  ["REP-03 the journal of sales", (tx) => getSalesJournal(tx, hotelId, month), 1_000],
  ["REP-01 the companies", (tx) => getCompaniesReport(tx, hotelId, {}), 2_000],
  ["INV-14 the aged balances", (tx) => getAgedBalances(tx, hotelId), 3_000],
  ["REP-01 the rooms", (tx) => getRoomsReport(tx, hotelId, month), 1_000],
  [
    "BK-20 whether a stay is invoiced",
    async (tx) => isStayInvoiced(tx, await stayOfCompany()),
    200,
  ],
  [
    "BK-20 the accounts of a stay",
    async (tx) => lockAccountsOfStay(tx, await stayOfCompany()),
    500,
  ],
  ["REP-01 the restaurants' sales", (tx) => selectRestaurantSales(tx, hotelId, month), 2_000],
  [
    "the check of a hotel's invariants",
    (tx) => tx.execute(sql`select from check_rows(${hotelId})`),
    100_000,
  ],
])(
  "%s reads rows by their keys, of a hotel that is newer than the statistics, too",
  async (_, work, most) => {
    const plan = await explainWork(appUrl, hotelId, work);
    expect(plan.buffers).toBeLessThanOrEqual(most);
  },
);
