import type { SaleEntry, SaleMethod } from "@funduq/shared-types/contracts/pos-sale";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { Receipt } from "./till.ts";

/** A bill of the hour: where, what, and how it is paid. */
export type PlannedBill = {
  n: number;
  table: string;
  items: readonly string[];
  method: SaleMethod;
};

/** It costs more when the network is back. */
export const DEARER = "Chorba frik";
export const PRICES = { before: 45_000, after: 52_000 };
/** The menu does not have it any more when the network is back. */
export const DELETED = "Makrout";
/** So many sales are done when the network is cut in the middle of the sync. */
export const SENT_BEFORE = 10;
/** The hotel closes its day after so many bills of the hour. */
const CLOSED_AFTER = 90;
/** Karim's bills; the others are Nadia's. */
const OF_KARIM = 50;

const dishes = [
  DEARER,
  "Tajine zitoune",
  "Rechta au poulet",
  "Bourek à la viande",
  "Omelette, frites",
];
const byTurns: readonly SaleMethod[] = ["Room", "Cash", "Cash", "Credit Card"];

/** 60 bills are paid in cash and 20 by card; 20 guests want them on their room, and have a table of their own. */
export const hundredBills: readonly PlannedBill[] = Array.from({ length: 100 }, (_, index) => {
  const n = index + 1;
  const method = methodOf(n);
  const dish = dishes[n % dishes.length] ?? "";
  const items = [
    ...Array.from({ length: 1 + (n % 2) }, () => dish),
    ...(method === "Room" ? ["Café"] : []),
    ...(n % 9 === 0 ? [DELETED] : []),
  ];
  return { n, table: method === "Room" ? `Room bill ${n}` : `T${1 + (n % 7)}`, items, method };
});

export const roomBills = hundredBills.filter(({ method }) => method === "Room");

/** Bills that are open still, with an order that the hotel refuses. What was paid is sold all the same. */
export const conflicts = roomBills.filter(
  ({ items }) => items.includes(DEARER) || items.includes(DELETED),
);

export function billOf(n: number): PlannedBill {
  const planned = hundredBills[n - 1];
  if (!planned) throw new Error(`there is no bill ${n}`);
  return planned;
}

/** The first ones, of which some are sent before the day is closed, are paid at once: an open bill would keep the day open. */
function methodOf(n: number): SaleMethod {
  if (n <= 20) return "Cash";
  return byTurns[n % byTurns.length] ?? "Cash";
}

/** The hour ends when the hotel closes its day, whose clock can't be set. */
export const minutesAgo = ({ n }: PlannedBill) => Math.max(0, 60 * (1 - n / CLOSED_AFTER));

/** What the hotel should have of a receipt: who sold it, whether it is late, and whether for another amount than the menu's. */
export function expectedSale(
  { n, table: tableName, items, method }: PlannedBill,
  { number: receipt, totalCentimes }: Receipt,
  businessDate: CalendarDate,
): ReturnType<typeof summaryOf> {
  const isRecorded = method !== "Room" && n > SENT_BEFORE;
  const seller = n <= OF_KARIM ? "Karim" : "Nadia";
  const dearer = items.filter((name) => name === DEARER).length;
  const more = dearer * (PRICES.after - PRICES.before);
  return {
    receipt,
    tableName,
    totalCentimes,
    methods: [method],
    soldBy: method === "Room" ? "Samia" : seller,
    lateFrom: isRecorded && n <= CLOSED_AFTER ? businessDate : null,
    expectedTotalCentimes: isRecorded && more > 0 ? totalCentimes + more : null,
  };
}

export function summaryOf(sale: SaleEntry) {
  const { number, provisionalNumber, tableName, totalCentimes, methods, soldBy } = sale;
  const { lateFrom, expectedTotalCentimes } = sale;
  const receipt: string = provisionalNumber ?? number;
  const total: number | null = expectedTotalCentimes;
  return {
    receipt,
    tableName,
    totalCentimes: Number(totalCentimes),
    methods,
    soldBy,
    lateFrom,
    expectedTotalCentimes: total,
  };
}

/** What the receipts come to, by how they were paid. */
export function sumsOf(receipts: ReadonlyMap<PlannedBill, Receipt>): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [{ method }, { totalCentimes }] of receipts)
    sums[method] = (sums[method] ?? 0) + totalCentimes;
  return sums;
}
