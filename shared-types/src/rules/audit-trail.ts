/**
 * The kinds of deeds that the audit trail is filtered by, and the routes that belong to each: a
 * deed's name begins with one of these words (`bookings.check-in`).
 */
export const auditKinds = {
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
} as const satisfies Record<string, readonly string[]>;
export type AuditKind = keyof typeof auditKinds;

/** The words that deeds of a kind begin with. */
export function wordsOfKind(kind: AuditKind): readonly string[] {
  return auditKinds[kind];
}
