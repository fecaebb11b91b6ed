import { randomUUID } from "node:crypto";
import type { AuditEntry } from "@funduq/shared-types/contracts/audit-trail";
import type { LayoutTable, RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import { diningTableIdSchema, restaurantIdSchema } from "@funduq/shared-types/values/ids";
import { makeStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

/** A table of a layout; a test names only what it is about. */
export function aTable(traits: Partial<LayoutTable> = {}): LayoutTable {
  return {
    id: diningTableIdSchema.parse(randomUUID()),
    name: "T1",
    covers: 4,
    area: "",
    shape: "square",
    planX: 0,
    planY: 0,
    width: 2,
    height: 2,
    rotation: 0,
    ...traits,
  };
}

/** Restaurants of hotels of their own, with a manager and a waiter. */
export function floorDesk({ request, database, owner }: TestApp) {
  async function makeRestaurant(tables: readonly LayoutTable[] = []) {
    const manager = await makeStaff(database, { role: "pos-manager" });
    const { hotelId } = manager;
    const waiter = await makeStaff(database, { hotelId, role: "employee", sections: ["pos"] });
    const restaurantId = restaurantIdSchema.parse(randomUUID());
    await owner`insert into restaurants ${owner({ hotel_id: hotelId, id: restaurantId, name: "La Casbah" })}`;
    const at = `/hotels/${hotelId}/restaurants/${restaurantId}`;
    const place = { hotelId, restaurantId, manager, waiter, at };
    if (tables.length > 0) await save(place, { version: 1, tables });
    return place;
  }
  type Place = Pick<Awaited<ReturnType<typeof makeRestaurant>>, "at" | "manager">;

  const save = ({ at, manager }: Place, body: { version: number; tables: readonly object[] }) =>
    request("PUT", `${at}/layout`, { as: manager, body });

  return {
    makeRestaurant,
    save,
    async floorOf({ at, manager }: Place): Promise<RestaurantFloor> {
      return (await request("GET", `${at}/floor`, { as: manager })).json();
    },
    /** Opens a bill on the table, or fails where the database refuses it. */
    async openBill(place: { hotelId: string; restaurantId: string }, tableId: string) {
      const at = { hotel_id: place.hotelId, restaurant_id: place.restaurantId };
      await owner`insert into open_bills ${owner({ ...at, id: randomUUID(), table_id: tableId, name: "Bill 1" })}`;
    },
    /** `['table', '', null, 'T1']` for every line of the latest entry of the trail with this action. */
    async factsOf(hotelId: Awaited<ReturnType<typeof makeRestaurant>>["hotelId"], action: string) {
      const admin = await makeStaff(database, { hotelId });
      const page = await request("GET", `/hotels/${hotelId}/audit-trail`, { as: admin });
      const { entries }: { entries: AuditEntry[] } = await page.json();
      const entry = entries.find((each) => each.action === action);
      return entry?.facts.map(({ what, of, before, after }) => [what, of ?? "", before, after]);
    },
  };
}
