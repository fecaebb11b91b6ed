import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { DiningTable } from "@funduq/shared-types/contracts/pos-floor";
import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";

export const WAITS_LONG_AFTER_MINUTES = 20;

export type TableStatus = "free" | "reserved" | "seated" | "ordered" | "waiting" | "asked";

/** A table with what is open on it, as this terminal shows it. */
export type TableView = {
  table: DiningTable;
  bills: readonly OpenBill[];
  status: TableStatus;
  /** Since the last order went to the kitchen, or since the guests came. */
  minutes: number;
  /** Of guests that are seated at the table, or else are expected there soon or are late. */
  reservation: TableReservation | undefined;
  /** Of the guests that are expected there next. */
  next: TableReservation | undefined;
};

const nobody: readonly TableReservation[] = [];

/** The status of a table: guests that have ordered nothing yet are seated, with a bill or a reservation; one whose guests asked for the bill comes before one that waits for long. */
export function tableView(
  table: DiningTable,
  openBills: readonly OpenBill[],
  nowMs: number,
  /** Those that are due now (`useDueReservations`). */
  due: readonly TableReservation[] = nobody,
): TableView {
  const bills = openBills.filter(({ tableId }) => tableId === table.id);
  const here = due.filter(({ tableIds }) => tableIds.includes(table.id));
  const next = here.find(({ state }) => state === "booked");
  const reservation = here.find(({ state }) => state === "seated") ?? next;
  const minutes = minutesSince(table.lastFiredAt ?? bills[0]?.openedAt, nowMs);
  return {
    table,
    bills,
    status: statusOf(bills, minutes, reservation),
    minutes,
    reservation,
    next,
  };
}

function statusOf(
  bills: readonly OpenBill[],
  minutes: number,
  reservation: TableReservation | undefined,
): TableStatus {
  if (bills.length === 0) return withoutBill(reservation);
  if (bills.some(({ askedAt }) => askedAt !== null)) return "asked";
  if (minutes >= WAITS_LONG_AFTER_MINUTES) return "waiting";
  return bills.some(({ lines }) => lines.length > 0) ? "ordered" : "seated";
}

/** Guests at several tables have their bill on one of them: the others are without a bill. */
function withoutBill(reservation: TableReservation | undefined): TableStatus {
  if (!reservation) return "free";
  return reservation.state === "seated" ? "seated" : "reserved";
}

function minutesSince(instant: string | undefined, nowMs: number): number {
  if (instant === undefined) return 0;
  return Math.max(0, Math.floor((nowMs - Date.parse(instant)) / 60_000));
}
