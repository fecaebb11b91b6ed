import type { Group, GroupList, GroupRef, SavedGroup } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectGroupAccount } from "./account.queries.ts";
import {
  findGroup,
  findSavedGroup,
  listCurrentGroups,
  listGroupsByName,
} from "./groups.queries.ts";

const MOST_FOUND = 15;
const MOST_CURRENT = 200;

/** Without a query the groups in the house, to come or not settled, else those of whose name a word begins with it. */
export async function searchGroups(tx: HotelTx, hotelId: HotelId, query = ""): Promise<GroupList> {
  if (query === "") return { groups: await listCurrentGroups(tx, hotelId, MOST_CURRENT) };
  const prefix = nameSearch(query);
  // Nothing but signs was typed: that is in no name.
  if (prefix === "") return { groups: [] };
  return { groups: await listGroupsByName(tx, hotelId, { prefix, limit: MOST_FOUND }) };
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
