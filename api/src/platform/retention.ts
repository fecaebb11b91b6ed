import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { Runtime } from "./app-env.ts";
import type { Job } from "./jobs.ts";

const HOUR_MS = 3_600_000;
/** Rows deleted per transaction, so that no lock is held longer than by a request. */
const SLICE = 2_000;

/** Deletes idempotency keys after 7 days, which is longer than a weekend without a connection. */
export const idempotencyKeysJob = (runtime: Runtime, slice = SLICE): Job =>
  deletionJob(
    runtime,
    "idempotency-keys",
    slice,
    (hotelId) => sql`
    delete from idempotency_keys
    where hotel_id = ${hotelId} and (user_id, key) in (
      select user_id, key from idempotency_keys
      where hotel_id = ${hotelId} and created_at < now() - interval '7 days'
      order by created_at limit ${slice})
    returning 1`,
  );

/** Deletes changes that screens could resume from after 3 days. The audit trail is a table of its own. */
export const liveChangesJob = (runtime: Runtime, slice = SLICE): Job =>
  deletionJob(
    runtime,
    "live-changes",
    slice,
    (hotelId) => sql`
    delete from live_changes
    where hotel_id = ${hotelId} and written_at < now() - interval '3 days' and seq in (
      select seq from live_changes where hotel_id = ${hotelId} order by seq limit ${slice})
    returning 1`,
  );

/**
 * Deletes the ids of operations on bills after 90 days: longer than a terminal may be without a network before it sends
 * them again.
 */
export const billOperationsJob = (runtime: Runtime, slice = SLICE): Job =>
  deletionJob(
    runtime,
    "bill-operations",
    slice,
    (hotelId) => sql`
    delete from bill_operations
    where hotel_id = ${hotelId} and id in (
      select id from bill_operations
      where hotel_id = ${hotelId} and done_at < now() - interval '90 days'
      order by done_at limit ${slice})
    returning 1`,
  );

/**
 * Deletes kitchen tickets with their lines 90 days after they were done, or fired where nobody marks them as done. Sales
 * and voids are kept.
 */
export const kitchenTicketsJob = (runtime: Runtime, slice = SLICE): Job =>
  deletionJob(
    runtime,
    "kitchen-tickets",
    slice,
    (hotelId) => sql`
    with old as materialized (
      select id from kitchen_tickets
      where hotel_id = ${hotelId} and (done_at < now() - interval '90 days'
        or (done_at is null and fired_at < now() - interval '90 days'))
      limit ${slice}
    ), lines as (
      delete from kitchen_ticket_lines
      where hotel_id = ${hotelId} and ticket_id in (select id from old)
    )
    delete from kitchen_tickets where hotel_id = ${hotelId} and id in (select id from old)
    returning 1`,
  );

/** Deletes turns at the till 7 days after they expired: as long an approved request may be repeated by its key. */
export const tillTurnsJob = (runtime: Runtime, slice = SLICE): Job =>
  deletionJob(
    runtime,
    "till-turns",
    slice,
    (hotelId) => sql`
    delete from till_turns
    where hotel_id = ${hotelId} and token_hash in (
      select token_hash from till_turns
      where hotel_id = ${hotelId} and expires_at < now() - interval '7 days' limit ${slice})
    returning 1`,
  );

/** Deletes papers of network printers after 7 days, whether they were printed or not. */
export const printJobsJob = (runtime: Runtime, slice = SLICE): Job =>
  deletionJob(
    runtime,
    "print-jobs",
    slice,
    (hotelId) => sql`
    delete from print_jobs
    where hotel_id = ${hotelId} and id in (
      select id from print_jobs
      where hotel_id = ${hotelId} and created_at < now() - interval '7 days'
      order by created_at limit ${slice})
    returning 1`,
  );

/**
 * Deletes reservations of tables, which name guests, 90 days after they ended: after the guests left, after it was cancelled
 * or marked as a no-show, or after its time where nobody said so.
 */
export const tableReservationsJob = (runtime: Runtime, slice = SLICE): Job =>
  deletionJob(
    runtime,
    "table-reservations",
    slice,
    (hotelId) => sql`
    delete from table_reservations
    where hotel_id = ${hotelId} and id in (
      select id from table_reservations
      where hotel_id = ${hotelId} and coalesce(ended_at, ends_at) < now() - interval '90 days'
      order by coalesce(ended_at, ends_at) limit ${slice})
    returning 1`,
  );

/**
 * Runs `deleteSlice` in each hotel until it deletes less than a whole slice. A failure in one hotel does not stop
 * the others; the run fails at its end, so that it is logged and retried.
 */
function deletionJob(
  { database }: Pick<Runtime, "database">,
  name: string,
  slice: number,
  deleteSlice: (hotelId: string) => SQL,
): Job {
  async function deleteIn(id: string, signal: AbortSignal): Promise<void> {
    const hotelId = hotelIdSchema.parse(id);
    let deleted = slice;
    while (deleted === slice && !signal.aborted) {
      const rows = await database.withHotel(hotelId, (tx) => tx.execute(deleteSlice(id)));
      deleted = rows.length;
    }
  }

  return {
    name,
    everyMs: HOUR_MS,
    async run(signal) {
      const hotels = await database.system.execute<{ id: string }>(
        sql`select id from hotels order by id`,
      );
      const failures: unknown[] = [];
      for (const { id } of hotels)
        await deleteIn(id, signal).catch((err: unknown) => failures.push(err));
      if (failures.length > 0) throw new AggregateError(failures, `${name}: some hotels failed`);
    },
  };
}
