import { entry } from "./entry.ts";

/** When the oldest counted attempt leaves the rate limit's window; equal to `Retry-After`. */
type RetryAfter = { retryAfterSeconds: number };

/** Authentication, permissions and rate limits. */
export const accessErrors = {
  "session.required": entry(401, () => "Please sign in."),
  "session.changed": entry(409, () => "Another person has signed in in this browser."),
  "session.unknown-email": entry(401, () => "No account for that email."),
  "session.wrong-password": entry(401, () => "Incorrect password."),
  "session.login-failed": entry(401, () => "Login failed."),
  "session.too-many-attempts": entry(429, (_: RetryAfter) => "Too many attempts. Try again later."),
  "session.no-hotel": entry(403, () => "Your account has no hotel access yet. Contact an admin."),
  "session.no-profile": entry(403, () => "User profile not found. Contact an admin."),
  "session.too-many-streams": entry(429, () => "Too many open screens. Close one and try again."),
  "session.password-not-expected": entry(
    403,
    () =>
      "A password can only be set within an hour of opening a sign-in link. Ask for a new link.",
  ),
  "sign-in-link.invalid": entry(401, () => "This sign-in link is invalid or expired."),
  "password.too-short": entry(
    400,
    (p: { min: number }) => `Password must be at least ${p.min} characters.`,
  ),
  "password.common": entry(400, () => "This password is too common. Please choose another one."),
  "section.denied": entry(
    403,
    (p: { section: string }) => `Access denied for section: ${p.section}`,
  ),
  "section.hotel-not-selected": entry(400, () => "Select a hotel first."),
  "super-admin.required": entry(403, () => "Access denied."),
  "subscription.expired": entry(403, () => "Subscription Expired"),
  "user.not-found": entry(404, () => "User not found."),
  "user.last-admin": entry(
    409,
    () => "This is the hotel's last admin. Make somebody else a hotel admin first.",
  ),
  "user.too-many-links": entry(
    429,
    (_: RetryAfter) => "Too many sign-in links were sent within the hour. Try again later.",
  ),
};
