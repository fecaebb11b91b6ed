import { nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import type { SeedContext } from "./seed-context.ts";

/** Guests of the next two evenings: who, how many, the time in UTC, and what to know of them. */
const guests = [
  ["Nadia Hamdi", "0555 12 34 56", 4, "18:00", "Anniversaire"],
  ["Karim Bénaïssa", "0661 98 76 54", 2, "19:30", ""],
  ["سعاد بن علي", "0770 11 22 33", 6, "19:00", "Chaise haute"],
] as const;

/** Reserves the last tables of each restaurant, this evening and tomorrow. */
export function planReservations({ rows, newId, dateOf, deskUserId }: SeedContext): void {
  for (const { id: restaurantId } of rows.of("restaurants")) {
    const own = rows.of("dining_tables").filter((table) => table.restaurant_id === restaurantId);
    const tables = own.slice(-guests.length);
    for (const day of [0, 1])
      for (const [index, [name, phone, covers, time, note]] of guests.entries()) {
        const table = tables[index];
        if (!table) continue;
        const id = newId();
        const startsAt = `${dateOf(day)}T${time}:00Z`;
        const span = {
          starts_at: startsAt,
          ends_at: new Date(Date.parse(startsAt) + 7_200_000).toISOString(),
        };
        rows.add("table_reservations", {
          id,
          restaurant_id: restaurantId,
          guest_name: name,
          name_search: nameSearch(name),
          phone,
          phone_digits: phoneDigits(phone),
          covers,
          note,
          opens_bill: false,
          version: 1,
          state: "booked",
          created_by: deskUserId,
          ...span,
        });
        rows.add("reserved_tables", {
          reservation_id: id,
          table_id: table.id,
          restaurant_id: restaurantId,
          holds: true,
          ...span,
        });
      }
  }
}
