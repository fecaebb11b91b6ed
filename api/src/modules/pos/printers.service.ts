import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  PrinterList,
  PrinterRef,
  SavedPrinter,
  SavePrinter,
} from "@funduq/shared-types/contracts/pos-print";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import type { HotelTx } from "../../platform/db/database.ts";
import { nameFacts } from "./menu-facts.ts";
import { isNameTaken } from "./menu-parts.queries.ts";
import { assertSeen, asWritten, lockMenu, type MenuChange } from "./menu-parts.service.ts";
import { wakePrinting } from "./print-jobs.queries.ts";
import {
  deletePrinter,
  findPrinter,
  insertPrinter,
  selectPrinters,
  updatePrinter,
} from "./printers.queries.ts";
import { posPrinters } from "./printers.tables.ts";

/** Throws `restaurant.not-found`. */
export async function getPrinters(tx: HotelTx, ref: RestaurantRef): Promise<PrinterList> {
  const printers = await selectPrinters(tx, ref);
  if (!printers) throw new AppError("restaurant.not-found");
  return { printers };
}

/** Adds a printer, or changes it (POS-13). What waits for it is printed there at once. */
export async function savePrinter(
  tx: HotelTx,
  ref: PrinterRef,
  { version, ...values }: SavePrinter,
): Promise<MenuChange<SavedPrinter>> {
  await lockMenu(tx, ref);
  const before = await findPrinter(tx, ref);
  assertSeen(before, version, "printer.not-found");
  const { name, host, port } = values;
  if (await isNameTaken(tx, posPrinters, ref, { id: ref.printerId, name }))
    throw new AppError("printer.name-taken", { name });
  const save = before ? updatePrinter : insertPrinter;
  const saved = asWritten(await save(tx, ref, values));
  if (before) await wakePrinting(tx, ref);
  const address = { before: before && addressOf(before), after: addressOf({ host, port }) };
  return {
    saved,
    facts: [
      ...nameFacts("printer", before, { name }),
      ...(address.before === address.after
        ? []
        : [fact("printerAddress", "text", { ...address, of: name })]),
    ],
  };
}

const addressOf = ({ host, port }: { host: string; port: number }) => `${host} : ${port}`;

/**
 * Removes a printer. Its stations print nowhere then, and its terminals by the browser; what waits for it is kept as failed by the
 * worker.
 */
export async function removePrinter(tx: HotelTx, ref: PrinterRef): Promise<AuditFact[]> {
  await lockMenu(tx, ref);
  const before = await findPrinter(tx, ref);
  if (!before) throw new AppError("printer.not-found");
  await deletePrinter(tx, ref);
  await wakePrinting(tx, ref);
  return nameFacts("printer", before, undefined);
}
