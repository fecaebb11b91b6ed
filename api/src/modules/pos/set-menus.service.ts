import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  ItemRef,
  ModifierGroup,
  SaveModifierGroup,
} from "@funduq/shared-types/contracts/pos-menu";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { MOST_NAMED } from "@funduq/shared-types/errors/entry";
import { makesSet } from "@funduq/shared-types/rules/bill-dishes";
import type { HotelTx } from "../../platform/db/database.ts";
import { listCoursesOfDish, listGroupsOfDishes, selectItemNames } from "./set-menus.queries.ts";

type GroupToSave = Omit<SaveModifierGroup, "version" | "course"> & { course: number | null };

/**
 * A group of options as it is to be saved (POS-01). Course and dishes that a manager of an earlier release does not send stay as
 * they are. A dish has the name of its item. Throws `item.not-found`, and `request.invalid` where dishes have no course,
 * or where an option becomes another dish under its id: an order that was taken before would get the other dish.
 */
export async function groupToSave(
  tx: HotelTx,
  ref: RestaurantRef,
  before: ModifierGroup | undefined,
  { modifiers, ...group }: Omit<SaveModifierGroup, "version">,
): Promise<GroupToSave> {
  const course = group.course === undefined ? (before?.course ?? null) : group.course;
  const was = new Map(before?.modifiers.map(({ id, itemId }) => [id, itemId]));
  const options = modifiers.map(({ itemId, ...option }) => ({
    ...option,
    itemId: itemId === undefined ? (was.get(option.id) ?? null) : itemId,
  }));
  const dishIds = options.flatMap(({ itemId }) => itemId ?? []);
  if (dishIds.length > 0 && course === null) {
    const fault = { path: "course", message: "Dishes have a course." };
    throw new AppError("request.invalid", { fields: [fault] });
  }
  const changed = options.findIndex(
    ({ id, itemId }) => course !== null && was.has(id) && (was.get(id) ?? null) !== itemId,
  );
  if (changed >= 0) {
    const message = "An option with another dish has a new id.";
    const fault = { path: `modifiers.${changed}.id`, message };
    throw new AppError("request.invalid", { fields: [fault] });
  }
  const names = dishIds.length > 0 ? await selectItemNames(tx, ref, dishIds) : new Map();
  if (names.size < new Set(dishIds).size) throw new AppError("item.not-found");
  const named = options.map((option) => ({
    ...option,
    name: (option.itemId && names.get(option.itemId)) ?? option.name,
  }));
  return { ...group, course, modifiers: named };
}

/** Throws `item.set-in-set` where a dish of a set is a set itself: nobody would be asked for its dishes. */
export async function assertNoSetInSet(tx: HotelTx, ref: RestaurantRef): Promise<void> {
  const set = (await listGroupsOfDishes(tx, ref)).find(makesSet);
  if (set) throw new AppError("item.set-in-set", { name: set.name });
}

/** Throws `item.is-a-dish` where a set has this item as a dish. */
export async function assertNoDish(tx: HotelTx, ref: ItemRef, name: string): Promise<void> {
  const courses = await listCoursesOfDish(tx, ref, MOST_NAMED);
  if (courses.length > 0) throw new AppError("item.is-a-dish", { name, courses });
}
