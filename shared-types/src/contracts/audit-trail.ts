import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { userIdSchema } from "../values/ids.ts";
import { hotelRoleSchema, sectionSchema, userStatusSchema } from "./user.ts";

/** The kinds of deeds that the trail is filtered by. */
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

/** Which part of the trail: every filter narrows it. */
export const auditQuerySchema = z.strictObject({
  /** Only what came before this number: where the page before ended. */
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  by: userIdSchema.optional(),
  kind: auditKindSchema.optional(),
  /** Days of the hotel's own clock, both included. */
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  /** The number of a room: what was done with it, and with the bookings that are in it now. */
  room: z.string().trim().min(1).max(20).optional(),
  /** One thing: a booking, a room, a guest, a colleague. */
  about: z.uuid().optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** What a deed was about, as it is called now; nothing where it is no longer there. */
export const auditSubjectSchema = z.object({
  kind: z.enum(["booking", "room", "guest", "group", "company", "user"]),
  id: z.uuid(),
  /** The number of the room, of a room and of a booking. */
  room: z.string(),
  name: z.string(),
});
export type AuditSubject = z.infer<typeof auditSubjectSchema>;

const rightsSchema = z.object({
  displayName: z.string(),
  role: hotelRoleSchema,
  sections: z.array(sectionSchema),
  status: userStatusSchema,
});
export type AuditRights = z.infer<typeof rightsSchema>;

/** What someone's place in the hotel was, and what it became. */
export const rightsChangeSchema = z.object({ before: rightsSchema, after: rightsSchema });
export type RightsChange = z.infer<typeof rightsChangeSchema>;

/** A plain value as the log keeps it: centimes, basis points, a date, an instant, a text. */
const factValueSchema = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** One thing that a deed changed: what it was and what it became. Where it only came or went, one is null. */
export const auditFactSchema = z.object({
  /** A word of the trail, `amount`. */
  what: z.string(),
  /** Of which thing, where the deed was about several: 'Double, 2'. */
  of: z.string().nullable(),
  as: z.string(),
  before: factValueSchema,
  after: factValueSchema,
});
export type AuditFact = z.infer<typeof auditFactSchema>;

export const auditEntrySchema = z.object({
  seq: z.int().positive(),
  at: z.string(),
  /** The deed's name, `bookings.check-in`. */
  action: z.string(),
  /** Who it was; nobody where the house's own clockwork did it. */
  by: z.string().nullable(),
  subject: auditSubjectSchema.nullable(),
  rights: rightsChangeSchema.nullable(),
  /** Nothing of deeds that say enough without, and of those that former releases noted. */
  facts: z.array(auditFactSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** Where the next page begins; null at the hotel's first day. */
  next: z.int().nullable(),
  /** Whom the trail can be filtered by. */
  people: z.array(z.object({ id: userIdSchema, name: z.string() })),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
