import {
  type DayStatistics,
  type DocumentSums,
  NO_DOCUMENTS,
} from "@funduq/shared-types/contracts/night-audit";
import { COMPANY_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import type { RestaurantId } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import type { SeededBooking } from "./plan-bookings.ts";
import type { SeedContext } from "./seed-context.ts";
import type { DaySpan } from "./stay-plan.ts";

type House = { rooms: number; repair: DaySpan };

/** Adds a closed day for each day before the business date, with the figures that the night audit would have stored. */
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
      closed_at: context.auditOf(day),
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
    cancellations: bookings.filter(({ cancelledOn }) => cancelledOn === day).length,
  };
}

type Money = Pick<
  DayStatistics,
  | "roomRevenueCentimes"
  | "dayUseRevenueCentimes"
  | "tdsCentimes"
  | "includedTvaCentimes"
  | "includedStayTaxCentimes"
  | "otherRevenueCentimes"
  | "restaurantSalesCentimes"
  | "paymentsCentimes"
  | "receivedCentimes"
  | "companyTransfersCentimes"
  | "invoices"
  | "creditNotes"
  | "invoicePaymentsCentimes"
  | "restaurants"
>;

const nothing = (): Money => ({
  roomRevenueCentimes: centimes(0),
  dayUseRevenueCentimes: centimes(0),
  tdsCentimes: centimes(0),
  includedTvaCentimes: centimes(0),
  includedStayTaxCentimes: centimes(0),
  otherRevenueCentimes: {},
  restaurantSalesCentimes: {},
  paymentsCentimes: {},
  receivedCentimes: {},
  companyTransfersCentimes: centimes(0),
  invoices: NO_DOCUMENTS,
  creditNotes: NO_DOCUMENTS,
  invoicePaymentsCentimes: {},
  restaurants: [],
});

type PlannedPosting = {
  transfer_side: string | null;
  business_date: string;
  kind: string;
  department: string | null;
  method: string | null;
  item: string | null;
  amount_centimes: number;
};

type PlannedSale = { id: string; business_date: string; restaurant_id: string };

type PlannedSalePayment = { sale_id: string; method: string; amount_centimes: number };

type PlannedInvoice = {
  business_date: string;
  subtotal_centimes: number;
  tva_centimes: number;
  stay_tax_centimes: number;
};

type PlannedPayment = { business_date: string; method: string; amount_centimes: number };

/** The totals of all planned postings per day. The demo has no reversals and no credit notes. */
function movementsByDate({ rows }: SeedContext): Map<string, Money> {
  const byDate = new Map<string, Money>();
  const on = (date: string): Money => {
    const money = byDate.get(date) ?? nothing();
    byDate.set(date, money);
    return money;
  };
  for (const posting of rows.of("postings") as readonly PlannedPosting[])
    if (posting.transfer_side !== "to") addTo(on(posting.business_date), posting);
  const names = rows.of("restaurants") as readonly { id: string; name: string }[];
  const sales = new Map(
    (rows.of("sales") as readonly PlannedSale[]).map((sale) => [sale.id, sale]),
  );
  for (const payment of rows.of("sale_payments") as readonly PlannedSalePayment[]) {
    const sale = sales.get(payment.sale_id);
    if (sale) addSale(on(sale.business_date), sale, payment, names);
  }
  for (const invoice of rows.of("invoices") as readonly PlannedInvoice[])
    addInvoice(on(invoice.business_date), invoice);
  for (const payment of rows.of("payments") as readonly PlannedPayment[])
    addNamed(
      on(payment.business_date).invoicePaymentsCentimes,
      payment.method,
      payment.amount_centimes,
    );
  return byDate;
}

function addSale(
  money: Money,
  { restaurant_id }: PlannedSale,
  { method, amount_centimes }: PlannedSalePayment,
  names: readonly { id: string; name: string }[],
): void {
  if (method !== "Room") addNamed(money.restaurantSalesCentimes, method, amount_centimes);
  const known = money.restaurants.find(({ restaurantId }) => restaurantId === restaurant_id);
  const day = known ?? {
    restaurantId: restaurant_id as RestaurantId,
    name: names.find(({ id }) => id === restaurant_id)?.name ?? "",
    salesCentimes: {},
  };
  if (!known)
    money.restaurants = [...money.restaurants, day].sort((a, b) => (a.name < b.name ? -1 : 1));
  addNamed(day.salesCentimes, method, amount_centimes);
}

function addInvoice(money: Money, invoice: PlannedInvoice): void {
  const { invoices } = money;
  const added: DocumentSums = {
    count: invoices.count + 1,
    subtotalCentimes: centimes(invoices.subtotalCentimes + invoice.subtotal_centimes),
    tvaCentimes: centimes(invoices.tvaCentimes + invoice.tva_centimes),
    stayTaxCentimes: centimes(invoices.stayTaxCentimes + invoice.stay_tax_centimes),
    stampDutyCentimes: invoices.stampDutyCentimes,
  };
  money.invoices = added;
}

function addTo(money: Money, { kind, department, method, item, amount_centimes }: PlannedPosting) {
  if (kind !== "charge") addPayment(money, method ?? "", amount_centimes);
  else if (item === "room")
    money.roomRevenueCentimes = centimes(money.roomRevenueCentimes + amount_centimes);
  else if (item === "tourism-tax")
    money.tdsCentimes = centimes(money.tdsCentimes + amount_centimes);
  else addNamed(money.otherRevenueCentimes, department ?? "", amount_centimes);
}

function addPayment(money: Money, method: string, amount: number): void {
  addNamed(money.paymentsCentimes, method, amount);
  if (method !== COMPANY_ACCOUNT) addNamed(money.receivedCentimes, method, amount);
  else money.companyTransfersCentimes = centimes(money.companyTransfersCentimes + amount);
}

function addNamed(list: DayStatistics["paymentsCentimes"], name: string, amount: number): void {
  list[name] = centimes((list[name] ?? 0) + amount);
}
