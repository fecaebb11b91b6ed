import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockRestaurant } from "./pos.queries.ts";

/** What a change of the menu answers, and what the audit trail says of it. */
export type MenuChange<Saved> = { saved: Saved; facts: AuditFact[] };

/** Has changes of one menu follow each other: a name that was free stays free. Throws `restaurant.not-found`. */
export async function lockMenu(tx: HotelTx, ref: RestaurantRef): Promise<void> {
  if ((await lockRestaurant(tx, ref)) === undefined) throw new AppError("restaurant.not-found");
}

type NotFound =
  | "category.not-found"
  | "happy-hour.not-found"
  | "item.not-found"
  | "modifier-group.not-found"
  | "printer.not-found"
  | "station.not-found";

/** Throws `menu.changed` where somebody else changed it since it was seen; version null adds a new one. */
export function assertSeen(
  before: { version: number } | undefined,
  version: number | null,
  notFound: NotFound,
): void {
  if (version !== null && !before) throw new AppError(notFound);
  if (before && before.version !== version) throw new AppError("menu.changed");
}

/** What was written; throws `menu.changed` where another menu of the hotel has the id already. */
export function asWritten<Saved>(saved: Saved | undefined): Saved {
  if (!saved) throw new AppError("menu.changed");
  return saved;
}
