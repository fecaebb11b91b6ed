import path from "node:path";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import { announceRemoval } from "../../platform/changes.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WorkLimits } from "../../platform/db/work-limits.ts";
import { assertStillSuperAdmin } from "../../platform/held-rights.ts";
import type { Actor } from "../../platform/identity.ts";
import { dropMailsOf } from "../mail/mail.service.ts";
import type { Ask } from "./hotel-export.queries.ts";
import {
  type ExportedHotel,
  exportFileName,
  exportHotel,
  isExported,
} from "./hotel-export.service.ts";
import { askIn, deleteHotel, lockWholeHotel } from "./hotel-removal.queries.ts";

/** A large hotel needs many statements to export, and the lock of a busy hotel has to be waited for. */
const removalLimits: WorkLimits = {
  limitMs: 1_800_000,
  statementMs: 600_000,
  lockMs: 10_000,
  idleMs: 120_000,
};

type Removal = { hotelId: HotelId; typedName: string; by: Actor; now: Date };

/**
 * Removes a hotel with all its data, after exporting it to the exports' folder (SYS-05). One transaction, so
 * a failed export leaves the hotel unchanged. Accounts are kept, as they may belong to other hotels.
 * Concurrent writers wait, and then get `hotel.not-found`. A repeated request gets the same answer: the
 * hotel no longer exists, and its export is in the folder.
 */
export async function removeHotel(runtime: Runtime, removal: Removal): Promise<void> {
  const { database, log, env } = runtime;
  const { hotelId, typedName, by, now } = removal;
  const removeIn = async (tx: HotelTx) => {
    const name = await lockWholeHotel(tx, hotelId);
    const folder = env.EXPORT_FOLDER;
    if (name === undefined) return refuseUnknown(folder, { id: hotelId, name: typedName });
    if (name !== typedName) throw new AppError("hotel.other-name", { name });
    if (!folder) throw new AppError("hotel.export-failed");
    const file = path.join(folder, exportFileName({ id: hotelId, name }, now));
    const bytes = await exportOrRefuse(runtime, askIn(tx), { id: hotelId, name }, file);
    await deleteHotel(tx, hotelId, typedName);
    await dropMailsOf(tx, hotelId);
    await announceRemoval(tx, hotelId);
    await assertStillSuperAdmin(tx, by.userId);
    return { name, file, bytes };
  };
  const removed = await database.withHotel(hotelId, removeIn, removalLimits);
  if (removed) log.warn({ hotel: hotelId, ...removed, by: by.userId }, "a hotel was removed");
}

async function refuseUnknown(folder: string | undefined, hotel: ExportedHotel): Promise<undefined> {
  if (folder && (await isExported(folder, hotel))) return undefined;
  throw new AppError("hotel.not-found");
}

async function exportOrRefuse(
  { log }: Runtime,
  ask: Ask,
  hotel: { id: HotelId; name: string },
  file: string,
): Promise<number> {
  try {
    return await exportHotel(ask, hotel, file);
  } catch (err) {
    log.error({ err, hotel: hotel.id, file }, "a hotel's export could not be written");
    throw new AppError("hotel.export-failed");
  }
}
