import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, guestIdSchema, hotelIdSchema } from "../values/ids.ts";
import { bookingStatusSchema } from "./booking.ts";
import { bookingGuestInputSchema, guestProfileSchema } from "./guest.ts";

/** The stay that a form is about, as it stands on the form. */
const stayOnForm = {
  bookingId: bookingIdSchema,
  roomNumber: z.string(),
  status: bookingStatusSchema,
  /** The day the guest came, or of one who is still expected the day the stay begins. */
  arrivesOn: calendarDateSchema,
  departsOn: calendarDateSchema,
};

/** One occupant's registration form: who they are, and whether the police have it (POL-01, POL-02). */
export const policeFormSchema = z.object({
  ...stayOnForm,
  guestId: guestIdSchema,
  fullName: z.string(),
  /** The same name in the other script, where it is known. */
  nameOtherScript: z.string().nullable(),
  isPrimary: z.boolean(),
  phone: z.string().nullable(),
  nationality: z.string().nullable(),
  birthDate: calendarDateSchema.nullable(),
  birthPlace: z.string().nullable(),
  idType: z.string().nullable(),
  idNumber: z.string().nullable(),
  /** A number is stored, but can't be decrypted: `idNumber` is null. */
  isIdNumberUnreadable: z.literal(true).optional(),
  idDeliveryDate: calendarDateSchema.nullable(),
  idDeliveryPlace: z.string().nullable(),
  address: z.string().nullable(),
  profession: z.string().nullable(),
  sentAt: z.string().nullable(),
  /** The business date on which it was marked as sent; a mark from before it was kept has none. */
  sentOn: calendarDateSchema.nullable(),
  sentBy: z.string().nullable(),
});
export type PoliceForm = z.infer<typeof policeFormSchema>;

/** Occupants of a stay that nobody has named: each of them has a form to be filled (POL-02). */
export const unnamedOccupantsSchema = z.object({
  ...stayOnForm,
  guestName: z.string(),
  count: z.int().positive(),
});
export type UnnamedOccupants = z.infer<typeof unnamedOccupantsSchema>;

/** How many forms are not with the police, those of unnamed occupants among them. */
export const policeCountsSchema = z.object({
  /** Of guests who have come, `late` included. */
  due: z.int(),
  /** Of those, the ones who came before today. */
  late: z.int(),
  /** Of guests who are expected today. */
  expected: z.int(),
});
export type PoliceCounts = z.infer<typeof policeCountsSchema>;

export const policeReportSchema = z.object({
  businessDate: calendarDateSchema,
  counts: policeCountsSchema,
  /** Not sent, the longest overdue first; where they are more than 500, the latest arrivals of them. */
  forms: z.array(policeFormSchema),
  unnamed: z.array(unnamedOccupantsSchema),
  /** Marked as sent on this business date: the mark can still be taken back. */
  sent: z.array(policeFormSchema),
});
export type PoliceReport = z.infer<typeof policeReportSchema>;

/** What the police ask of a guest, in the order of the form. */
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

/** What the forms of one stay still need, by name: nobody's identity leaves with it. */
export const policeGapsSchema = z.object({
  /** The primary guest first. */
  guests: z.array(
    z.object({
      guestId: guestIdSchema,
      fullName: z.string(),
      missing: z.array(policeFieldSchema),
    }),
  ),
  /** Occupants whom nobody has named. */
  unnamed: z.int(),
});
export type PoliceGaps = z.infer<typeof policeGapsSchema>;

/** The most forms that the report lists of those to send, and that one call notes as printed. */
export const MOST_FORMS = 500;

/** Whose forms are about to be printed: it is noted who reads an identity. */
export const notePrintSchema = z.strictObject({
  guestIds: z.array(guestIdSchema).min(1).max(MOST_FORMS),
});
export type NotePrint = z.infer<typeof notePrintSchema>;

/** The most forms that are marked at once. */
export const MOST_MARKS = 200;

export const markSentSchema = z.strictObject({
  forms: z
    .array(z.strictObject({ bookingId: bookingIdSchema, guestId: guestIdSchema }))
    .min(1)
    .max(MOST_MARKS),
});
export type MarkSent = z.infer<typeof markSentSchema>;

/** Marking twice is harmless: who did it first is named. */
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

/** Takes the mark back, with a reason: 'Please provide a reason.' */
export const undoSentSchema = z.strictObject({ reason: z.string().trim().min(1).max(500) });
export type UndoSent = z.infer<typeof undoSentSchema>;

/** Names one more occupant of a stay. */
export const addOccupantSchema = z.strictObject({ guest: bookingGuestInputSchema });
export type AddOccupant = z.infer<typeof addOccupantSchema>;

export const occupantSchema = z.object({ guestId: guestIdSchema });
export type Occupant = z.infer<typeof occupantSchema>;

/** What the desk fills in of a guest's record to complete a form. */
export const policeIdentitySchema = guestProfileSchema.pick({
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
