import type { AuditKind } from "../contracts/audit-trail.ts";

/** Which deeds are of a kind: their names begin with one of these words (`bookings.check-in`). */
const wordsOf: Record<AuditKind, readonly string[]> = {
  stays: ["bookings", "police"],
  money: ["folios", "invoices", "payments", "debtors"],
  rooms: ["housekeeping"],
  guests: ["guests"],
  groups: ["groups"],
  companies: ["companies"],
  restaurant: ["pos"],
  rates: ["rates"],
  "night-audit": ["night-audit"],
  setup: ["setup", "hotels"],
  users: ["users"],
};

/** The words that deeds of a kind begin with. */
export function wordsOfKind(kind: AuditKind): readonly string[] {
  return wordsOf[kind];
}
