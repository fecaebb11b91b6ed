import * as z from "zod";
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

/** The sections of a hotel user's record: what an employee may open. */
export const sectionSchema = z.enum(["front_office", "housekeeping", "pos", "extra"]);
export type Section = z.infer<typeof sectionSchema>;

export const userStatusSchema = z.enum(["active", "disabled"]);
export type UserStatus = z.infer<typeof userStatusSchema>;

export const setUserStatusSchema = z.strictObject({ status: userStatusSchema });
export type SetUserStatus = z.infer<typeof setUserStatusSchema>;

export const hotelUserStatusSchema = z.object({ id: hotelUserIdSchema, status: userStatusSchema });
export type HotelUserStatus = z.infer<typeof hotelUserStatusSchema>;

/** An address that mail can go to, the same however it was typed (USR-02). */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Whether the invitation's mail is on its way: what went wrong with it, an admin can see and send again. */
export const invitationSchema = z.enum(["sent", "waiting", "failed"]);
export type Invitation = z.infer<typeof invitationSchema>;

/** What someone is in a hotel. */
export const hotelUserSchema = z.object({
  id: hotelUserIdSchema,
  email: z.string(),
  displayName: z.string(),
  role: hotelRoleSchema,
  sections: z.array(sectionSchema),
  status: userStatusSchema,
  /** Null for whoever has signed in once. */
  invitation: invitationSchema.nullable(),
  version: z.int(),
});
export type HotelUser = z.infer<typeof hotelUserSchema>;

/** What a write of somebody's place answers. */
export const savedUserSchema = writtenSchema(hotelUserIdSchema);
export type SavedUser = z.infer<typeof savedUserSchema>;

export const hotelUserListSchema = z.object({ users: z.array(hotelUserSchema) });
export type HotelUserList = z.infer<typeof hotelUserListSchema>;

/** One line: it is greeted by it in a mail, where a second line could say anything. */
const displayNameSchema = z
  .string()
  .trim()
  .max(120)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "a name is one line");

export const inviteUserSchema = z.strictObject({
  email: emailSchema,
  displayName: displayNameSchema,
  role: hotelRoleSchema.default("employee"),
  sections: z.array(sectionSchema).max(sectionSchema.options.length).default([]),
});
export type InviteUser = z.input<typeof inviteUserSchema>;

/** A user as a whole, as an admin saves it; the email is fixed once saved (USR-02). */
export const changeUserSchema = z.strictObject({
  displayName: displayNameSchema,
  role: hotelRoleSchema,
  sections: z.array(sectionSchema).max(sectionSchema.options.length),
  status: userStatusSchema,
  /** The version that was seen: what somebody else saved since is never overwritten. */
  version: z.int().positive(),
});
export type ChangeUser = z.input<typeof changeUserSchema>;

/** A mistyped address of somebody who has not signed in yet: afterwards it is fixed (USR-02). */
export const correctEmailSchema = z.strictObject({
  email: emailSchema,
  /** The version that was seen, as for any other change. */
  version: z.int().positive(),
});
export type CorrectEmail = z.input<typeof correctEmailSchema>;
