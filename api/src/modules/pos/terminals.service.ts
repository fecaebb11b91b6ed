import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  SavedTerminal,
  SaveTerminal,
  Terminal,
  TerminalList,
  TerminalRef,
} from "@funduq/shared-types/contracts/pos-floor";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelTx } from "../../platform/db/database.ts";
import { violates } from "../../platform/db/refusals.ts";
import {
  deleteTerminal,
  insertTerminal,
  lockTerminal,
  selectTerminals,
  setTerminal,
} from "./terminals.queries.ts";

/** The restaurant's terminals by name. Throws `restaurant.not-found`. */
export async function getTerminals(tx: HotelTx, ref: RestaurantRef): Promise<TerminalList> {
  const terminals = await selectTerminals(tx, ref);
  if (!terminals) throw new AppError("restaurant.not-found");
  return { terminals };
}

type Renamed = { saved: SavedTerminal; before: string | undefined };

/**
 * Adds a terminal (version null), or renames it where the version is its present one. Throws
 * `terminal.name-taken`, `menu.changed`, `terminal.not-found` and `restaurant.not-found`.
 */
export async function saveTerminal(
  tx: HotelTx,
  ref: TerminalRef,
  { name, version: seen }: SaveTerminal,
): Promise<Renamed> {
  const { terminalId: id } = ref;
  if (seen === null) {
    const added = await refusingNames(name, () => insertTerminal(tx, ref, name));
    if (!added) throw new AppError("menu.changed");
    return { saved: { id, version: 1 }, before: undefined };
  }
  const terminal = await lockTerminal(tx, ref);
  if (!terminal) throw new AppError("terminal.not-found");
  if (terminal.version !== seen) throw new AppError("menu.changed");
  const version = seen + 1;
  await refusingNames(name, () => setTerminal(tx, ref, { name, version }));
  return { saved: { id, version }, before: terminal.name };
}

/** Deletes a terminal that never had a shift. Throws `terminal.has-sales` and `terminal.not-found`. */
export async function removeTerminal(tx: HotelTx, ref: TerminalRef): Promise<Terminal> {
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
    if (violates(error, "pos_terminals_restaurant_in_same_hotel"))
      throw new AppError("restaurant.not-found");
    throw error;
  }
}
