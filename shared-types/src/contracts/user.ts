import * as z from "zod";
import { hotelUserIdSchema } from "../values/ids.ts";

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
