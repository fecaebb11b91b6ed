import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type {
  GroupAccount,
  GroupCharge,
  GroupPayment,
  GroupPosting,
  GroupPostingRef,
  GroupRefund,
} from "@funduq/shared-types/contracts/group-account";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { chargeItem } from "@funduq/shared-types/rules/folio-nights";
import { refundPlan, refundVerdict } from "@funduq/shared-types/rules/folio-refund";
import { splitParts } from "@funduq/shared-types/rules/folio-split";
import { groupReversalVerdict } from "@funduq/shared-types/rules/group-account";
import { paymentDescription } from "@funduq/shared-types/rules/house-postings";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { Centimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { type Deed, holdBusinessDate } from "../hotels/hotels.service.ts";
import { lockOpenGroup } from "./edit-blocks.service.ts";
import { insertGroupPosting, insertGroupReversal } from "./group-postings.queries.ts";
import type { GroupPaymentMethod, GroupPostingItem } from "./group-postings.tables.ts";
import { getGroup, getGroupAccount } from "./groups.service.ts";
import { lockGroup } from "./units.service.ts";

/** Charges the group itself, dated with the business date: a hall, a dinner. */
export async function postGroupCharge(
  tx: HotelTx,
  ref: GroupRef,
  charge: GroupCharge,
  deed: Deed,
): Promise<GroupAccount> {
  const businessDate = await holdBusinessDate(tx, ref.hotelId);
  await lockOpenGroup(tx, ref);
  const item = chargeItem(charge.department) as GroupPostingItem;
  const posting = { ...charge, kind: "charge", item, method: null, businessDate } as const;
  await insertGroupPosting(tx, ref, posting, deed);
  return getGroupAccount(tx, ref);
}

/** Takes a payment of the group: a deposit, or what settles its account, also of a group called off. */
export async function postGroupPayment(
  tx: HotelTx,
  ref: GroupRef,
  { method, amountCentimes }: GroupPayment,
  deed: Deed,
): Promise<GroupAccount> {
  const businessDate = await holdBusinessDate(tx, ref.hotelId);
  await lockGroup(tx, ref);
  const description = paymentDescription(method);
  const said = { description, item: null, department: null, method, amountCentimes };
  await insertGroupPosting(tx, ref, { ...said, kind: "payment", businessDate }, deed);
  return getGroupAccount(tx, ref);
}

/**
 * Takes a line of a group's account back, whole and once, with a reason. What a stay left to the group is
 * the stay's payment: it is taken back on the stay's folio, and neither half ever stands alone.
 */
export async function reverseGroupPosting(
  tx: HotelTx,
  { postingId, ...ref }: GroupPostingRef,
  { reason }: { reason: string },
  deed: Deed,
): Promise<GroupAccount> {
  const businessDate = await holdBusinessDate(tx, ref.hotelId);
  await lockGroup(tx, ref);
  const { postings } = await getGroupAccount(tx, ref);
  const posting = postings.find(({ id }) => id === postingId);
  if (!posting) throw new AppError("folio.transaction-not-found");
  assertAllowed(groupReversalVerdict(posting));
  await insertGroupReversal(tx, { ...ref, postingId }, { reason, businessDate }, deed);
  return getGroupAccount(tx, ref);
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
  deed: Deed,
): Promise<GroupAccount> {
  const businessDate = await holdBusinessDate(tx, ref.hotelId);
  await lockGroup(tx, ref);
  const { name } = await getGroup(tx, ref);
  const account = { name, ...(await getGroupAccount(tx, ref)) };
  assertAllowed(refundVerdict(account, wanted));
  const giving = { tx, ref, reason, businessDate, deed };
  for (const { posting, amountCentimes } of refundPlan(account, wanted))
    await giveBack(giving, posting, amountCentimes);
  return getGroupAccount(tx, ref);
}

type Giving = {
  tx: HotelTx;
  ref: GroupRef;
  reason: string;
  businessDate: CalendarDate;
  deed: Deed;
};

/** Takes a payment back; what of it stays is posted anew, and both parts name the whole. */
async function giveBack(giving: Giving, posting: GroupPosting, part: Centimes): Promise<void> {
  const { tx, ref, reason, businessDate, deed } = giving;
  const reversal = { reason, businessDate };
  await insertGroupReversal(tx, { ...ref, postingId: posting.id }, reversal, deed);
  if (part === posting.amountCentimes) return;
  const { id, description } = posting;
  const method = posting.method as GroupPaymentMethod;
  const parts = splitParts(posting, part);
  const said = {
    kind: "payment",
    item: null,
    department: null,
    method,
    description,
    businessDate,
  } as const;
  const half = { ...said, splitOfPostingId: id };
  const rest = { ...half, splitHalf: "rest", amountCentimes: parts.rest } as const;
  await insertGroupPosting(tx, ref, rest, deed);
  const given = { ...half, splitHalf: "part", amountCentimes: parts.part } as const;
  const postingId = await insertGroupPosting(tx, ref, given, deed);
  await insertGroupReversal(tx, { ...ref, postingId }, reversal, deed);
}
