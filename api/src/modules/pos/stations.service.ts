import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type {
  SavedStation,
  SaveStation,
  StationRef,
} from "@funduq/shared-types/contracts/pos-menu";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { MOST_NAMED } from "@funduq/shared-types/errors/entry";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import type { HotelTx } from "../../platform/db/database.ts";
import { posStations } from "./menu.tables.ts";
import { nameFacts } from "./menu-facts.ts";
import { isNameTaken } from "./menu-parts.queries.ts";
import { assertSeen, asWritten, lockMenu, type MenuChange } from "./menu-parts.service.ts";
import { findPrinter } from "./printers.queries.ts";
import {
  deleteStation,
  findStation,
  insertStation,
  listUsesOfStation,
  updateStation,
} from "./stations.queries.ts";

/** Adds a kitchen station, or changes its name and printer (POS-13). Removing a printer takes the same lock. */
export async function saveStation(
  tx: HotelTx,
  ref: StationRef,
  { version, ...values }: SaveStation,
): Promise<MenuChange<SavedStation>> {
  const { name, printerId } = values;
  await lockMenu(tx, ref);
  const before = await findStation(tx, ref);
  assertSeen(before, version, "station.not-found");
  if (await isNameTaken(tx, posStations, ref, { id: ref.stationId, name }))
    throw new AppError("station.name-taken", { name });
  const printer = printerId ? await findPrinter(tx, { ...ref, printerId }) : undefined;
  if (printerId && !printer) throw new AppError("printer.not-found");
  const former = before?.printerId
    ? await findPrinter(tx, { ...ref, printerId: before.printerId })
    : undefined;
  const save = before ? updateStation : insertStation;
  const saved = asWritten(await save(tx, ref, values));
  const facts = nameFacts("station", before, { name });
  const isMoved = printerId !== undefined && printerId !== (before?.printerId ?? null);
  if (isMoved)
    facts.push(fact("printer", "text", { before: former?.name, after: printer?.name, of: name }));
  return { saved, facts };
}

/** Deletes a station; throws `station.in-use` where something is prepared there. */
export async function removeStation(tx: HotelTx, ref: StationRef): Promise<AuditFact[]> {
  await lockMenu(tx, ref);
  const before = await findStation(tx, ref);
  if (!before) throw new AppError("station.not-found");
  const names = await listUsesOfStation(tx, ref, MOST_NAMED);
  if (names.length > 0) throw new AppError("station.in-use", { names });
  await deleteStation(tx, ref);
  return nameFacts("station", before, undefined);
}
