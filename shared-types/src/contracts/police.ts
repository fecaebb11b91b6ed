import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, guestIdSchema, hotelIdSchema } from "../values/ids.ts";
import { bookingStatusSchema } from "./booking.ts";
import { bookingGuestInputSchema, guestProfileSchema } from "./guest.ts";
import { referenceSchema } from "./reference.ts";

/** The stay of a police report, as printed on the form. */
const stayOnForm = {
  bookingId: bookingIdSchema,
  roomNumber: z.string(),
  reference: referenceSchema,
  status: bookingStatusSchema,
  /** The arrival date; for an expected guest, the check-in date of the stay. */
  arrivesOn: calendarDateSchema,
  departsOn: calendarDateSchema,
};

/** One occupant's police report: the identity, and whether it was sent (POL-01, POL-02). */
export const policeFormSchema = z.object({
  ...stayOnForm,
  guestId: guestIdSchema,
  fullName: z.string(),
  /** The same name in the other script, where it is known. */
  nameOtherScript: z.nullable(z.string()),
  isPrimary: z.boolean(),
  phone: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  birthDate: z.nullable(calendarDateSchema),
  birthPlace: z.nullable(z.string()),
  idType: z.nullable(z.string()),
  idNumber: z.nullable(z.string()),
  /** A number is stored, but can't be decrypted: `idNumber` is null. */
  isIdNumberUnreadable: z.optional(z.literal(true)),
  idDeliveryDate: z.nullable(calendarDateSchema),
  idDeliveryPlace: z.nullable(z.string()),
  address: z.nullable(z.string()),
  profession: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** The business date on which it was marked as sent; null for marks from before it was stored. */
  sentOn: z.nullable(calendarDateSchema),
  sentBy: z.nullable(z.string()),
});
export type PoliceForm = z.infer<typeof policeFormSchema>;

/** Occupants of a stay without a name; each of them needs a form (POL-02). */
export const unnamedOccupantsSchema = z.object({
  ...stayOnForm,
  guestName: z.string(),
  count: z.int().check(z.positive()),
});
export type UnnamedOccupants = z.infer<typeof unnamedOccupantsSchema>;

/** The number of unsent forms, including those of unnamed occupants. */
export const policeCountsSchema = z.object({
  /** For guests who have arrived, including `late`. */
  due: z.int(),
  /** Of those, guests who arrived before today. */
  late: z.int(),
  /** For guests expected today. */
  expected: z.int(),
});
export type PoliceCounts = z.infer<typeof policeCountsSchema>;

export const policeReportSchema = z.object({
  businessDate: calendarDateSchema,
  counts: policeCountsSchema,
  /** Not sent, the longest overdue first; limited to the 500 latest arrivals. */
  forms: z.array(policeFormSchema),
  unnamed: z.array(unnamedOccupantsSchema),
  /** Marked as sent on this business date, so the mark can still be undone. */
  sent: z.array(policeFormSchema),
});
export type PoliceReport = z.infer<typeof policeReportSchema>;

/** The fields of the form, in its order. */
export const policeFieldSchema = z.enum([
  "nationality",
  "birthDate",
  "birthPlace",
  "idType",
  "idNumber",
  "idDeliveryDate",
  "idDeliveryPlace",
  "address",
  "profession",
]);
export type PoliceField = z.infer<typeof policeFieldSchema>;

/** The fields missing on the forms of one stay, by name, without any identity values. */
export const policeGapsSchema = z.object({
  /** The primary guest first. */
  guests: z.array(
    z.object({
      guestId: guestIdSchema,
      fullName: z.string(),
      missing: z.array(policeFieldSchema),
    }),
  ),
  /** The number of unnamed occupants. */
  unnamed: z.int(),
});
export type PoliceGaps = z.infer<typeof policeGapsSchema>;

/** The maximum number of unsent forms in the report, and of forms one call records as printed. */
export const MOST_FORMS = 500;

/** The forms about to be printed, recorded as reads of identities. */
export const notePrintSchema = z.strictObject({
  guestIds: z.array(guestIdSchema).check(z.minLength(1), z.maxLength(MOST_FORMS)),
});
export type NotePrint = z.infer<typeof notePrintSchema>;

/** The maximum number of forms marked in one request. */
export const MOST_MARKS = 200;

export const markSentSchema = z.strictObject({
  forms: z
    .array(z.strictObject({ bookingId: bookingIdSchema, guestId: guestIdSchema }))
    .check(z.minLength(1), z.maxLength(MOST_MARKS)),
});
export type MarkSent = z.infer<typeof markSentSchema>;

/** Marking twice is idempotent; the answer names the first user. */
export const policeMarksSchema = z.object({
  marked: z.int(),
  already: z.array(z.object({ guestId: guestIdSchema, sentBy: z.string(), sentAt: z.string() })),
});
export type PoliceMarks = z.infer<typeof policeMarksSchema>;

export const policeFormRefSchema = z.object({
  hotelId: hotelIdSchema,
  bookingId: bookingIdSchema,
  guestId: guestIdSchema,
});
export type PoliceFormRef = z.infer<typeof policeFormRefSchema>;

/** Undoes the mark, with a reason: 'Please provide a reason.' */
export const undoSentSchema = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});
export type UndoSent = z.infer<typeof undoSentSchema>;

/** Adds one occupant to a stay by name. */
export const addOccupantSchema = z.strictObject({ guest: bookingGuestInputSchema });
export type AddOccupant = z.infer<typeof addOccupantSchema>;

export const occupantSchema = z.object({ guestId: guestIdSchema });
export type Occupant = z.infer<typeof occupantSchema>;

/** The fields of a guest's record that complete a form. */
export const policeIdentitySchema = z.pick(guestProfileSchema, {
  fullName: true,
  nationality: true,
  birthDate: true,
  birthPlace: true,
  idType: true,
  idNumber: true,
  idDeliveryDate: true,
  idDeliveryPlace: true,
  address: true,
  profession: true,
});
export type PoliceIdentity = z.infer<typeof policeIdentitySchema>;
