import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  Printer,
  PrinterRef,
  SavedPrinter,
  SavePrinter,
} from "@funduq/shared-types/contracts/pos-print";
import { and, eq, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { posStations } from "./menu.tables.ts";
import { posPrinters } from "./printers.tables.ts";
import { posTerminals } from "./terminals.tables.ts";

const isPrinter = ({ hotelId, restaurantId, printerId }: PrinterRef) =>
  and(
    eq(posPrinters.hotelId, hotelId),
    eq(posPrinters.restaurantId, restaurantId),
    eq(posPrinters.id, printerId),
  );

const isAt = ({ host, port }: Pick<SavePrinter, "host" | "port">) =>
  and(eq(posPrinters.host, host), eq(posPrinters.port, port));

const written = { id: posPrinters.id, version: posPrinters.version };

type PrinterValues = Omit<SavePrinter, "version">;

/** The restaurant's printers by name; null where there is no such restaurant. */
export async function selectPrinters(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<Printer[] | null> {
  return selectJson(
    tx,
    sql`
    select (select (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'host', p.host,
          'port', p.port, 'widthMm', p.width_mm, 'language', p.language, 'confirms', p.confirms,
          'version', p.version
        ) order by lower(p.name), p.id), '[]')
        from pos_printers p where p.hotel_id = r.hotel_id and p.restaurant_id = r.id)
      from restaurants r where r.hotel_id = ${hotelId} and r.id = ${restaurantId}) as json`,
  );
}

export async function findPrinter(tx: HotelTx, ref: PrinterRef) {
  const [printer] = await tx.select().from(posPrinters).where(isPrinter(ref));
  return printer;
}

/** Undefined where the hotel has the id already. */
export async function insertPrinter(
  tx: HotelTx,
  { hotelId, restaurantId, printerId: id }: PrinterRef,
  values: PrinterValues,
): Promise<SavedPrinter | undefined> {
  const [saved] = await tx
    .insert(posPrinters)
    .values({ hotelId, restaurantId, id, ...values })
    .onConflictDoNothing()
    .returning(written);
  return saved;
}

/** At another address it has confirmed nothing yet. */
export async function updatePrinter(
  tx: HotelTx,
  ref: PrinterRef,
  values: PrinterValues,
): Promise<SavedPrinter | undefined> {
  const [saved] = await tx
    .update(posPrinters)
    .set({
      ...values,
      confirms: sql`${posPrinters.confirms} and ${isAt(values)}`,
      version: sql`${posPrinters.version} + 1`,
    })
    .where(isPrinter(ref))
    .returning(written);
  return saved;
}

/** Deletes a printer; its stations and terminals have none afterwards. */
export async function deletePrinter(tx: HotelTx, ref: PrinterRef): Promise<void> {
  const { hotelId, restaurantId, printerId } = ref;
  await tx
    .update(posStations)
    .set({ printerId: null, version: sql`${posStations.version} + 1` })
    .where(
      and(
        eq(posStations.hotelId, hotelId),
        eq(posStations.restaurantId, restaurantId),
        eq(posStations.printerId, printerId),
      ),
    );
  await tx
    .update(posTerminals)
    .set({ printerId: null, hasDrawer: false, version: sql`${posTerminals.version} + 1` })
    .where(
      and(
        eq(posTerminals.hotelId, hotelId),
        eq(posTerminals.restaurantId, restaurantId),
        eq(posTerminals.printerId, printerId),
      ),
    );
  await tx.delete(posPrinters).where(isPrinter(ref));
}
