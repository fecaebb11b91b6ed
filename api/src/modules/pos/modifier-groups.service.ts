import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type {
  ModifierGroupRef,
  SavedModifierGroup,
  SaveModifierGroup,
} from "@funduq/shared-types/contracts/pos-menu";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelTx } from "../../platform/db/database.ts";
import { modifierGroups } from "./menu.tables.ts";
import { groupFacts } from "./menu-facts.ts";
import { isNameTaken } from "./menu-parts.queries.ts";
import { assertSeen, asWritten, lockMenu, type MenuChange } from "./menu-parts.service.ts";
import {
  deleteGroup,
  deleteModifiers,
  findGroup,
  insertGroup,
  insertModifiers,
  updateGroup,
} from "./modifier-groups.queries.ts";
import { assertNoSetInSet, groupToSave } from "./set-menus.service.ts";

/** Adds a group of options, or replaces one (POS-09). What is on a bill keeps its options and their prices. */
export async function saveModifierGroup(
  tx: HotelTx,
  ref: ModifierGroupRef,
  { version, ...typed }: SaveModifierGroup,
): Promise<MenuChange<SavedModifierGroup>> {
  await lockMenu(tx, ref);
  const before = (await findGroup(tx, ref)) ?? undefined;
  assertSeen(before, version, "modifier-group.not-found");
  const group = await groupToSave(tx, ref, before, typed);
  if (await isNameTaken(tx, modifierGroups, ref, { id: ref.groupId, name: group.name }))
    throw new AppError("modifier-group.name-taken", { name: group.name });
  const save = before ? updateGroup : insertGroup;
  // Before the group is changed: with dishes it stays a course.
  await deleteModifiers(tx, ref);
  const saved = asWritten(await save(tx, ref, group));
  if ((await insertModifiers(tx, ref, group.modifiers)) < group.modifiers.length) {
    const fault = { path: "modifiers", message: "Each option has an id of its own." };
    throw new AppError("request.invalid", { fields: [fault] });
  }
  await assertNoSetInSet(tx, ref);
  return { saved, facts: groupFacts(before, group) };
}

/** Deletes a group of options; items no longer ask for it. */
export async function removeModifierGroup(
  tx: HotelTx,
  ref: ModifierGroupRef,
): Promise<AuditFact[]> {
  await lockMenu(tx, ref);
  const before = await findGroup(tx, ref);
  if (!before) throw new AppError("modifier-group.not-found");
  await deleteGroup(tx, ref);
  return groupFacts(before, undefined);
}
