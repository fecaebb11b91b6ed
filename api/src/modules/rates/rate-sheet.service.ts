import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { RateSheet, SavedRate, SavedRates } from "@funduq/shared-types/contracts/rate";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import type { HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  findLastSaver,
  type LockedType,
  lockRateTypes,
  selectRateSheet,
  selectStoredRates,
  storeRates,
} from "./rate-sheet.queries.ts";

/** The public rates of the hotel's room types, by name (RAT-01). */
export function getRateSheet(tx: HotelTx, hotelId: HotelId): Promise<RateSheet> {
  return selectRateSheet(tx, hotelId);
}

/**
 * Saves rates, all or none (RAT-01). Refuses a rate that another admin changed since it was read; changes of
 * different rates do not conflict. Bookings keep their agreed rates.
 */
export async function saveRates(
  tx: HotelTx,
  hotelId: HotelId,
  rates: readonly SavedRate[],
  now: Date,
): Promise<SavedRates & { facts: AuditFact[] }> {
  const typeIds = [...new Set(rates.map(({ roomTypeId }) => roomTypeId))];
  const types = await lockRateTypes(tx, hotelId, typeIds);
  for (const rate of rates) assertSleeps(rate, types);
  const stored = await storedCells(tx, hotelId, typeIds);
  if (hasConflict(stored, rates))
    throw new AppError("rates.changed", { changedBy: await findLastSaver(tx, hotelId) });
  await storeRates(tx, hotelId, rates, now);
  return { saved: rates.length, facts: rates.flatMap((rate) => factsOf(rate, stored, types)) };
}

type Cells = ReadonlyMap<string, Centimes>;

async function storedCells(
  tx: HotelTx,
  hotelId: HotelId,
  typeIds: readonly RoomTypeId[],
): Promise<Cells> {
  const stored = await selectStoredRates(tx, hotelId, typeIds);
  return new Map(stored.map((rate) => [cellOf(rate), rate.rateCentimes]));
}

/** For the audit trail: empty for an unchanged rate. */
function factsOf(rate: SavedRate, stored: Cells, types: readonly LockedType[]): AuditFact[] {
  const before = stored.get(cellOf(rate));
  const type = types.find(({ id }) => id === rate.roomTypeId);
  if (before === rate.rateCentimes || !type) return [];
  const of = `${type.name} · ${rate.guests}`;
  return [fact("rate", "money", { before, after: rate.rateCentimes, of })];
}

function assertSleeps({ roomTypeId, guests }: SavedRate, types: readonly LockedType[]): void {
  const type = types.find(({ id }) => id === roomTypeId);
  if (!type) throw new AppError("room-type.not-found");
  const { name: roomTypeName, maxOccupancy } = type;
  if (guests > maxOccupancy)
    throw new AppError("booking.too-many-guests", { roomTypeName, maxOccupancy });
}

/** Whether a stored rate differs from both the read and the wanted value; two equal writes do not conflict. */
function hasConflict(stored: Cells, rates: readonly SavedRate[]): boolean {
  return rates.some((rate) => {
    const present = stored.get(cellOf(rate)) ?? null;
    return present !== rate.seenCentimes && present !== rate.rateCentimes;
  });
}

const cellOf = ({ roomTypeId, guests }: Pick<SavedRate, "roomTypeId" | "guests">) =>
  `${roomTypeId} ${guests}`;
