import type { CreatedGroup, CreateGroup, NewBlock } from "@funduq/shared-types/contracts/group";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { groupVerdict } from "@funduq/shared-types/rules/group";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { rateVerdict } from "@funduq/shared-types/rules/rates";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CompanyId, GroupId, HotelId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges } from "../availability/availability.service.ts";
import { assertCompanyActive } from "../companies/archive.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { getRateOffers } from "../rates/rates.service.ts";
import { findCompanyName, insertBlocks, insertGroup } from "./blocks.queries.ts";
import { heldChanges } from "./units.service.ts";

/**
 * Books rooms for a group without names (GRP-01, GRP-02). Every night of every block is taken in one
 * statement: where one of them has too few rooms left, nothing is saved.
 */
export async function createGroup(
  tx: HotelTx,
  hotelId: HotelId,
  { blocks, ...input }: CreateGroup,
  context: WriteContext,
): Promise<CreatedGroup> {
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  assertAllowed(groupVerdict({ ...input, blocks }, businessDate));
  const name = input.name || (await companyName(tx, hotelId, input.companyId));
  const search = nameSearch(name);
  if (search === "") throw new AppError("group.name-missing");
  await assertRates(tx, hotelId, blocks, input.companyId);
  await assertCompanyActive(tx, hotelId, input.companyId);

  const ref = { hotelId, groupId: uuidv7() as GroupId };
  const { companyId } = input;
  const contactPerson = input.contactPerson || null;
  const saved = await insertGroup(
    tx,
    ref,
    { name, nameSearch: search, contactPerson, companyId },
    context,
  );
  await insertBlocks(tx, ref, blocks.map(withId));
  const held = blocks.flatMap((block) =>
    heldChanges({ ...block, releasedFrom: null }, block.quantity, businessDate),
  );
  await applyNightChanges(tx, hotelId, held);
  return { ...saved, name };
}

export const withId = (block: NewBlock) => ({ ...block, id: uuidv7() });

async function companyName(
  tx: HotelTx,
  hotelId: HotelId,
  companyId: CompanyId | null,
): Promise<string> {
  const name = companyId && (await findCompanyName(tx, hotelId, companyId));
  if (!name) throw new AppError("company.not-found");
  return name;
}

/** Each block's rate is what the hotel offers now for so many persons in its type (BK-03). */
export async function assertRates(
  tx: HotelTx,
  hotelId: HotelId,
  blocks: readonly NewBlock[],
  companyId: CompanyId | null,
): Promise<void> {
  for (const { roomTypeId, persons: guests, ...rate } of blocks) {
    const { offers } = await getRateOffers(tx, { hotelId, roomTypeId, guests, companyId });
    assertAllowed(rateVerdict(rate, offers));
  }
}
