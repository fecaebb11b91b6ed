import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  LayoutTable,
  SavedLayout,
  SaveLayout,
} from "@funduq/shared-types/contracts/pos-floor";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { changedFacts, fact } from "@funduq/shared-types/rules/audit-facts";
import { tableNamesVerdict } from "@funduq/shared-types/rules/table-layout";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  deleteTables,
  listLayout,
  listNamesWithBills,
  lockTables,
  setLayoutVersion,
  upsertTables,
} from "./floor.queries.ts";
import { lockRestaurant } from "./pos.queries.ts";
import { deleteReservationsOfTables, listReservedNames } from "./reserved-tables.queries.ts";

type LayoutWrite = { saved: SavedLayout; facts: AuditFact[]; isUnchanged: boolean };

/**
 * Saves a restaurant's whole layout (POS-01): tables are added, changed and deleted in one transaction. Throws
 * `layout.changed` when it was edited on another version than the present one, `table.has-bills` when a bill
 * is open on a table that it lacks, `table.has-reservations` when one is reserved, `layout.name-twice`, and `restaurant.not-found`.
 */
export async function saveLayout(
  tx: HotelTx,
  ref: RestaurantRef,
  { version: seen, tables: wanted }: SaveLayout,
  now: Date,
): Promise<LayoutWrite> {
  const version = await lockRestaurant(tx, ref);
  if (version === undefined) throw new AppError("restaurant.not-found");
  if (version !== seen) throw new AppError("layout.changed");
  assertAllowed(tableNamesVerdict(wanted));
  const before = await listLayout(tx, ref);
  const { deleted, written } = compare(before, wanted);
  const isUnchanged = deleted.length + written.length === 0;
  // All of them before any is written: a bill that moves between two of them locks both in the same order.
  const ids = [...deleted, ...written].map(({ id }) => id);
  if (!isUnchanged) await lockTables(tx, ref, ids, "no key update");
  if (deleted.length > 0) await removeTables(tx, ref, deleted, now);
  if (written.length > 0) await writeTables(tx, ref, written);
  const saved = { id: ref.restaurantId, version: isUnchanged ? version : version + 1 };
  if (!isUnchanged) await setLayoutVersion(tx, ref, saved.version);
  return { saved, facts: layoutFacts(before, wanted), isUnchanged };
}

/** What the wanted layout lacks, and what in it is new or other than before. */
function compare(before: readonly LayoutTable[], wanted: readonly LayoutTable[]) {
  const was = new Map(before.map((table) => [table.id, table]));
  const kept = new Set(wanted.map(({ id }) => id));
  return {
    deleted: before.filter(({ id }) => !kept.has(id)),
    written: wanted.filter((table) => {
      const former = was.get(table.id);
      return !former || changedFacts(allFields, { before: former, after: table }).length > 0;
    }),
  };
}

async function removeTables(
  tx: HotelTx,
  ref: RestaurantRef,
  tables: readonly LayoutTable[],
  now: Date,
) {
  const ids = tables.map(({ id }) => id);
  await lockTables(tx, ref, ids, "update");
  const names = await listNamesWithBills(tx, ref, ids);
  if (names.length > 0) throw new AppError("table.has-bills", { names });
  const reserved = await listReservedNames(tx, ref, ids, now);
  if (reserved.length > 0) throw new AppError("table.has-reservations", { names: reserved });
  await deleteReservationsOfTables(tx, ref, ids);
  await deleteTables(tx, ref, ids);
}

async function writeTables(tx: HotelTx, ref: RestaurantRef, tables: readonly LayoutTable[]) {
  const count = await upsertTables(tx, ref, tables);
  if (count < tables.length) throw new AppError("table.not-found");
}

const placeFields = {
  shape: "text",
  planX: "number",
  planY: "number",
  width: "number",
  height: "number",
  rotation: "number",
} as const;
const namedFields = { name: "text", covers: "number", area: "text" } as const;
const allFields = { ...namedFields, ...placeFields } as const;

/** Tables added, deleted, renamed and changed, each by its name; of those only moved, how many. */
function layoutFacts(before: readonly LayoutTable[], after: readonly LayoutTable[]): AuditFact[] {
  const is = new Map(after.map((table) => [table.id, table]));
  const was = new Map(before.map((table) => [table.id, table]));
  const added = after.filter(({ id }) => !was.has(id));
  const moved = before.filter((table) => {
    const now = is.get(table.id);
    return now && changedFacts(placeFields, { before: table, after: now }).length > 0;
  });
  return [
    ...added.map(({ name }) => fact("table", "text", { after: name })),
    ...added.map(({ name, covers }) => fact("covers", "number", { after: covers, of: name })),
    ...before.flatMap((table) => changesOf(table, is.get(table.id))),
    ...(moved.length > 0 ? [fact("movedTables", "number", { after: moved.length })] : []),
  ];
}

function changesOf(before: LayoutTable, after: LayoutTable | undefined): AuditFact[] {
  if (!after) return [fact("table", "text", { before: before.name })];
  const { name: _, ...fields } = namedFields;
  const renamed = { before: before.name, after: after.name };
  return [
    ...(before.name === after.name ? [] : [fact("table", "text", renamed)]),
    ...changedFacts(fields, { before, after, of: after.name }),
  ];
}
