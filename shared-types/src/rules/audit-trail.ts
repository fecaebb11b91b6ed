import type { AuditKind } from "../contracts/audit-trail.ts";

/** The kinds of actions, by the prefixes of their names (`bookings.check-in`). */
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
  users: ["users", "report-mail"],
};

/** The name prefixes of a kind's actions. */
export function wordsOfKind(kind: AuditKind): readonly string[] {
  return wordsOf[kind];
}
