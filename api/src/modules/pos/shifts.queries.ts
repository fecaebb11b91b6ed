import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { ShiftRef } from "@funduq/shared-types/contracts/pos-shift";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { ShiftId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { formerCount, isCountedBefore } from "./sold-lines.tables.ts";

/** The open shift of a terminal, locked until the transaction ends; undefined where none is open. */
export async function lockOpenShift(
  tx: HotelTx,
  { hotelId, restaurantId, terminalId }: TerminalRef,
  mode: "share" | "update",
): Promise<ShiftId | undefined> {
  const [shift] = await tx.execute<{ id: ShiftId }>(sql`
    select s.id from pos_shifts s
    where s.hotel_id = ${hotelId} and s.restaurant_id = ${restaurantId} and s.terminal_id = ${terminalId}
      and s.closed_at is null for ${sql.raw(mode)}`);
  return shift?.id;
}

export async function hasTerminal(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<boolean> {
  const found = await tx.execute(sql`
    select from pos_terminals where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} limit 1`);
  return found.length > 0;
}

type NewShift = { id: ShiftId; businessDate: CalendarDate; floatCentimes: Centimes };

/** Opens the next shift of a terminal, which the caller has locked. */
export async function insertShift(
  tx: HotelTx,
  { hotelId, restaurantId, terminalId }: TerminalRef,
  { id, businessDate, floatCentimes }: NewShift,
  { by, now }: WriteContext,
): Promise<void> {
  await tx.execute(sql`
    insert into pos_shifts
      (hotel_id, id, restaurant_id, terminal_id, number, business_date, opened_at, opened_by, float_centimes)
    select ${hotelId}::uuid, ${id}::uuid, ${restaurantId}::uuid, ${terminalId}::uuid, coalesce((
        select max(s.number) from pos_shifts s
        where s.hotel_id = ${hotelId} and s.terminal_id = ${terminalId}), 0) + 1,
      ${businessDate}::date, ${now.toISOString()}::timestamptz, ${by.userId}::uuid, ${floatCentimes}::bigint`);
}

/**
 * Sets the float of a shift that holds only sales from before its terminal's former count: they opened it as they arrived, with an
 * empty drawer, and nobody has counted one in yet. Undefined of another shift, and where another float was set; `same` where this one was.
 */
export async function setFloatOfLateSales(
  tx: HotelTx,
  { hotelId, shiftId }: Pick<ShiftRef, "hotelId" | "shiftId">,
  floatCentimes: Centimes,
): Promise<"changed" | "same" | undefined> {
  const [set] = await tx.execute<{ isChanged: boolean }>(sql`
    update pos_shifts h set float_centimes = ${floatCentimes}
    from pos_shifts before
    where before.hotel_id = h.hotel_id and before.id = h.id
      and h.hotel_id = ${hotelId} and h.id = ${shiftId} and h.float_centimes in (0, ${floatCentimes})
      and (select bool_and(${isCountedBefore(sql`s`, sql`c.at`)}) from (select ${formerCount(sql`h`)} as at) c
        join sales s on s.hotel_id = h.hotel_id and s.shift_id = h.id)
    returning before.float_centimes <> h.float_centimes as "isChanged"`);
  if (!set) return undefined;
  return set.isChanged ? "changed" : "same";
}

type CountedShift = { id: ShiftId; countedCentimes: Centimes; note: string };

/** Closes a shift, which the caller has locked: what the cash drawer should hold is computed now, and is fixed from then on. */
export async function closeShiftRow(
  tx: HotelTx,
  { hotelId }: TerminalRef,
  { id, countedCentimes, note }: CountedShift,
  { by, now }: WriteContext,
): Promise<void> {
  await tx.execute(sql`
    update pos_shifts s set closed_at = ${now.toISOString()}::timestamptz, closed_by = ${by.userId}::uuid,
      counted_centimes = ${countedCentimes}::bigint, note = nullif(${note}, ''),
      expected_centimes = s.float_centimes + coalesce((
        select sum(t.amount_centimes + t.tip_centimes) from sale_takings t
        where t.hotel_id = s.hotel_id and t.shift_id = s.id and t.method = 'Cash'), 0)
    where s.hotel_id = ${hotelId} and s.id = ${id}`);
}
