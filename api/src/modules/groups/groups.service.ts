import type { Group, GroupList, GroupRef, SavedGroup } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectGroupAccount } from "./account.queries.ts";
import { findGroup, findSavedGroup, listCurrentGroups } from "./groups.queries.ts";

const MOST_CURRENT = 200;

/** The groups in the house, to come or not settled. The desk's search finds every other one by its name. */
export async function listGroups(tx: HotelTx, hotelId: HotelId): Promise<GroupList> {
  return { groups: await listCurrentGroups(tx, hotelId, MOST_CURRENT) };
}

export async function getGroup(tx: HotelTx, ref: GroupRef): Promise<Group> {
  const group = await findGroup(tx, ref);
  if (!group) throw new AppError("group.not-found");
  return group;
}

/** What a write of a group or of its account answers. */
export async function getSavedGroup(tx: HotelTx, ref: GroupRef): Promise<SavedGroup> {
  const group = await findSavedGroup(tx, ref);
  if (!group) throw new AppError("group.not-found");
  return group;
}

/** A group's own account, and what its stays owe and have paid: also those that are over or called off. */
export async function getGroupAccount(tx: HotelTx, ref: GroupRef): Promise<GroupAccount> {
  await getGroup(tx, ref);
  return selectGroupAccount(tx, ref);
}
