import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import {
  bookingIdSchema,
  folioIdSchema,
  groupIdSchema,
  restaurantIdSchema,
  shiftIdSchema,
} from "../values/ids.ts";
import {
  centimesSchema,
  nonNegativeCentimesSchema,
  positiveCentimesSchema,
  ZERO,
} from "../values/money.ts";
import { bookingStatusSchema } from "./booking.ts";
import { groupRoomsSchema } from "./day-grid.ts";
import { folioPayerSchema, nightlyItemSchema } from "./folio.ts";
import { referenceSchema } from "./reference.ts";

/** A stay in the lists of the night audit. */
const auditedStaySchema = z.object({
  bookingId: bookingIdSchema,
  roomNumber: z.string(),
  guestName: z.string(),
  reference: referenceSchema,
});

/** In-house on or after the departure date: charged for this night too, unless the guest leaves first. */
export const pendingDepartureSchema = z.extend(auditedStaySchema, {
  checkOutDate: calendarDateSchema,
  /** The balance of all folios of the stay. */
  balanceCentimes: centimesSchema,
});
export type PendingDeparture = z.infer<typeof pendingDepartureSchema>;

/** Expected on or before the business date and not checked in. */
export const pendingArrivalSchema = z.extend(auditedStaySchema, {
  status: bookingStatusSchema,
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  /** Whether this audit marks it as no-show. A no-show of an earlier day that was reactivated stays expected. */
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

/** A cash shift of a restaurant's till that nobody has counted yet (POS-14). */
export const openShiftSchema = z.object({
  shiftId: shiftIdSchema,
  restaurantName: z.string(),
  terminalName: z.string(),
  openedAt: z.string(),
  openedBy: z.nullable(z.string()),
});
export type OpenShift = z.infer<typeof openShiftSchema>;

/** In-house with a total balance above the hotel's threshold (NA-06). */
export const highBalanceGuestSchema = z.extend(auditedStaySchema, {
  balanceCentimes: centimesSchema,
});
export type HighBalanceGuest = z.infer<typeof highBalanceGuestSchema>;

/**
 * A group with an unsettled account and no current or future guests, or with a balance above the hotel's
 * threshold.
 */
export const openGroupAccountSchema = z.object({
  groupId: groupIdSchema,
  groupName: z.string(),
  /** The last departure of its blocks. */
  checkOutDate: calendarDateSchema,
  /** Negative when paid in advance. */
  balanceCentimes: centimesSchema,
});
export type OpenGroupAccount = z.infer<typeof openGroupAccountSchema>;

/**
 * What becomes of rooms that a group holds for tonight without a booking (GRP-08): `keep` holds them for the nights to come, `charge` does so too and puts tonight on the
 * group's account, `release` gives all nights to come back to sale.
 */
export const groupRoomDecisionSchema = z.enum(["keep", "charge", "release"]);
export type GroupRoomDecision = z.infer<typeof groupRoomDecisionSchema>;

/** The checklist before the day is closed (NA-01). Only open bills block closing (NA-02). */
export const nightAuditChecklistSchema = z.object({
  businessDate: calendarDateSchema,
  pendingDepartures: z.array(pendingDepartureSchema),
  pendingArrivals: z.array(pendingArrivalSchema),
  openBills: z.array(openBillSchema),
  /** Missing in answers of an older API. */
  openShifts: z.optional(z.array(openShiftSchema)),
  highBalances: z.array(highBalanceGuestSchema),
  openGroupAccounts: z.array(openGroupAccountSchema),
  /** What groups hold for tonight without a booking (GRP-08). Missing in answers of an older API. */
  groupRooms: z.optional(z.array(groupRoomsSchema)),
  highBalanceThresholdCentimes: nonNegativeCentimesSchema,
  /** The day that was closed before this one; null if no day was closed before. */
  lastClosed: z.nullable(
    z.object({
      date: calendarDateSchema,
      closedAt: z.string(),
      /** The name or email of the user who closed it. */
      closedBy: z.nullable(z.string()),
    }),
  ),
});
export type NightAuditChecklist = z.infer<typeof nightAuditChecklistSchema>;

/** A line that the audit posts, and the folio it is posted to (FOL-07). */
export const auditChargeSchema = z.object({
  item: nightlyItemSchema,
  folioId: folioIdSchema,
  /** The company's name, or 'Personal' for the guest's own folio. */
  folioName: z.string(),
  payer: folioPayerSchema,
  amountCentimes: positiveCentimesSchema,
});
export type AuditCharge = z.infer<typeof auditChargeSchema>;

/** A stay in-house and the postings of this night; empty where the night is already charged. */
export const auditRoomSchema = z.extend(auditedStaySchema, {
  checkOutDate: calendarDateSchema,
  /** Past the agreed departure. */
  isOverdue: z.boolean(),
  charges: z.array(auditChargeSchema),
});
export type AuditRoom = z.infer<typeof auditRoomSchema>;

export const auditNoShowSchema = z.extend(auditedStaySchema, {
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  /** The advance payment; it stays on the folio. */
  depositCentimes: centimesSchema,
});
export type AuditNoShow = z.infer<typeof auditNoShowSchema>;

/** What the audit will change, rooms ordered by number (NA-05). */
export const nightAuditPreviewSchema = z.object({
  businessDate: calendarDateSchema,
  newBusinessDate: calendarDateSchema,
  /** The date in the hotel's time zone. A business date is over when this is later. */
  today: calendarDateSchema,
  /** Hash of this preview. The audit posts exactly this preview, or refuses. */
  fingerprint: z.string(),
  rooms: z.array(auditRoomSchema),
  noShows: z.array(auditNoShowSchema),
  /** Each has to be decided when the day is closed. Missing in answers of an older API. */
  groupRooms: z.optional(z.array(groupRoomsSchema)),
  totals: z.object({
    /** The number of stays in-house. */
    rooms: z.int().check(z.nonnegative()),
    /** Of these, the stays without a posting by this audit. */
    alreadyCharged: z.int().check(z.nonnegative()),
    postings: z.int().check(z.nonnegative()),
    roomCentimes: centimesSchema,
    tdsCentimes: centimesSchema,
    /** TVA and stay tax that are lines of their own. Missing in answers of an older API. */
    tvaCentimes: z.optional(centimesSchema),
    stayTaxCentimes: z.optional(centimesSchema),
    totalCentimes: centimesSchema,
    guestCentimes: centimesSchema,
    companyCentimes: centimesSchema,
    noShows: z.int().check(z.nonnegative()),
    /** Stays that begin on the new business date and become due in. */
    dueIn: z.int().check(z.nonnegative()),
  }),
});
export type NightAuditPreview = z.infer<typeof nightAuditPreviewSchema>;

/** More blocks than any house has in one night. */
const MAX_GROUP_ROOMS = 2_000;

/**
 * Closes the business date. `businessDate` is the date as the user typed it to confirm, and `fingerprint`
 * that of the preview shown. If either no longer matches, nothing is changed.
 */
export const runNightAuditSchema = z.strictObject({
  businessDate: calendarDateSchema,
  fingerprint: z.string().check(z.minLength(1), z.maxLength(200)),
  /** What becomes of each block of the preview's `groupRooms`. */
  groupRooms: z.optional(
    z
      .array(z.strictObject({ blockId: z.uuid(), decision: groupRoomDecisionSchema }))
      .check(z.maxLength(MAX_GROUP_ROOMS)),
  ),
  /** Confirms that the day is over although it is still that date in the hotel's time zone; required in that case. */
  early: z.optional(z.literal(true)),
});
export type RunNightAudit = z.infer<typeof runNightAuditSchema>;

const amountsByName = z.record(z.string(), centimesSchema);

/**
 * The totals of a day's documents, each with the tax rates it was issued with. TVA and stay tax are what the documents
 * add: what the prices contain is among the taxes of the charges.
 */
export const documentSumsSchema = z.object({
  count: z.int().check(z.nonnegative()),
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

/** The figures of a restaurant. Sales charged to a room are included here and in `otherRevenueCentimes`. */
export const restaurantDaySchema = z.object({
  restaurantId: restaurantIdSchema,
  /** The restaurant's name on that day. */
  name: z.string(),
  /** By method: 'Cash', 'Credit Card', 'Room'. */
  salesCentimes: amountsByName,
});
export type RestaurantDay = z.infer<typeof restaurantDaySchema>;

/**
 * The figures of a business date, frozen when it is closed. Amounts are centimes, net of that day's
 * reversals, and may be negative.
 */
export const dayStatisticsSchema = z.object({
  /** All rooms of the house. */
  rooms: z.int(),
  /** Out of order for the night and unoccupied. */
  outOfOrder: z.int(),
  /** Rooms with a guest at the end of the day. */
  sold: z.int(),
  /** Guests who checked in and out on this date. */
  dayUse: z.int(),
  arrivals: z.int(),
  departures: z.int(),
  /** In-house at the end of the day. */
  persons: z.int(),
  adults: z.int(),
  children: z.int(),
  /** Marked as no-show on this date. */
  noShows: z.int(),
  cancellations: z.int(),
  /** Room charges, without the taxes: neither those that prices contain nor those that are lines of their own. */
  roomRevenueCentimes: centimesSchema,
  /** Of these, the room charges of guests who checked in and out on one date. */
  dayUseRevenueCentimes: centimesSchema,
  /** The tourism tax (TDS), which is not revenue. */
  tdsCentimes: centimesSchema,
  /**
   * The TVA and the stay tax of the day's charges: what prices contain, and what is added as lines of its own. The keys
   * are those of days that were closed when taxes were only ever contained. Days that a former release closed have none.
   */
  includedTvaCentimes: centimesSchema,
  includedStayTaxCentimes: centimesSchema,
  /** How much of the two is added as lines of its own. Days that a former release closed have none. */
  addedTvaCentimes: z.optional(centimesSchema),
  addedStayTaxCentimes: z.optional(centimesSchema),
  /**
   * Charges on folios and group accounts by department, except room and taxes: 'Restaurant', 'Spa', …, without the TVA
   * that prices contain. A missing key is zero.
   */
  otherRevenueCentimes: amountsByName,
  /** Restaurant sales paid there and not posted to a folio, by method: 'Cash', 'Credit Card'. */
  restaurantSalesCentimes: amountsByName,
  /**
   * Payments on folios and group accounts by method; 'Company Account' and 'Group Account' are transfers,
   * not money.
   */
  paymentsCentimes: amountsByName,
  /** Money received on folios, by method: `paymentsCentimes` without the transfers. */
  receivedCentimes: amountsByName,
  /** Transferred to companies' accounts. */
  companyTransfersCentimes: centimesSchema,
  /** Issued on this date. Credit notes are separate, as positive amounts. */
  invoices: documentSumsSchema,
  creditNotes: documentSumsSchema,
  /** Payments of companies for their invoices and the stamp duty collected on them, by method. */
  invoicePaymentsCentimes: amountsByName,
  /** Restaurants with sales, by name. */
  restaurants: z.array(restaurantDaySchema),
});
export type DayStatistics = z.infer<typeof dayStatisticsSchema>;

export const nightAuditResultSchema = z.object({
  closedDate: calendarDateSchema,
  newBusinessDate: calendarDateSchema,
  /** The number of stays charged, the number of lines, and their total. */
  charged: z.int().check(z.nonnegative()),
  postings: z.int().check(z.nonnegative()),
  totalCentimes: centimesSchema,
  /** Stays, and rooms that groups held and did not take. */
  noShows: z.int().check(z.nonnegative()),
  dueIn: z.int().check(z.nonnegative()),
  statistics: dayStatisticsSchema,
});
export type NightAuditResult = z.infer<typeof nightAuditResultSchema>;
