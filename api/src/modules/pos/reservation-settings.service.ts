import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  SavedReservationSettings,
  SaveReservationSettings,
} from "@funduq/shared-types/contracts/pos-reservation";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { changedFacts } from "@funduq/shared-types/rules/audit-facts";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockRestaurant } from "./pos.queries.ts";
import {
  findReservationSettings,
  type TimesOfRestaurant,
  updateReservationSettings,
} from "./reservation-settings.queries.ts";

const fields = { usualMinutes: "number", leadMinutes: "number" } as const;

/** How long a table is reserved, and how long before it is shown as reserved. Throws `menu.changed`. */
export async function saveReservationSettings(
  tx: HotelTx,
  ref: RestaurantRef,
  wish: SaveReservationSettings,
): Promise<{ saved: SavedReservationSettings; facts: AuditFact[] }> {
  await lockRestaurant(tx, ref);
  const before = await findReservationSettings(tx, ref);
  if (!before) throw new AppError("restaurant.not-found");
  const saved = await updateReservationSettings(tx, ref, wish);
  if (!saved) throw new AppError("menu.changed");
  return { saved, facts: changedFacts<TimesOfRestaurant>(fields, { before, after: wish }) };
}
