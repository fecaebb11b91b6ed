import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { GroupRef, SavedGroup } from "@funduq/shared-types/contracts/group";
import type { SetPurchaseOrder } from "@funduq/shared-types/contracts/purchase-order";
import {
  orderFacts,
  purchaseOrderVerdict,
  storedOrder,
} from "@funduq/shared-types/rules/purchase-order";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelTx } from "../../platform/db/database.ts";
import { touchGroup } from "./blocks.queries.ts";
import { lockGroupAt } from "./edit-blocks.service.ts";
import { getSavedGroup } from "./groups.service.ts";

/** Sets the purchase order of a group (COM-05), which its stays of the same company have, but for what they have of their own. */
export async function setGroupPurchaseOrder(
  tx: HotelTx,
  ref: GroupRef,
  { version, ...input }: SetPurchaseOrder,
): Promise<SavedGroup & { facts: AuditFact[] }> {
  const group = await lockGroupAt(tx, ref, version);
  assertAllowed(purchaseOrderVerdict(input, group));
  const before = { number: group.purchaseOrderNumber, url: group.purchaseOrderUrl };
  const after = storedOrder(input);
  const facts = orderFacts(before, after);
  if (facts.length > 0)
    await touchGroup(tx, ref, { purchaseOrderNumber: after.number, purchaseOrderUrl: after.url });
  return { ...(await getSavedGroup(tx, ref)), facts };
}
