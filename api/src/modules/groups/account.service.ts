import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { GroupRef, SavedGroup } from "@funduq/shared-types/contracts/group";
import type {
  GroupCharge,
  GroupPayment,
  GroupPostingRef,
  GroupRefund,
} from "@funduq/shared-types/contracts/group-account";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { moneyFacts } from "@funduq/shared-types/rules/audit-facts";
import { chargeItem } from "@funduq/shared-types/rules/folio-nights";
import { refundPlan, refundVerdict } from "@funduq/shared-types/rules/folio-refund";
import { groupReversalVerdict } from "@funduq/shared-types/rules/group-account";
import { paymentDescription } from "@funduq/shared-types/rules/house-postings";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelTx } from "../../platform/db/database.ts";
import { postToAccount, refundOnAccount, reverseOnAccount } from "../folios/accounts.service.ts";
import { assertNotBilled } from "../folios/billed-charges.service.ts";
import { assertChargeItemOffered } from "../folios/charge-items.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockOpenGroup } from "./edit-blocks.service.ts";
import { getGroup, getGroupAccount, getSavedGroup } from "./groups.service.ts";
import { lockGroup } from "./units.service.ts";

/** Charges the group itself, dated with the business date: a hall, a dinner. */
export async function postGroupCharge(
  tx: HotelTx,
  ref: GroupRef,
  { chargeItem: picked, ...charge }: GroupCharge,
  context: WriteContext,
): Promise<SavedGroup> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  await lockOpenGroup(tx, ref);
  await assertChargeItemOffered(tx, ref.hotelId, picked);
  const item = chargeItem(charge.department);
  const posting = { ...charge, kind: "charge", item, method: null, businessDate } as const;
  await postToAccount({ tx, ref, context }, posting);
  return getSavedGroup(tx, ref);
}

/** Takes a payment of the group: a deposit, or what settles its account, also of a group called off. */
export async function postGroupPayment(
  tx: HotelTx,
  ref: GroupRef,
  { method, amountCentimes, reference }: GroupPayment,
  context: WriteContext,
): Promise<SavedGroup> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  await lockGroup(tx, ref);
  const description = paymentDescription(method);
  const common = { description, item: null, department: null, method, amountCentimes };
  const payment = {
    ...common,
    reference: reference || null,
    kind: "payment",
    businessDate,
  } as const;
  await postToAccount({ tx, ref, context }, payment);
  return getSavedGroup(tx, ref);
}

/**
 * Takes a line of a group's account back, whole and once, with a reason. What a stay left to the group is
 * taken back on the stay's folio, with both lines of the transfer.
 */
export async function reverseGroupPosting(
  tx: HotelTx,
  { postingId, ...ref }: GroupPostingRef,
  { reason }: { reason: string },
  context: WriteContext,
): Promise<SavedGroup & { facts: AuditFact[] }> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  await lockGroup(tx, ref);
  const { postings } = await getGroupAccount(tx, ref);
  const posting = postings.find(({ id }) => id === postingId);
  if (!posting) throw new AppError("folio.transaction-not-found");
  assertAllowed(groupReversalVerdict(posting));
  await assertNotBilled(tx, ref.hotelId, postingId);
  await reverseOnAccount({ tx, ref, context }, { postingId, reason, businessDate });
  const facts = moneyFacts({ ...posting, reason });
  return { ...(await getSavedGroup(tx, ref)), facts };
}

/**
 * Gives back what a group has paid too much, by a method that it paid with: the last payment first, and
 * of one that is larger a part, which is split off before. The group's lock keeps two desks from giving
 * the same money back twice.
 */
export async function refundGroupPayment(
  tx: HotelTx,
  ref: GroupRef,
  { reason, ...wanted }: GroupRefund,
  context: WriteContext,
): Promise<SavedGroup> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  await lockGroup(tx, ref);
  const { name } = await getGroup(tx, ref);
  const account = { name, ...(await getGroupAccount(tx, ref)) };
  assertAllowed(refundVerdict(account, wanted));
  const payments = refundPlan(account, wanted);
  await refundOnAccount({ tx, ref, context }, { reason, businessDate }, payments);
  return getSavedGroup(tx, ref);
}
