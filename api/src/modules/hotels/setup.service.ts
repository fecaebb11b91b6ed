import { createHash } from "node:crypto";
import type {
  CreateHotel,
  HotelInformation,
  HotelSetup,
} from "@funduq/shared-types/contracts/setup";
import type { TaxRates } from "@funduq/shared-types/contracts/tax";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { calendarDateIn, DEFAULT_TIME_ZONE } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { recordChange } from "../../platform/changes.ts";
import type { Database, HotelTx } from "../../platform/db/database.ts";
import { assertStillSuperAdmin } from "../../platform/held-rights.ts";
import { isoInstant } from "../../platform/iso-instant.ts";
import { lockHotelExclusively } from "./hotels.queries.ts";
import {
  findLastSetupChange,
  insertHotel,
  type SetupRows,
  selectSetup,
  updateInformation,
} from "./setup.queries.ts";
import { insertSample } from "./setup-sample.service.ts";
import { insertTaxRates } from "./setup-taxes.queries.ts";

/** The default time zone of a new hotel. A wrong one would shift its business date. */

type Creation = { by: UserId; now: Date; requestId: string };

/**
 * Creates a hotel (SET-03). Its business date is the current day in its time zone; its inventory is created
 * with its first rooms and bookings. Repeating the request with the same id creates no second hotel.
 */
export async function createHotel(
  database: Pick<Database, "withHotel">,
  { id, information, isSample, sampleLanguage }: CreateHotel,
  { by, now, requestId }: Creation,
): Promise<HotelSetup> {
  return database.withHotel(id, async (tx) => {
    const businessDate = calendarDateIn(DEFAULT_TIME_ZONE, now);
    const made = await insertHotel(tx, { id, information, businessDate, createdAt: now });
    if (made) await insertTaxRates(tx, id, { validFrom: businessDate, ...taxesOf(information) });
    if (made && isSample) await insertSample(tx, id, { language: sampleLanguage, now });
    const setup = await getSetup(tx, id);
    if (!made && setup.information.seen !== lookOf(information)) {
      throw new AppError("request.key-reused");
    }
    if (made) {
      const details = { facts: [fact("name", "text", { after: information.name })] };
      const change = { action: "hotels.create", tags: ["Hotel"] as const, entityId: id, details };
      await recordChange(tx, { hotelId: id, ...change, by, at: now, requestId });
    }
    await assertStillSuperAdmin(tx, by);
    return setup;
  });
}

export async function getSetup(tx: HotelTx, hotelId: HotelId): Promise<HotelSetup> {
  return presentSetup(await readSetup(tx, hotelId));
}

/** Saves the hotel's settings (SET-02): they apply to new documents and bookings, not to issued ones. */
export async function saveInformation(
  tx: HotelTx,
  hotelId: HotelId,
  { seen, information }: { seen: string; information: HotelInformation },
): Promise<HotelSetup> {
  const setup = await lockSetup(tx, hotelId);
  await assertSeen(tx, setup, { seen, now: setup.information, action: "setup.information" });
  if (taxesDiffer(setup.information, information)) throw new AppError("taxes.dated");
  await updateInformation(tx, hotelId, information);
  return getSetup(tx, hotelId);
}

const taxesOf = ({ tvaBp, tdsBp, stayTaxCentimes }: TaxRates) => ({
  tvaBp,
  tdsBp,
  stayTaxCentimes,
});

function taxesDiffer(before: TaxRates, after: TaxRates): boolean {
  return lookOf(taxesOf(before)) !== lookOf(taxesOf(after));
}

/** The set-up, locked until the transaction ends. */
export async function getLockedSetup(tx: HotelTx, hotelId: HotelId): Promise<HotelSetup> {
  return presentSetup(await lockSetup(tx, hotelId));
}

/**
 * Locks the hotel until the transaction ends and reads its set-up. Writers that sell nights or close a day take a
 * shared lock on the same row, so no booking is in progress while a room is added, removed or changes its type.
 */
export async function lockSetup(tx: HotelTx, hotelId: HotelId): Promise<SetupRows> {
  if (!(await lockHotelExclusively(tx, hotelId))) throw new AppError("hotel.not-found");
  return readSetup(tx, hotelId);
}

type Seen = { seen: string; now: unknown; action: string; entityId?: string };

/** Refuses a save that is based on a stale set-up. */
export async function assertSeen(
  tx: HotelTx,
  { id }: Pick<SetupRows, "id">,
  { seen, now, ...change }: Seen,
): Promise<void> {
  if (lookOf(now) === seen) return;
  throw new AppError("request.stale", await findLastSetupChange(tx, id, change));
}

async function readSetup(tx: HotelTx, hotelId: HotelId): Promise<SetupRows> {
  const setup = await selectSetup(tx, hotelId);
  if (!setup) throw new AppError("hotel.not-found");
  return setup;
}

function presentSetup(rows: SetupRows): HotelSetup {
  const { information, taxes, floors, roomTypes, restaurants, chargeItems } = rows;
  return {
    ...rows,
    createdAt: isoInstant(rows.createdAt),
    information: { ...information, seen: lookOf(information) },
    taxes: { list: taxes, seen: lookOf(taxes) },
    floors: { list: floors, seen: lookOf(floors) },
    roomTypes: { list: roomTypes, seen: lookOf(typesToEdit(roomTypes)) },
    rooms: rows.rooms.map((room) => ({ ...room, seen: lookOf(room) })),
    facilities: rows.facilities.map((facility) => ({ ...facility, seen: lookOf(facility) })),
    restaurants: { list: restaurants, seen: lookOf(restaurants) },
    chargeItems: { list: chargeItems, seen: lookOf(chargeItems) },
  };
}

/** The types as this screen edits them: a concurrent change of a public rate is no conflict. */
export function typesToEdit(types: SetupRows["roomTypes"]) {
  return types.map(({ unpricedGuests: _, ...type }) => type);
}

/** A hash of the content; equal content has an equal hash. */
export function lookOf(value: unknown): string {
  return createHash("sha256").update(stable(value)).digest("base64url").slice(0, 22);
}

/** JSON with sorted keys. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
