import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  SavedTerminal,
  SaveTerminal,
  TerminalList,
  TerminalRef,
} from "@funduq/shared-types/contracts/pos-floor";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import type { PosPrinterId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { violates } from "../../platform/db/refusals.ts";
import { lockMenu, type MenuChange } from "./menu-parts.service.ts";
import { findPrinter } from "./printers.queries.ts";
import {
  deleteTerminal,
  insertTerminal,
  lockTerminal,
  selectTerminals,
  setTerminal,
  type TerminalRow,
} from "./terminals.queries.ts";

/** The restaurant's terminals by name. Throws `restaurant.not-found`. */
export async function getTerminals(tx: HotelTx, ref: RestaurantRef): Promise<TerminalList> {
  const terminals = await selectTerminals(tx, ref);
  if (!terminals) throw new AppError("restaurant.not-found");
  return { terminals };
}

/**
 * Adds a terminal (version null), or changes it where the version is its present one. Removing a printer takes the same lock of
 * the restaurant. Throws `terminal.name-taken`, `terminal.drawer-needs-printer`, `menu.changed`, `printer.not-found`,
 * `terminal.not-found` and `restaurant.not-found`.
 */
export async function saveTerminal(
  tx: HotelTx,
  ref: TerminalRef,
  { version: seen, ...wish }: SaveTerminal,
): Promise<MenuChange<SavedTerminal>> {
  const { terminalId: id } = ref;
  await lockMenu(tx, ref);
  const before = seen === null ? undefined : await lockTerminal(tx, ref);
  if (seen !== null && !before) throw new AppError("terminal.not-found");
  if (before && before.version !== seen) throw new AppError("menu.changed");
  const values = valuesOf(wish, before);
  const printers = {
    before: await printerName(tx, ref, before?.printerId),
    after: await printerName(tx, ref, values.printerId),
  };
  const version = (seen ?? 0) + 1;
  await refusingNames(values.name, async () => {
    if (before) await setTerminal(tx, ref, { ...values, version });
    else if (!(await insertTerminal(tx, ref, values))) throw new AppError("menu.changed");
  });
  const { name, hasDrawer } = values;
  const drawers = { before: before?.hasDrawer ?? false, after: hasDrawer };
  return {
    saved: { id, version },
    facts: [
      fact("terminal", "text", { before: before?.name, after: name }),
      ...(printers.before === printers.after
        ? []
        : [fact("printer", "text", { ...printers, of: name })]),
      ...(drawers.before === drawers.after
        ? []
        : [fact("drawer", "flag", { ...drawers, of: name })]),
    ],
  };
}

/** What is left out stays as it is; a terminal without a printer has no drawer. */
function valuesOf(wish: Omit<SaveTerminal, "version">, before: TerminalRow | undefined) {
  const { name, printerId = before?.printerId ?? null } = wish;
  if (printerId === null && wish.hasDrawer) throw new AppError("terminal.drawer-needs-printer");
  const hasDrawer = printerId !== null && (wish.hasDrawer ?? before?.hasDrawer ?? false);
  return { name, printerId, hasDrawer };
}

async function printerName(
  tx: HotelTx,
  ref: TerminalRef,
  printerId: PosPrinterId | null | undefined,
): Promise<string | undefined> {
  if (!printerId) return undefined;
  const printer = await findPrinter(tx, { ...ref, printerId });
  if (!printer) throw new AppError("printer.not-found");
  return printer.name;
}

/** Deletes a terminal that never had a shift. Throws `terminal.has-sales` and `terminal.not-found`. */
export async function removeTerminal(tx: HotelTx, ref: TerminalRef): Promise<TerminalRow> {
  const terminal = await lockTerminal(tx, ref);
  if (!terminal) throw new AppError("terminal.not-found");
  try {
    await deleteTerminal(tx, ref);
  } catch (error) {
    if (!violates(error, "pos_shifts_terminal_of_same_restaurant")) throw error;
    throw new AppError("terminal.has-sales", { name: terminal.name });
  }
  return terminal;
}

async function refusingNames<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, "pos_terminals_name_is_unique"))
      throw new AppError("terminal.name-taken", { name });
    throw error;
  }
}
