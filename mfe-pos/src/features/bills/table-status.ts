import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { DiningTable } from "@funduq/shared-types/contracts/pos-floor";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { sumCentimes } from "@funduq/shared-types/values/centimes";
import type { Centimes } from "@funduq/shared-types/values/money";

export const WAITS_LONG_AFTER_MINUTES = 20;

export type TableStatus = "free" | "ordered" | "waiting" | "asked";

/** A table with what is open on it, as this terminal shows it. */
export type TableView = {
  table: DiningTable;
  bills: readonly OpenBill[];
  totalCentimes: Centimes;
  status: TableStatus;
  /** Since the last order went to the kitchen, or since the guests came. */
  minutes: number;
};

export function totalOf(bill: OpenBill): Centimes {
  return billAmounts(bill.lines, bill).netCentimes;
}

/** The status of a table: one whose guests asked for the bill comes before one that waits for long. */
export function tableView(
  table: DiningTable,
  openBills: readonly OpenBill[],
  nowMs: number,
): TableView {
  const bills = openBills.filter(({ tableId }) => tableId === table.id);
  const minutes = minutesSince(table.lastFiredAt ?? bills[0]?.openedAt, nowMs);
  return {
    table,
    bills,
    totalCentimes: sumCentimes(bills.map(totalOf)),
    status: statusOf(bills, minutes),
    minutes,
  };
}

function statusOf(bills: readonly OpenBill[], minutes: number): TableStatus {
  if (bills.length === 0) return "free";
  if (bills.some(({ askedAt }) => askedAt !== null)) return "asked";
  return minutes >= WAITS_LONG_AFTER_MINUTES ? "waiting" : "ordered";
}

function minutesSince(instant: string | undefined, nowMs: number): number {
  if (instant === undefined) return 0;
  return Math.max(0, Math.floor((nowMs - Date.parse(instant)) / 60_000));
}
