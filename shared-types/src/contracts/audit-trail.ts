import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { userIdSchema } from "../values/ids.ts";
import { referenceSchema } from "./reference.ts";
import { hotelRoleSchema, sectionSchema, userStatusSchema } from "./user.ts";

/** The kinds of actions that the audit trail can be filtered by. */
export const auditKindSchema = z.enum([
  "stays",
  "money",
  "rooms",
  "guests",
  "groups",
  "companies",
  "restaurant",
  "rates",
  "night-audit",
  "setup",
  "users",
]);
export type AuditKind = z.infer<typeof auditKindSchema>;

/** The most entries of one answer, for an export. A screen reads fewer at a time. */
export const AUDIT_ENTRIES_READ = 500;

/** Filters of the audit trail. Every filter narrows the result. */
export const auditQuerySchema = z.strictObject({
  /** Cursor: only entries with a smaller number, where the previous page ended. */
  before: z.optional(
    z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
  ),
  limit: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(AUDIT_ENTRIES_READ))),
  by: z.optional(userIdSchema),
  kind: z.optional(auditKindSchema),
  /** Days in the hotel's time zone, both inclusive. */
  from: z.optional(calendarDateSchema),
  to: z.optional(calendarDateSchema),
  /** A room number: entries about the room and about the bookings that are in it now. */
  room: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(20))),
  /** Id of one booking, room, guest or user. */
  about: z.optional(z.uuid()),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** What an entry is about, under its current name; null where it no longer exists. */
export const auditSubjectSchema = z.object({
  kind: z.enum(["booking", "room", "guest", "group", "company", "user"]),
  id: z.uuid(),
  /** The room number, for a room or a booking. */
  room: z.string(),
  name: z.string(),
  /** Of a booking or a group. */
  reference: referenceSchema,
});
export type AuditSubject = z.infer<typeof auditSubjectSchema>;

const rightsSchema = z.object({
  displayName: z.string(),
  role: hotelRoleSchema,
  sections: z.array(sectionSchema),
  status: userStatusSchema,
});
export type AuditRights = z.infer<typeof rightsSchema>;

/** A user's rights in the hotel before and after a change. */
export const rightsChangeSchema = z.object({ before: rightsSchema, after: rightsSchema });
export type RightsChange = z.infer<typeof rightsChangeSchema>;

/** A plain value as the log stores it: centimes, basis points, a date, an instant or a text. */
const factValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** One value before and after an action. `before` is null for an addition, `after` for a removal. */
export const auditFactSchema = z.object({
  /** Key of the changed value, for example `amount`. */
  what: z.string(),
  /** Which item it belongs to where the action changed several: 'Double, 2'. */
  of: z.nullable(z.string()),
  as: z.string(),
  before: factValueSchema,
  after: factValueSchema,
});
export type AuditFact = z.infer<typeof auditFactSchema>;

export const auditEntrySchema = z.object({
  seq: z.int().check(z.positive()),
  at: z.string(),
  /** The name of the action, `bookings.check-in`. */
  action: z.string(),
  /** The user's name; null for actions of scheduled jobs. */
  by: z.nullable(z.string()),
  subject: z.nullable(auditSubjectSchema),
  rights: z.nullable(rightsChangeSchema),
  /** Empty for actions without details and for entries written by older releases. */
  facts: z.array(auditFactSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** Cursor of the next page; null on the last one. */
  next: z.nullable(z.int()),
  /** Everybody that the trail can be filtered by: the hotel's users, and all others who did something in it. */
  people: z.array(z.object({ id: userIdSchema, name: z.string() })),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
