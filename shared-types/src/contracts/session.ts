import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { hotelIdSchema, userIdSchema } from "../values/ids.ts";
import { hotelRoleSchema, sectionSchema } from "./user.ts";

/**
 * The user whom a tab shows, with each of its calls. Tabs share a cookie: where another person has signed
 * in since, the API refuses with `session.changed`. Calls without it are not asked.
 */
export const USER_HEADER = "Funduq-User";

export const languageSchema = z.enum(["en", "fr", "ar"]);
export type Language = z.infer<typeof languageSchema>;

export const themeSchema = z.enum(["system", "light", "dark"]);
export type Theme = z.infer<typeof themeSchema>;

export const signInSchema = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
});
export type SignIn = z.infer<typeof signInSchema>;

/** A hotel the signed-in user may enter, and the role in it. A super admin enters every hotel as hotel-admin. */
export const hotelMembershipSchema = z.object({
  hotelId: hotelIdSchema,
  name: z.string(),
  /** Missing in answers of an older API. */
  city: z.optional(z.string()),
  role: hotelRoleSchema,
  sections: z.array(sectionSchema),
  businessDate: calendarDateSchema,
  /** The last instant of the subscription; null never expires. */
  expiresAt: z.nullable(z.iso.datetime({ offset: true })),
  timeZone: z.string(),
  /** 0 = Sunday … 6 = Saturday. */
  weekStart: z.int().check(z.minimum(0), z.maximum(6)),
  /**
   * The user was added to this hotel with an existing account and has not acknowledged it yet. Missing in
   * answers of an older API.
   */
  isNew: z.optional(z.boolean()),
  /**
   * The number of the hotel's latest change when the session was read. Missing in answers of an older API.
   */
  changeSeq: z.optional(z.int().check(z.nonnegative())),
});
export type HotelMembership = z.infer<typeof hotelMembershipSchema>;

export const sessionSchema = z.object({
  user: z.object({
    id: userIdSchema,
    email: z.string(),
    displayName: z.string(),
    isSuperAdmin: z.boolean(),
    language: z.nullable(languageSchema),
    theme: themeSchema,
  }),
  /** Of a super admin only the hotels of their own and the one that was asked for. */
  hotels: z.array(hotelMembershipSchema),
});
export type Session = z.infer<typeof sessionSchema>;

/** The hotel that a super admin is about to open: their session then lists it. Ignored for everybody else. */
export const sessionQuerySchema = z.strictObject({ hotelId: z.optional(hotelIdSchema) });

/** How many other devices were signed out. */
export const endedSessionsSchema = z.object({ ended: z.int().check(z.nonnegative()) });
export type EndedSessions = z.infer<typeof endedSessionsSchema>;

/** The secret of an emailed link: 256 random bits, in the URL fragment, which browsers do not send to servers. */
export const signInTokenSchema = z.string().check(z.regex(/^[\w-]{43}$/));
/**
 * A random key of the browser that opened a link; it allows that browser to repeat the request after a lost
 * answer.
 */
export const browserKeySchema = z.string().check(z.regex(/^[\w-]{43}$/));
export const checkSignInLinkSchema = z.strictObject({
  token: signInTokenSchema,
  browserKey: z.optional(browserKeySchema),
});
export type CheckSignInLink = z.infer<typeof checkSignInLinkSchema>;

/** A link signs in only the email address it was sent to (AUTH-09). */
export const finishSignInSchema = z.strictObject({
  token: signInTokenSchema,
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  browserKey: z.optional(browserKeySchema),
});
export type FinishSignIn = z.infer<typeof finishSignInSchema>;

/** The session that a link opened. */
export const finishedSignInSchema = z.extend(sessionSchema, {
  /**
   * Whether a password is chosen next: not by an invitation to an account that has one. Missing in answers of an
   * older API.
   */
  choosesPassword: z.optional(z.boolean()),
});
export type FinishedSignIn = z.infer<typeof finishedSignInSchema>;

/** The minimum password policy; an installation may require more (AUTH-08). */
export const SHORTEST_PASSWORD = 6;
export const setPasswordSchema = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(256)),
});
export type SetPassword = z.infer<typeof setPasswordSchema>;

export const setPreferencesSchema = z.strictObject({
  language: z.optional(languageSchema),
  theme: z.optional(themeSchema),
});
export type SetPreferences = z.infer<typeof setPreferencesSchema>;
