import * as z from "zod/mini";
import { hotelUserIdSchema } from "../values/ids.ts";
import { writtenSchema } from "./written.ts";

export const hotelRoleSchema = z.enum([
  "hotel-admin",
  "manager",
  "commercial",
  "front-office",
  "housekeeping",
  "pos-manager",
  "employee",
]);
export type HotelRole = z.infer<typeof hotelRoleSchema>;

/** The sections of a user's record: what an employee may open, and what anyone may open beyond their role. */
export const sectionSchema = z.enum([
  "front_office",
  "housekeeping",
  "pos",
  "extra",
  "night_audit",
]);
export type Section = z.infer<typeof sectionSchema>;

export const userStatusSchema = z.enum(["active", "disabled"]);
export type UserStatus = z.infer<typeof userStatusSchema>;

export const setUserStatusSchema = z.strictObject({ status: userStatusSchema });
export type SetUserStatus = z.infer<typeof setUserStatusSchema>;

export const hotelUserStatusSchema = z.object({ id: hotelUserIdSchema, status: userStatusSchema });
export type HotelUserStatus = z.infer<typeof hotelUserStatusSchema>;

/** An email address, normalized (USR-02). */
export const emailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  z.email(),
);

/** The state of the invitation's mail. After a failure an admin can send it again. */
export const invitationSchema = z.enum(["sent", "waiting", "failed"]);
export type Invitation = z.infer<typeof invitationSchema>;

/** A user's role and sections in a hotel. */
export const hotelUserSchema = z.object({
  id: hotelUserIdSchema,
  email: z.string(),
  displayName: z.string(),
  role: hotelRoleSchema,
  sections: z.array(sectionSchema),
  status: userStatusSchema,
  /** Null once the user has signed in. */
  invitation: z.nullable(invitationSchema),
  /** Null before the first one. Missing in answers of an older API. */
  lastSignInAt: z.optional(z.nullable(z.iso.datetime())),
  /** Whether they have a PIN for the till. Missing in answers of an older API. */
  hasTillPin: z.optional(z.boolean()),
  version: z.int(),
});
export type HotelUser = z.infer<typeof hotelUserSchema>;

/** What a write of somebody's place answers. */
export const savedUserSchema = writtenSchema(hotelUserIdSchema);
export type SavedUser = z.infer<typeof savedUserSchema>;

/** Cursor of a page of users: the last user of the previous page. */
export const hotelUserListQuerySchema = z.strictObject({
  afterId: z.optional(hotelUserIdSchema),
});
export type HotelUserListQuery = z.infer<typeof hotelUserListQuerySchema>;

export const hotelUserListSchema = z.object({
  users: z.array(hotelUserSchema),
  /** Cursor of the next page; null on the last one. */
  next: z.nullable(hotelUserIdSchema),
});
export type HotelUserList = z.infer<typeof hotelUserListSchema>;

/** On one line: mails greet the user with it, and a second line could carry foreign text. */
const displayNameSchema = z
  .string()
  .check(z.trim(), z.maxLength(120), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "a name is one line"));

export const inviteUserSchema = z.strictObject({
  email: emailSchema,
  displayName: displayNameSchema,
  role: z._default(hotelRoleSchema, "employee"),
  sections: z._default(z.array(sectionSchema).check(z.maxLength(sectionSchema.options.length)), []),
});
export type InviteUser = z.input<typeof inviteUserSchema>;

/** A full user record, as an admin saves it; the email cannot change afterwards (USR-02). */
export const changeUserSchema = z.strictObject({
  displayName: displayNameSchema,
  role: hotelRoleSchema,
  sections: z.array(sectionSchema).check(z.maxLength(sectionSchema.options.length)),
  status: userStatusSchema,
  /** The version that was read; a stale one is refused. */
  version: z.int().check(z.positive()),
});
export type ChangeUser = z.input<typeof changeUserSchema>;

/** Corrects the email of a user who has never signed in; afterwards it cannot change (USR-02). */
export const correctEmailSchema = z.strictObject({
  email: emailSchema,
  /** The version that was read, as for any other change. */
  version: z.int().check(z.positive()),
});
export type CorrectEmail = z.input<typeof correctEmailSchema>;
