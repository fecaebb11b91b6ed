/**
 * Whether a hotel's subscription has run out at `now`. The last instant itself still
 * counts as subscribed; a hotel without an expiry never expires (AUTH-18).
 */
export function subscriptionExpired(expiresAt: string | null, now: Date): boolean {
  return expiresAt !== null && now.getTime() > Date.parse(expiresAt);
}

const MS_PER_DAY = 86_400_000;

/** The urgency of an expiry: more than 60 days green, more than 30 orange, else red (SYS-02). */
export function subscriptionUrgency(
  expiresAt: string | null,
  now: Date,
): "unset" | "green" | "orange" | "red" {
  if (expiresAt === null) return "unset";
  const daysLeft = (Date.parse(expiresAt) - now.getTime()) / MS_PER_DAY;
  if (daysLeft > 60) return "green";
  return daysLeft > 30 ? "orange" : "red";
}

/** The expiry after one extension: the later of now and the current expiry, plus 30 days (SYS-04). */
export function extendedExpiry(expiresAt: string | null, now: Date): Date {
  const from = Math.max(now.getTime(), expiresAt === null ? 0 : Date.parse(expiresAt));
  return new Date(from + 30 * MS_PER_DAY);
}
