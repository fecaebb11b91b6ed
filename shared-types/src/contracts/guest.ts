import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, guestIdSchema, hotelIdSchema } from "../values/ids.ts";
import { hasWords, isShortSpelledOut } from "./name.ts";
import { referenceSchema } from "./reference.ts";
import { writtenSchema } from "./written.ts";

/** A machine-readable line of a passport or card: `BENAISSA<<NADIA`. Names never contain its filler characters. */
export const isDocumentLine = (text: string) => /[<«]/u.test(text);

export const guestNameSchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(160),
  z.refine(hasWords, "a name needs a letter or a digit"),
  z.refine(isShortSpelledOut, "a name is too long with its ligatures spelled out"),
  z.refine(
    (name) => !isDocumentLine(name),
    "a line of a document is no name: no name has the sign <",
  ),
);
export const phoneSchema = z.string().check(z.trim(), z.maxLength(40));

/** A guest as suggestions and bookings show them, without identity document. */
export const guestSummarySchema = z.object({
  id: guestIdSchema,
  fullName: z.string(),
  phone: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  /** Missing in answers of an older API. */
  isVip: z.optional(z.boolean()),
});
export type GuestSummary = z.infer<typeof guestSummarySchema>;

export const guestSearchSchema = z.strictObject({
  query: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
});
export const guestListSchema = z.object({ guests: z.array(guestSummarySchema) });
export type GuestList = z.infer<typeof guestListSchema>;

export const newGuestSchema = z.strictObject({
  fullName: guestNameSchema,
  phone: z.optional(phoneSchema),
  nationality: z.optional(z.string().check(z.trim(), z.maxLength(80))),
});

/** The guest of a booking: an existing one by id, or a new one by name. */
export const bookingGuestInputSchema = z.union([
  z.strictObject({ guestId: guestIdSchema }),
  newGuestSchema,
]);
export type BookingGuestInput = z.infer<typeof bookingGuestInputSchema>;

export const guestRefSchema = z.object({ hotelId: hotelIdSchema, guestId: guestIdSchema });
export type GuestRef = z.infer<typeof guestRefSchema>;

export const idTypeSchema = z.enum(["Passport", "National ID", "Driver's License"]);
export type IdType = z.infer<typeof idTypeSchema>;

/** Optional text; an empty field is null. */
const filled = (max: number) =>
  z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(max)));

/** The profile that the cardex stores (GST-02). */
export const guestProfileSchema = z.strictObject({
  fullName: guestNameSchema,
  /** The same name in the other script, as the document may print both. */
  nameOtherScript: z.nullable(guestNameSchema),
  phone: filled(40),
  email: z.nullable(z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/u))),
  /** An ISO 3166 code (`DZ`); imported records may hold a word. */
  nationality: filled(80),
  idType: z.nullable(idTypeSchema),
  idNumber: filled(60),
  idDeliveryDate: z.nullable(calendarDateSchema),
  idExpireDate: z.nullable(calendarDateSchema),
  idDeliveryPlace: filled(120),
  birthDate: z.nullable(calendarDateSchema),
  birthPlace: filled(120),
  address: filled(300),
  profession: filled(120),
});
export type GuestProfile = z.infer<typeof guestProfileSchema>;
export type ProfileField = keyof GuestProfile;
export const profileFields = Object.keys(guestProfileSchema.shape) as ProfileField[];

export const changeGuestSchema = z.extend(guestProfileSchema, {
  version: z.int().check(z.minimum(1)),
});
export type ChangeGuest = z.infer<typeof changeGuestSchema>;

/** A record that was merged into this one. */
export const guestMergeSchema = z.object({
  at: z.string(),
  user: z.string(),
  mergedName: z.string(),
});
export type GuestMerge = z.infer<typeof guestMergeSchema>;

const stored = z.nullable(z.string());

/** A guest with the whole stored profile. Older records may violate today's rules. */
export const guestSchema = z.object({
  id: guestIdSchema,
  ...guestProfileSchema.shape,
  fullName: z.string(),
  nameOtherScript: stored,
  phone: stored,
  email: stored,
  nationality: stored,
  idNumber: stored,
  idDeliveryPlace: stored,
  birthPlace: stored,
  address: stored,
  profession: stored,
  /** A number is stored, but can't be decrypted: `idNumber` is null. */
  isIdNumberUnreadable: z.optional(z.literal(true)),
  /** Marked by who has the right `guests.vip`; missing in answers of an older API. */
  isVip: z.optional(z.boolean()),
  /** Newest first. */
  merges: z.array(guestMergeSchema),
  createdAt: z.string(),
  version: z.int(),
});
export type Guest = z.infer<typeof guestSchema>;

/** Marks a guest as a VIP, or no longer (FO-17). */
export const markVipSchema = z.strictObject({ isVip: z.boolean() });
export type MarkVip = z.infer<typeof markVipSchema>;

/** What a write of a guest's record answers: the record itself is read anew, and the read is logged. */
export const savedGuestSchema = writtenSchema(guestIdSchema);
export type SavedGuest = z.infer<typeof savedGuestSchema>;

/** One of a guest's stays in the hotel (GST-03). */
export const guestStaySchema = z.object({
  bookingId: bookingIdSchema,
  reference: referenceSchema,
  status: z.enum(["Reserved", "Confirmed", "Checked-in", "Checked-out", "Cancelled", "no-show"]),
  roomNumber: z.string(),
  roomTypeName: z.string(),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  nights: z.int(),
  totalCentimes: z.int(),
  companyName: z.nullable(z.string()),
  isPrimary: z.boolean(),
});
export type GuestStay = z.infer<typeof guestStaySchema>;
const placeSchema = z.object({ date: calendarDateSchema, id: bookingIdSchema });

/** Cursor of a page of a guest's stays: those before this one, where the previous page ended. Both fields or none. */
export const guestStaysQuerySchema = z.strictObject({
  beforeDate: z.optional(placeSchema.shape.date),
  beforeId: z.optional(placeSchema.shape.id),
});
export type GuestStaysQuery = z.infer<typeof guestStaysQuerySchema>;

export const guestStaysSchema = z.object({
  stays: z.array(guestStaySchema),
  /** Cursor of the next page; null on the last one. */
  next: z.nullable(placeSchema),
  /** The number of all stays of the guest, regardless of the page. */
  count: z.int(),
  /** Nights of past stays, and of the current stay up to today. */
  nightsStayed: z.int(),
});
export type GuestStays = z.infer<typeof guestStaysSchema>;

/** A staff note about a guest: append-only (GST-04). */
export const guestNoteSchema = z.object({
  id: z.uuid(),
  note: z.string(),
  user: z.string(),
  at: z.string(),
});
export type GuestNote = z.infer<typeof guestNoteSchema>;

/** Cursor of a page of a guest's notes: the last note of the previous page. */
export const guestNotesQuerySchema = z.strictObject({
  beforeId: z.optional(guestNoteSchema.shape.id),
});
export type GuestNotesQuery = z.infer<typeof guestNotesQuerySchema>;

export const guestNotesSchema = z.object({
  notes: z.array(guestNoteSchema),
  /** Cursor of the next page; null on the last one. */
  next: z.nullable(guestNoteSchema.shape.id),
});
export type GuestNotes = z.infer<typeof guestNotesSchema>;
export const addGuestNoteSchema = z.strictObject({
  note: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
});
export type AddGuestNote = z.infer<typeof addGuestNoteSchema>;
/** What adding a note answers. */
export const savedNoteSchema = z.pick(guestNoteSchema, { id: true });
export type SavedNote = z.infer<typeof savedNoteSchema>;

/** Whom a new record may be about already. */
export const duplicateSearchSchema = z.strictObject({
  fullName: z.optional(z.string().check(z.trim(), z.maxLength(160))),
  phone: z.optional(phoneSchema),
  idNumber: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  /** The record that is being written. */
  except: z.optional(guestIdSchema),
});
export type DuplicateSearch = z.infer<typeof duplicateSearchSchema>;
export const duplicateReasonSchema = z.enum(["name", "phone", "document"]);
export type DuplicateReason = z.infer<typeof duplicateReasonSchema>;
export const guestDuplicateSchema = z.extend(guestSummarySchema, {
  birthDate: z.nullable(calendarDateSchema),
  reasons: z.array(duplicateReasonSchema),
  /** The latest that has begun: it tells two records apart. An older API says nothing of it. */
  lastStay: z.nullish(
    z.pick(guestStaySchema, { roomNumber: true, checkInDate: true, checkOutDate: true }),
  ),
  createdAt: z.optional(z.string()),
});
export type GuestDuplicate = z.infer<typeof guestDuplicateSchema>;
export const guestDuplicatesSchema = z.object({ guests: z.array(guestDuplicateSchema) });
export type GuestDuplicates = z.infer<typeof guestDuplicatesSchema>;

/**
 * Makes another record part of this one. `profile` is what is known from then on: of each field the
 * value that was chosen. Both versions are those that the choice was made on.
 */
export const mergeGuestsSchema = z.strictObject({
  version: z.int().check(z.minimum(1)),
  mergedId: guestIdSchema,
  mergedVersion: z.int().check(z.minimum(1)),
  profile: guestProfileSchema,
});
export type MergeGuests = z.infer<typeof mergeGuestsSchema>;

/** A profile while it is typed. Each field is text, so that a draft is restored as it was typed. */
export const profileDraftSchema = z.partial(
  z.object({
    /** The version that the first change was made on. */
    seen: z.int(),
    values: z.partialRecord(z.enum(profileFields), z.nullable(z.string())),
    /** What stood there before. */
    before: z.partialRecord(z.enum(profileFields), z.nullable(z.string())),
  }),
);
export type ProfileDraft = z.infer<typeof profileDraftSchema>;
