import { undoLastStep } from "@funduq/api/modules/bookings/undo.service";
import { runNightAudit } from "@funduq/api/modules/night-audit/night-audit.service";
import { previewNightAudit } from "@funduq/api/modules/night-audit/preview.service";
import { getForecast } from "@funduq/api/modules/reports/reports.service";
import { testMasterKeys } from "@funduq/api/testing/master-keys";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import { dayStatisticsSchema } from "@funduq/shared-types/contracts/night-audit";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { forecastFigures } from "@funduq/shared-types/rules/report-forecast";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { demoAccounts, seedDemo } from "./demo.ts";
import { demoHotel, secondHotel } from "./hotel-plans.ts";
import { collectRows } from "./hotel-rows.ts";
import { planDemoHotel } from "./plan-hotel.ts";
import { seededRandom } from "./random.ts";
import { seedContext } from "./seed-context.ts";

const now = new Date("2026-11-21T09:00:00Z");
const today = calendarDate("2026-11-21");
const { database, owner, ownerUrl } = await openTestDatabase();

it("X-07 creates two hotels without findings of check_invariants", async () => {
  expect(await seedDemo({ ownerUrl, masterKeys: testMasterKeys, now })).toBe(true);
  const hotels = await owner<{ id: HotelId }[]>`select id from hotels`;
  expect(hotels).toHaveLength(2);
  for (const { id } of hotels) {
    const violations = await database.withHotel(id, (tx) =>
      tx.execute(sql`select * from check_invariants(${id})`),
    );
    expect([...violations]).toEqual([]);
  }
});

it("AUTH-01 creates an account for each role, and does not fill an installation twice", async () => {
  expect(await seedDemo({ ownerUrl, masterKeys: testMasterKeys, now })).toBe(false);
  const users = await owner<{ email: string }[]>`select email from users`;
  expect(users.map(({ email }) => email).sort()).toEqual([...demoAccounts].sort());
});

it("has bookings of every status, debtors, invoices, open bills, a group, charges and an out-of-order room", async () => {
  const statuses = await owner`select distinct status from bookings`;
  expect(statuses.map(({ status }) => status).sort()).toEqual([
    "Cancelled",
    "Checked-in",
    "Checked-out",
    "Confirmed",
    "Reserved",
    "no-show",
  ]);
  const tables = ["invoice_stays", "invoices", "payments", "open_bills", "group_blocks"];
  for (const table of [...tables, "charge_items"]) {
    const [row] = await owner`select count(*)::int as rows from ${owner(table)}`;
    expect(row?.rows, table).toBeGreaterThan(0);
  }
  const [repair] =
    await owner`select count(*)::int as rooms from rooms where housekeeping_status = 'OutOfOrder'`;
  expect(repair?.rooms).toBe(2);
});

it("closes every day before today with the statistics of its folios", async () => {
  const days = await owner`
    select d.hotel_id, d.date::text, (d.statistics->>'sold')::int as sold,
      (d.statistics->>'roomRevenueCentimes')::bigint + (d.statistics->>'tdsCentimes')::bigint as room,
      (select coalesce(sum(p.signed_centimes), 0)::bigint from postings p
        where p.hotel_id = d.hotel_id and p.business_date = d.date and p.department = 'Room') as posted,
      (select count(*)::int from bookings b where b.hotel_id = d.hotel_id
        and b.checked_in_on <= d.date and coalesce(b.checked_out_on, 'infinity') > d.date) as inside,
      (d.statistics->'restaurantSalesCentimes'->>'Cash')::bigint as cash,
      (select sum(s.amount_centimes)::bigint from sale_takings s where s.hotel_id = d.hotel_id
        and s.business_date = d.date and s.method = 'Cash') as sold_for_cash
    from business_days d`;
  expect(days.length).toBeGreaterThan(60);
  for (const { date, room, posted, sold, inside, cash, sold_for_cash } of days) {
    expect([date, cash]).toEqual([date, sold_for_cash]);
    expect([date, room]).toEqual([date, posted]);
    expect([date, sold]).toEqual([date, inside]);
  }
});

it("stores the taxes, transfers, invoice payments and restaurant sales of its closed days", async () => {
  const days = await owner`
    select d.date::text, d.statistics as frozen,
      (select coalesce(sum(i.tva_centimes), 0)::bigint from invoices i
        where i.hotel_id = d.hotel_id and i.business_date = d.date) as tva,
      (select coalesce(sum(y.amount_centimes), 0)::bigint from payments y
        where y.hotel_id = d.hotel_id and y.business_date = d.date) as settled,
      (select coalesce(sum(p.amount_centimes), 0)::bigint from postings p where p.hotel_id = d.hotel_id
        and p.business_date = d.date and p.owner_kind = 'company') as transferred,
      (select coalesce(sum(s.total_centimes), 0)::bigint from sales s
        where s.hotel_id = d.hotel_id and s.business_date = d.date) as sold
    from business_days d`;
  const total = (amounts: Record<string, number>) =>
    Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  for (const { date, frozen, ...counted } of days) {
    const { invoices, invoicePaymentsCentimes, companyTransfersCentimes, restaurants } =
      dayStatisticsSchema.parse(frozen);
    const sales = restaurants.map(({ salesCentimes }) => total(salesCentimes));
    expect({ date, ...counted }).toEqual({
      date,
      tva: invoices.tvaCentimes,
      settled: total(invoicePaymentsCentimes),
      transferred: companyTransfersCentimes,
      sold: sales.reduce((sum, sold) => sum + sold, 0),
    });
  }
  expect(days.some(({ tva }) => tva > 0) && days.some(({ settled }) => settled > 0)).toBe(true);
});

it("REP-01 the demo's closings kept their books: the forecast has a pickup of a day, a week and a month", async () => {
  const hotelId = await idOf(demoHotel.name);
  const figuresOf = async (pickup: number) => {
    const asked = { days: 60, pickup };
    const { days } = await database.withHotel(hotelId, (tx) => getForecast(tx, hotelId, asked));
    return forecastFigures(days);
  };
  const [day, week, month] = [await figuresOf(1), await figuresOf(7), await figuresOf(30)];
  // Since yesterday's closing nothing was cancelled, so that only what was booked today came in.
  const [booked] = await owner`
    select count(*)::int as nights, sum(b.rate_centimes)::bigint as centimes
    from bookings b cross join generate_series(greatest(b.check_in_date, ${today}::date), b.check_out_date - 1,
      interval '1 day')
    where b.hotel_id = ${hotelId} and b.created_at::date = ${today} and b.status <> 'Cancelled'`;
  expect(day.pickup).toEqual({ rooms: booked?.nights, revenueCentimes: booked?.centimes });
  expect(day.pickup?.rooms).toBeLessThan(week.pickup?.rooms ?? 0);
  expect(week.pickup?.rooms).toBeLessThan(month.pickup?.rooms ?? 0);
});

it("BK-20 today's check-ins and check-outs can be undone unless they are invoiced or the room is occupied", async () => {
  const undone: string[] = [];
  for (const { id: hotelId } of await owner<{ id: HotelId }[]>`select id from hotels`) {
    const today = await owner<{ id: BookingId; version: number; status: string }[]>`
      select b.id, b.version, b.status from bookings b join hotels h on h.id = b.hotel_id
      where h.id = ${hotelId} and h.business_date in (b.checked_in_on, b.checked_out_on)`;
    for (const { id: bookingId, version, status } of today) {
      const done = await undo(hotelId, { bookingId, version });
      if (done === "undone") undone.push(status);
      else expect(["booking.invoiced", "booking.room-occupied"]).toContain(done);
    }
    const violations = await database.withHotel(hotelId, (tx) =>
      tx.execute(sql`select * from check_invariants(${hotelId})`),
    );
    expect([...violations]).toEqual([]);
  }
  expect([...new Set(undone)].sort()).toEqual(["Checked-in", "Checked-out"]);
});

const demoContext = async () => {
  const [user] = await owner<{ id: UserId }[]>`select id from users limit 1`;
  if (!user) throw new Error("the demo has accounts");
  const by = { userId: user.id, displayName: "Desk", isSuperAdmin: false } as const;
  return { by: { ...by, role: "hotel-admin" as const, sections: [] }, now };
};

async function undo(
  hotelId: HotelId,
  { bookingId, version }: { bookingId: BookingId; version: number },
): Promise<string> {
  const context = await demoContext();
  try {
    const step = { version, reason: "The wrong guest" };
    await database.withHotel(hotelId, (tx) =>
      undoLastStep(tx, { hotelId, bookingId }, step, context),
    );
    return "undone";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

it("plans the same hotel for the same seed and day, and another one for another seed", () => {
  const plan = (seed: number) => {
    const rows = collectRows("00000000-0000-7000-8000-000000000001");
    const context = seedContext(rows, seededRandom(seed), calendarDate("2026-11-21"), "desk");
    planDemoHotel(context, demoHotel);
    return JSON.stringify(rows.of("bookings"));
  };
  expect(plan(7)).toBe(plan(7));
  expect(plan(7)).not.toBe(plan(8));
});

it("NA-02 NA-03 the first hotel's day can be closed at once, the second one's after its open bills", async () => {
  const [first, second] = [await idOf(demoHotel.name), await idOf(secondHotel.name)];
  const before = await database.withHotel(first, (tx) => previewNightAudit(tx, first, today));
  expect(before.totals.postings).toBeGreaterThan(10);
  expect(await close(first)).toMatchObject({ postings: before.totals.postings });
  await expect(close(second)).rejects.toMatchObject({ code: "night-audit.open-bills" });
  await owner`delete from open_bills where hotel_id = ${second}`;
  expect(await close(second)).toMatchObject({ closedDate: "2026-11-21" });
  for (const hotelId of [first, second])
    expect([...(await owner`select * from check_invariants(${hotelId})`)]).toEqual([]);
});

const idOf = async (name: string): Promise<HotelId> => {
  const [hotel] = await owner<{ id: HotelId }[]>`select id from hotels where name = ${name}`;
  if (!hotel) throw new Error(`the demo has ${name}`);
  return hotel.id;
};

const close = (hotelId: HotelId) =>
  database.withHotel(hotelId, async (tx) => {
    const { businessDate, fingerprint } = await previewNightAudit(tx, hotelId, today);
    const closing = { ...(await demoContext()), today, requestId: "demo" };
    return runNightAudit(tx, hotelId, { businessDate, fingerprint, early: true }, closing);
  });

it("NA-03 BK-18 the charges of a night have the same time, and the desk's postings are in the stay's history", () => {
  const rows = collectRows("00000000-0000-7000-8000-000000000001");
  const day = calendarDate("2026-11-21");
  planDemoHotel(seedContext(rows, seededRandom(7), day, "desk"), demoHotel);
  const postings = rows.of("postings");
  const nights = new Map<unknown, Set<unknown>>();
  for (const { night, business_date, posted_at } of postings)
    if (night) nights.set(business_date, (nights.get(business_date) ?? new Set()).add(posted_at));
  expect(nights.size).toBeGreaterThan(3);
  expect([...nights.values()].filter((moments) => moments.size !== 1)).toEqual([]);

  const told = rows
    .of("booking_history")
    .filter(({ action }) => /-(posted|charged)$/.test(String(action)))
    .map(({ booking_id, at, details }) => [booking_id, at, Object(details).amountCentimes]);
  const posted = postings
    .filter(({ night, owner_kind }) => !night && owner_kind === "stay")
    .map(({ owner_id, posted_at, amount_centimes }) => [owner_id, posted_at, amount_centimes]);
  expect(posted.length).toBeGreaterThan(20);
  expect(told).toEqual(posted);
});

it("has no postings later than the time of the first start", () => {
  const rows = collectRows("00000000-0000-7000-8000-000000000001");
  const now = "2026-11-21T08:00:00.000Z";
  const day = calendarDate("2026-11-21");
  planDemoHotel(seedContext(rows, seededRandom(7), day, "desk", now), demoHotel);
  const moments = rows.of("postings").map(({ posted_at }) => String(posted_at));
  expect(moments.length).toBeGreaterThan(100);
  expect(moments.filter((at) => at > now)).toEqual([]);
});
