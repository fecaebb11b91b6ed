import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { AssignRoom, Group } from "@funduq/shared-types/contracts/group";
import { saleFacts } from "../bookings/booking-facts.service.ts";

/** For the audit trail: which stay was sold to a guest of the group, at the rate of the block. */
export function assignFacts(
  { blocks }: Group,
  blockId: string,
  { checkInDate, checkOutDate }: AssignRoom,
): AuditFact[] {
  const block = blocks.find(({ id }) => id === blockId);
  if (!block) return [];
  return saleFacts({ checkInDate, checkOutDate, rateCentimes: block.rateCentimes });
}
