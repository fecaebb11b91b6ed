import { randomUUID } from "node:crypto";
import { asOwner } from "./database.ts";

export type KitchenOf = { hotelId: string; restaurantId: string; stations: Record<string, string> };

/** A restaurant's kitchen; it gets these stations, where it does not have them yet. */
export async function openKitchen(
  hotelId: string,
  stationNames: readonly string[] = [],
  restaurantName = "Restaurant La Casbah",
): Promise<KitchenOf> {
  return asOwner(async (tx) => {
    const [restaurant] = await tx<{ id: string }[]>`
      select id from restaurants where hotel_id = ${hotelId} and name = ${restaurantName}`;
    const restaurantId = restaurant?.id ?? "";
    for (const name of stationNames)
      await tx`insert into pos_stations (hotel_id, id, restaurant_id, name)
        values (${hotelId}, ${randomUUID()}, ${restaurantId}, ${name}) on conflict do nothing`;
    const rows = await tx<{ id: string; name: string }[]>`
      select id, name from pos_stations
      where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}`;
    return {
      hotelId,
      restaurantId,
      stations: Object.fromEntries(rows.map(({ id, name }) => [name, id])),
    };
  }, hotelId);
}

type TicketTraits = { tableName: string; station?: string; minutesAgo?: number; course?: number };

/** Fires a ticket as a till does it, open screens are told. Returns the moment just before its commit. */
export async function fireTicket(
  { hotelId, restaurantId, stations }: KitchenOf,
  { tableName, station, minutesAgo = 0, course = 1 }: TicketTraits,
): Promise<number> {
  const id = randomUUID();
  return asOwner(async (tx) => {
    await tx`insert into kitchen_tickets (hotel_id, id, restaurant_id, bill_id, bill_name, table_name,
        course, station_id, station_name, fired_at)
      values (${hotelId}, ${id}, ${restaurantId}, ${randomUUID()}, 'Bill 1', ${tableName}, ${course},
        ${(station && stations[station]) ?? null}, ${station ?? ""},
        now() - make_interval(mins => ${minutesAgo}))`;
    const onions = [{ id: randomUUID(), name: "Sans oignons", priceCentimes: 0 }];
    const lines = [
      { name: "Chorba frik", quantity: 2, voided: 0, note: "", modifiers: onions },
      { name: "Tajine zitoune", quantity: 3, voided: 1, note: "Bien cuit", modifiers: [] },
    ];
    for (const [position, { name, quantity, voided, note, modifiers }] of lines.entries())
      await tx`insert into kitchen_ticket_lines (hotel_id, ticket_id, position, line_id, name, quantity,
          voided_quantity, note, modifiers)
        values (${hotelId}, ${id}, ${position}, ${randomUUID()}, ${name}, ${quantity}, ${voided}, ${note},
          ${tx.json(modifiers)})`;
    await tx`
      select record_change(${hotelId}, 'test', '{Bill}', null, null, now(), null, '{}'),
        pg_notify('funduq_live', ${`hotel:${hotelId}`})`;
    return Date.now();
  }, hotelId);
}
