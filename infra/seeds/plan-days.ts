import type { DayStatistics } from "@funduq/shared-types/contracts/night-audit";
import { ROOM_DEPARTMENT } from "@funduq/shared-types/rules/folio-nights";
import { centimes } from "@funduq/shared-types/values/money";
import type { SeededBooking } from "./plan-bookings.ts";
import type { SeedContext } from "./seed-context.ts";
import type { DaySpan } from "./stay-plan.ts";

type House = { rooms: number; repair: DaySpan };

/** Closes every day before the business date, with the figures that the night audit would have frozen. */
export function planDays(
  context: SeedContext,
  { rooms, repair }: House,
  bookings: readonly SeededBooking[],
): void {
  const { dateOf, deskUserId } = context;
  const came = bookings.filter(({ status }) => status === "Checked-in" || status === "Checked-out");
  const moved = movementsByDate(context);
  const first = Math.min(0, ...came.map(({ from }) => from));
  for (let day = first; day < 0; day += 1) {
    const isRepaired = repair.from <= day && day < repair.to;
    const statistics: DayStatistics = {
      rooms,
      outOfOrder: isRepaired ? 1 : 0,
      ...stepsOf(bookings, came, day),
      ...(moved.get(dateOf(day)) ?? nothing()),
    };
    context.rows.add("business_days", {
      date: dateOf(day),
      closed_at: `${dateOf(day + 1)}T01:00:00Z`,
      closed_by: deskUserId,
      statistics,
    });
  }
}

function stepsOf(bookings: readonly SeededBooking[], came: readonly SeededBooking[], day: number) {
  const left = ({ status, to }: SeededBooking) => (status === "Checked-out" ? to : Infinity);
  const inside = came.filter((booking) => booking.from <= day && left(booking) > day);
  const adults = inside.reduce((sum, each) => sum + each.adults, 0);
  const called = (status: string) => bookings.filter((booking) => booking.status === status);
  return {
    sold: inside.length,
    dayUse: 0,
    arrivals: came.filter(({ from }) => from === day).length,
    departures: came.filter((booking) => left(booking) === day).length,
    persons: adults,
    adults,
    children: 0,
    noShows: called("no-show").filter(({ from }) => from === day).length,
    cancellations: called("Cancelled").filter(({ from }) => Math.min(from - 1, -1) === day).length,
  };
}

type Money = Pick<
  DayStatistics,
  | "roomRevenueCentimes"
  | "tdsCentimes"
  | "otherRevenueCentimes"
  | "restaurantSalesCentimes"
  | "paymentsCentimes"
>;

const nothing = (): Money => ({
  roomRevenueCentimes: centimes(0),
  tdsCentimes: centimes(0),
  otherRevenueCentimes: {},
  restaurantSalesCentimes: {},
  paymentsCentimes: {},
});

type PlannedPosting = {
  business_date: string;
  direction: string;
  department: string | null;
  method: string | null;
  cause: string | null;
  amount_centimes: number;
};

type PlannedSale = { business_date: string; method: string; total_centimes: number };

/** Of the planned postings and sales; none of them takes another back. */
function movementsByDate({ rows }: SeedContext): Map<string, Money> {
  const byDate = new Map<string, Money>();
  for (const posting of rows.of("postings") as readonly PlannedPosting[]) {
    const money = byDate.get(posting.business_date) ?? nothing();
    byDate.set(posting.business_date, money);
    addTo(money, posting);
  }
  for (const { business_date, method, total_centimes } of rows.of(
    "sales",
  ) as readonly PlannedSale[]) {
    const money = byDate.get(business_date) ?? nothing();
    byDate.set(business_date, money);
    if (method !== "Room") addNamed(money.restaurantSalesCentimes, method, total_centimes);
  }
  return byDate;
}

function addTo(
  money: Money,
  { direction, department, method, cause, amount_centimes }: PlannedPosting,
) {
  if (direction === "payment") addNamed(money.paymentsCentimes, method ?? "", amount_centimes);
  else if (department !== ROOM_DEPARTMENT)
    addNamed(money.otherRevenueCentimes, department ?? "", amount_centimes);
  else if (cause?.endsWith(":tds"))
    money.tdsCentimes = centimes(money.tdsCentimes + amount_centimes);
  else money.roomRevenueCentimes = centimes(money.roomRevenueCentimes + amount_centimes);
}

function addNamed(list: DayStatistics["paymentsCentimes"], name: string, amount: number): void {
  list[name] = centimes((list[name] ?? 0) + amount);
}
