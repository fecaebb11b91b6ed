import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import {
  bookingIdSchema,
  folioIdSchema,
  groupIdSchema,
  restaurantIdSchema,
} from "../values/ids.ts";
import {
  centimesSchema,
  nonNegativeCentimesSchema,
  positiveCentimesSchema,
  ZERO,
} from "../values/money.ts";
import { bookingStatusSchema } from "./booking.ts";
import { folioPayerSchema, nightlyItemSchema } from "./folio.ts";

/** A stay as the lines of the night audit name it. */
const auditedStaySchema = z.object({
  bookingId: bookingIdSchema,
  roomNumber: z.string(),
  guestName: z.string(),
});

/** In the house on or after the day of departure: charged for this night too, unless they leave first. */
export const pendingDepartureSchema = auditedStaySchema.extend({
  checkOutDate: calendarDateSchema,
  /** Over all folios of the stay. */
  balanceCentimes: centimesSchema,
});
export type PendingDeparture = z.infer<typeof pendingDepartureSchema>;

/** Expected by now and not here. */
export const pendingArrivalSchema = auditedStaySchema.extend({
  status: bookingStatusSchema,
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  /** Whether this audit makes it a no-show; who was expected again after an earlier day stays expected. */
  becomesNoShow: z.boolean(),
});
export type PendingArrival = z.infer<typeof pendingArrivalSchema>;

export const openBillSchema = z.object({
  billId: z.uuid(),
  name: z.string(),
  restaurantId: restaurantIdSchema,
  restaurantName: z.string(),
  tableName: z.string(),
  openedAt: z.string(),
  totalCentimes: nonNegativeCentimesSchema,
});
export type OpenBill = z.infer<typeof openBillSchema>;

/** In the house, and owes more over all folios than the hotel's threshold (NA-06). */
export const highBalanceGuestSchema = auditedStaySchema.extend({ balanceCentimes: centimesSchema });
export type HighBalanceGuest = z.infer<typeof highBalanceGuestSchema>;

/**
 * A group whose account isn't settled although none of its guests is here or to come any more, or that
 * owes more than the hotel's threshold.
 */
export const openGroupAccountSchema = z.object({
  groupId: groupIdSchema,
  groupName: z.string(),
  /** The last departure of its blocks. */
  checkOutDate: calendarDateSchema,
  /** Below zero was paid ahead. */
  balanceCentimes: centimesSchema,
});
export type OpenGroupAccount = z.infer<typeof openGroupAccountSchema>;

/** What to look at before the day is closed (NA-01). Open bills alone keep it from closing (NA-02). */
export const nightAuditChecklistSchema = z.object({
  businessDate: calendarDateSchema,
  pendingDepartures: z.array(pendingDepartureSchema),
  pendingArrivals: z.array(pendingArrivalSchema),
  openBills: z.array(openBillSchema),
  highBalances: z.array(highBalanceGuestSchema),
  openGroupAccounts: z.array(openGroupAccountSchema),
  highBalanceThresholdCentimes: nonNegativeCentimesSchema,
  /** The day closed before this one; null where none ever was. */
  lastClosed: z
    .object({
      date: calendarDateSchema,
      closedAt: z.string(),
      /** The name or email of who closed it. */
      closedBy: z.string().nullable(),
    })
    .nullable(),
});
export type NightAuditChecklist = z.infer<typeof nightAuditChecklistSchema>;

/** A line that the audit posts, and the folio that takes it (FOL-07). */
export const auditChargeSchema = z.object({
  item: nightlyItemSchema,
  folioId: folioIdSchema,
  /** The company's name, or 'Personal' of the guest's own. */
  folioName: z.string(),
  payer: folioPayerSchema,
  amountCentimes: positiveCentimesSchema,
});
export type AuditCharge = z.infer<typeof auditChargeSchema>;

/** A stay in the house, and what this night posts on its folios: nothing where the desk has charged it. */
export const auditRoomSchema = auditedStaySchema.extend({
  checkOutDate: calendarDateSchema,
  /** Past the agreed departure. */
  isOverdue: z.boolean(),
  charges: z.array(auditChargeSchema),
});
export type AuditRoom = z.infer<typeof auditRoomSchema>;

export const auditNoShowSchema = auditedStaySchema.extend({
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  /** What the guest paid ahead; it stays on the folio. */
  depositCentimes: centimesSchema,
});
export type AuditNoShow = z.infer<typeof auditNoShowSchema>;

/** Exactly what the audit will do to the day, rooms in the order of their numbers (NA-05). */
export const nightAuditPreviewSchema = z.object({
  businessDate: calendarDateSchema,
  newBusinessDate: calendarDateSchema,
  /** What the hotel's own clock shows. A day is over when this is past it. */
  today: calendarDateSchema,
  /** Names what is shown here. The audit posts exactly this, or refuses. */
  fingerprint: z.string(),
  rooms: z.array(auditRoomSchema),
  noShows: z.array(auditNoShowSchema),
  totals: z.object({
    /** Stays in the house. */
    rooms: z.int().nonnegative(),
    /** Of these, the ones that this audit posts nothing on. */
    alreadyCharged: z.int().nonnegative(),
    postings: z.int().nonnegative(),
    roomCentimes: centimesSchema,
    tdsCentimes: centimesSchema,
    totalCentimes: centimesSchema,
    guestCentimes: centimesSchema,
    companyCentimes: centimesSchema,
    noShows: z.int().nonnegative(),
    /** Stays that begin on the new business date and are due in from then on. */
    dueIn: z.int().nonnegative(),
  }),
});
export type NightAuditPreview = z.infer<typeof nightAuditPreviewSchema>;

/**
 * Closes the business date. `businessDate` is the date as the person typed it to confirm, and
 * `fingerprint` that of the preview they saw: if either is no longer so, nothing happens.
 */
export const runNightAuditSchema = z.strictObject({
  businessDate: calendarDateSchema,
  fingerprint: z.string().min(1).max(200),
  /** Says that the day is over although the hotel's clock still shows it: it is not closed without. */
  early: z.literal(true).optional(),
});
export type RunNightAudit = z.infer<typeof runNightAuditSchema>;

const amountsByName = z.record(z.string(), centimesSchema);

/** What the documents of a day come to, each with the taxes that it was issued with. */
export const documentSumsSchema = z.object({
  count: z.int().nonnegative(),
  subtotalCentimes: centimesSchema,
  tvaCentimes: centimesSchema,
  stayTaxCentimes: centimesSchema,
  stampDutyCentimes: centimesSchema,
});
export type DocumentSums = z.infer<typeof documentSumsSchema>;

export const NO_DOCUMENTS: DocumentSums = {
  count: 0,
  subtotalCentimes: ZERO,
  tvaCentimes: ZERO,
  stayTaxCentimes: ZERO,
  stampDutyCentimes: ZERO,
};

/** A restaurant's day. What was sold to a room stands here, and as a charge in `otherRevenueCentimes`, too. */
export const restaurantDaySchema = z.object({
  restaurantId: restaurantIdSchema,
  /** As it was called then. */
  name: z.string(),
  /** By method: 'Cash', 'Credit Card', 'Room'. */
  salesCentimes: amountsByName,
});
export type RestaurantDay = z.infer<typeof restaurantDaySchema>;

/**
 * A business date in figures, frozen when it was closed: nothing that happens later changes them.
 * Amounts are centimes, net of what was taken back on that day, and may be below zero.
 */
export const dayStatisticsSchema = z.object({
  /** All rooms of the house. */
  rooms: z.int(),
  /** Closed for the night and nobody in them. */
  outOfOrder: z.int(),
  /** Rooms with a guest at the end of the day. */
  sold: z.int(),
  /** Guests who came and went on this one date. */
  dayUse: z.int(),
  arrivals: z.int(),
  departures: z.int(),
  /** In the house at the end of the day. */
  persons: z.int(),
  adults: z.int(),
  children: z.int(),
  /** Marked on this date as not having come. */
  noShows: z.int(),
  cancellations: z.int(),
  /** Room charges, without the tourism tax. */
  roomRevenueCentimes: centimesSchema,
  /** The tourism tax (TDS): collected, not earned. */
  tdsCentimes: centimesSchema,
  /** Charges on folios and groups' accounts by department, other than room and tax: 'Restaurant', 'Spa', … Absent is zero. */
  otherRevenueCentimes: amountsByName,
  /** Sold in the restaurants and paid there, not on a folio, by method: 'Cash', 'Credit Card'. */
  restaurantSalesCentimes: amountsByName,
  /** Taken on folios and groups' accounts by method; 'Company Account' and 'Group Account' are transfers, no money. */
  paymentsCentimes: amountsByName,
  /** Money taken on folios, by method: `paymentsCentimes` without the transfers. */
  receivedCentimes: amountsByName,
  /** Transferred to companies' accounts. */
  companyTransfersCentimes: centimesSchema,
  /** Issued on this date. Credit notes stand apart, as positive as what they take off. */
  invoices: documentSumsSchema,
  creditNotes: documentSumsSchema,
  /** Paid by companies for their invoices, by method. */
  invoicePaymentsCentimes: amountsByName,
  /** Those that sold something, by name. */
  restaurants: z.array(restaurantDaySchema),
});
export type DayStatistics = z.infer<typeof dayStatisticsSchema>;

/** As a closed day holds them: one that a former release closed lacks what was not counted then. */
export const frozenStatisticsSchema = dayStatisticsSchema.extend({
  receivedCentimes: amountsByName.default({}),
  companyTransfersCentimes: centimesSchema.default(ZERO),
  invoices: documentSumsSchema.default(NO_DOCUMENTS),
  creditNotes: documentSumsSchema.default(NO_DOCUMENTS),
  invoicePaymentsCentimes: amountsByName.default({}),
  restaurants: z.array(restaurantDaySchema).default([]),
});
export type FrozenStatistics = z.input<typeof frozenStatisticsSchema>;

export const nightAuditResultSchema = z.object({
  closedDate: calendarDateSchema,
  newBusinessDate: calendarDateSchema,
  /** Stays that were charged, the lines they were charged with, and what these come to. */
  charged: z.int().nonnegative(),
  postings: z.int().nonnegative(),
  totalCentimes: centimesSchema,
  noShows: z.int().nonnegative(),
  dueIn: z.int().nonnegative(),
  statistics: dayStatisticsSchema,
});
export type NightAuditResult = z.infer<typeof nightAuditResultSchema>;
