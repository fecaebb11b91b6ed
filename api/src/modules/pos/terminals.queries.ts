import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { Terminal, TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { PosPrinterId } from "@funduq/shared-types/values/ids";
import { and, eq, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { posTerminals } from "./terminals.tables.ts";

const oneTerminal = ({ hotelId, restaurantId, terminalId }: TerminalRef) =>
  and(
    eq(posTerminals.hotelId, hotelId),
    eq(posTerminals.restaurantId, restaurantId),
    eq(posTerminals.id, terminalId),
  );

/** The restaurant's terminals by name; null where there is no such restaurant. */
export async function selectTerminals(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<Terminal[] | null> {
  return selectJson(
    tx,
    sql`
    select (select (select coalesce(json_agg(json_build_object(
          'id', t.id, 'name', t.name, 'hasDrawer', t.has_drawer, 'version', t.version,
          'printer', (select json_build_object('id', p.id, 'name', p.name) from pos_printers p
            where p.hotel_id = t.hotel_id and p.id = t.printer_id)
        ) order by length(t.name), lower(t.name), t.id), '[]')
        from pos_terminals t where t.hotel_id = r.hotel_id and t.restaurant_id = r.id)
      from restaurants r where r.hotel_id = ${hotelId} and r.id = ${restaurantId}) as json`,
  );
}

/** What is stored of a terminal. */
export type TerminalRow = Pick<Terminal, "id" | "name" | "hasDrawer" | "version"> & {
  printerId: PosPrinterId | null;
};

/** A terminal, locked until the transaction ends: its shifts are opened, and it is changed or deleted, one after another. */
export async function lockTerminal(
  tx: HotelTx,
  ref: TerminalRef,
): Promise<TerminalRow | undefined> {
  const { id, name, printerId, hasDrawer, version } = posTerminals;
  const [row] = await tx
    .select({ id, name, printerId, hasDrawer, version })
    .from(posTerminals)
    .where(oneTerminal(ref))
    .for("no key update");
  return row;
}

type TerminalValues = Pick<TerminalRow, "name" | "printerId" | "hasDrawer">;

/** Adds a terminal; returns false where the hotel has one of this id already. */
export async function insertTerminal(
  tx: HotelTx,
  { hotelId, restaurantId, terminalId: id }: TerminalRef,
  values: TerminalValues,
): Promise<boolean> {
  const rows = await tx
    .insert(posTerminals)
    .values({ hotelId, restaurantId, id, ...values })
    .onConflictDoNothing({ target: [posTerminals.hotelId, posTerminals.id] })
    .returning({ id: posTerminals.id });
  return rows.length > 0;
}

export async function setTerminal(
  tx: HotelTx,
  ref: TerminalRef,
  values: TerminalValues & Pick<Terminal, "version">,
): Promise<void> {
  await tx.update(posTerminals).set(values).where(oneTerminal(ref));
}

export async function deleteTerminal(tx: HotelTx, ref: TerminalRef): Promise<void> {
  await tx.delete(posTerminals).where(oneTerminal(ref));
}
