import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { GroupPosting } from "@funduq/shared-types/contracts/group-account";
import type { Centimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { openAccountFolio } from "./accounts.queries.ts";
import { groupOwner } from "./folio-owner.ts";
import { refundPostings } from "./posting-corrections.ts";
import { insertEntryWithTaxes } from "./posting-taxes.ts";
import { insertReversal, type NewPosting, type Reversal } from "./postings.queries.ts";
import { insertTransfers, type Transfer, type TransferredFolio } from "./transfers.queries.ts";

type Account = { tx: HotelTx; ref: GroupRef; context: WriteContext };
type Dated = Pick<Reversal, "businessDate">;

/** Puts a line on a group's account. The caller has locked the group, as for all that follows. */
export async function postToAccount(
  { tx, ref, context }: Account,
  posting: Omit<NewPosting, "folioId"> & Dated,
): Promise<void> {
  const owner = groupOwner(ref);
  const folioId = await openAccountFolio(tx, owner);
  await insertEntryWithTaxes(tx, owner, { ...posting, folioId }, context);
}

/** Takes a line of a group's account back. */
export async function reverseOnAccount(
  { tx, ref, context }: Account,
  reversal: Omit<Reversal, "folioId">,
): Promise<void> {
  const owner = groupOwner(ref);
  const folioId = await openAccountFolio(tx, owner);
  await insertReversal(tx, owner, { ...reversal, folioId }, context);
}

/** Gives payments of a group back, of each the amount. */
export async function refundOnAccount(
  { tx, ref, context }: Account,
  why: Pick<Reversal, "reason" | "businessDate">,
  payments: readonly { posting: GroupPosting; amountCentimes: Centimes }[],
): Promise<void> {
  const owner = groupOwner(ref);
  const folioId = await openAccountFolio(tx, owner);
  await refundPostings({ tx, owner, ...why, context }, folioId, payments);
}

/** Settles folios of stays: the group's account owes what they owed. */
export async function transferToAccount(
  { tx, ref, context }: Account,
  transfer: Omit<Transfer, "to">,
  folios: readonly TransferredFolio[],
): Promise<void> {
  await insertTransfers(tx, { ...transfer, to: groupOwner(ref) }, folios, context);
}
