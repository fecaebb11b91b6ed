import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, posTerminalIdSchema, saleIdSchema } from "../values/ids.ts";
import { nonNegativeCentimesSchema, positiveCentimesSchema } from "../values/money.ts";
import { restaurantRefSchema } from "./pos.ts";
import { chosenModifierSchema, happyHourOrNone, reasonSchema } from "./pos-bill.ts";
import { referenceSchema } from "./reference.ts";
import { shareSchema } from "./tax.ts";

export const saleMethods = ["Cash", "Credit Card", "Room"] as const;
export type SaleMethod = (typeof saleMethods)[number];

/** `tenderedCentimes` is the cash that the guest hands over, for the change. */
const cashPaymentSchema = z.strictObject({
  method: z.literal("Cash"),
  amountCentimes: positiveCentimesSchema,
  tipCentimes: nonNegativeCentimesSchema,
  tenderedCentimes: z.nullable(positiveCentimesSchema),
});
const cardPaymentSchema = z.strictObject({
  method: z.literal("Credit Card"),
  amountCentimes: positiveCentimesSchema,
  tipCentimes: nonNegativeCentimesSchema,
});

/** A part of what is paid in the restaurant: all that can be taken without a network (POS-12). */
export const paymentOnSiteSchema = z.discriminatedUnion("method", [
  cashPaymentSchema,
  cardPaymentSchema,
]);

/** A part of what is paid. */
const newPaymentSchema = z.discriminatedUnion("method", [
  cashPaymentSchema,
  cardPaymentSchema,
  z.strictObject({
    method: z.literal("Room"),
    amountCentimes: positiveCentimesSchema,
    bookingId: bookingIdSchema,
    /** What the guest drew on the screen, as the path data of an SVG. */
    signature: z.nullable(z.string().check(z.regex(/^[MLQCZ0-9 .,-]*$/), z.maxLength(20_000))),
  }),
]);
export type NewPayment = z.infer<typeof newPaymentSchema>;

export const MAX_PAYMENTS = 30;

/** Sells an open bill as the terminal showed it (POS-04…06). Without payments where nothing is to be paid. */
export const sellBillSchema = z.strictObject({
  saleId: saleIdSchema,
  version: z.int(),
  totalCentimes: nonNegativeCentimesSchema,
  terminalId: z.nullable(posTerminalIdSchema),
  payments: z.array(newPaymentSchema).check(z.maxLength(MAX_PAYMENTS)),
});
export type SellBill = z.infer<typeof sellBillSchema>;

export const saleLineSchema = z.object({
  name: z.string(),
  quantity: z.int(),
  /** Of one, with its modifiers. */
  priceCentimes: nonNegativeCentimesSchema,
  happyHour: happyHourOrNone,
  discountCentimes: nonNegativeCentimesSchema,
  discountReason: z.nullable(z.string()),
  modifiers: z.array(chosenModifierSchema),
  note: z.string(),
  tvaBp: shareSchema,
});
export type SaleLine = z.infer<typeof saleLineSchema>;

export const salePaymentSchema = z.object({
  method: z.enum(saleMethods),
  amountCentimes: positiveCentimesSchema,
  tipCentimes: nonNegativeCentimesSchema,
  tenderedCentimes: z.nullable(positiveCentimesSchema),
  roomNumber: z.nullable(z.string()),
  signature: z.nullable(z.string()),
});
export type SalePayment = z.infer<typeof salePaymentSchema>;

/** A sale as its receipt says it. */
export const saleSchema = z.object({
  id: saleIdSchema,
  /** '12/03' (POS-05). */
  number: z.string(),
  restaurantName: z.string(),
  terminalName: z.nullable(z.string()),
  tableName: z.string(),
  billName: z.string(),
  covers: z.nullable(z.int()),
  totalCentimes: nonNegativeCentimesSchema,
  discountReason: z.nullable(z.string()),
  businessDate: calendarDateSchema,
  soldAt: z.string(),
  soldBy: z.nullable(z.string()),
  /** The number of the receipt that was printed without the network (POS-12). */
  provisionalNumber: z.nullable(z.string()),
  /** The business day on which it was made, where it arrived on a later one: then it is late (POS-14). */
  lateFrom: z.nullable(calendarDateSchema),
  lines: z.array(saleLineSchema),
  payments: z.array(salePaymentSchema),
  /** The number of the sale that it gives back. */
  refunds: z.nullable(z.string()),
  refundReason: z.nullable(z.string()),
  /** The number of the refund that gave it back. */
  refundedBy: z.nullable(z.string()),
  /** The network printer that its receipt was sent to in the last days; null where the browser prints it. */
  printerName: z.nullable(z.string()),
});
export type Sale = z.infer<typeof saleSchema>;

export const saleRefSchema = z.extend(restaurantRefSchema, { saleId: saleIdSchema });
export type SaleRef = z.infer<typeof saleRefSchema>;

/** A line of the list of sales. */
export const saleEntrySchema = z.object({
  id: saleIdSchema,
  number: z.string(),
  tableName: z.string(),
  billName: z.string(),
  totalCentimes: nonNegativeCentimesSchema,
  methods: z.array(z.enum(saleMethods)),
  soldAt: z.string(),
  soldBy: z.nullable(z.string()),
  provisionalNumber: z.nullable(z.string()),
  /** The business day on which it was made, where it arrived on a later one. */
  lateFrom: z.nullable(calendarDateSchema),
  /**
   * What the API's bill and menu came to, where a user without `pos.correct` sold it without the network for another amount:
   * the manager checks why (POS-11). Null of other sales.
   */
  expectedTotalCentimes: z.nullable(nonNegativeCentimesSchema),
  isRefund: z.boolean(),
  isRefunded: z.boolean(),
});
export type SaleEntry = z.infer<typeof saleEntrySchema>;

export const MOST_SALES = 200;
/** The sales of a business date, the last one first; of the day that is open where none is given. */
export const salesQuerySchema = z.strictObject({ date: z.optional(calendarDateSchema) });
export type SalesQuery = z.infer<typeof salesQuerySchema>;
export const saleListSchema = z.object({
  businessDate: calendarDateSchema,
  sales: z.array(saleEntrySchema),
});
export type SaleList = z.infer<typeof saleListSchema>;

/** Gives a whole sale back, each payment by its own method; what is on a room is taken off its folio. */
export const refundSaleSchema = z.strictObject({
  refundId: saleIdSchema,
  terminalId: z.nullable(posTerminalIdSchema),
  reason: reasonSchema,
});
export type RefundSale = z.infer<typeof refundSaleSchema>;

/** The guest that a charge would go to: who is checked in to the room (POS-04). */
export const roomGuestQuerySchema = z.strictObject({
  room: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
});
export const roomGuestSchema = z.object({
  bookingId: bookingIdSchema,
  /** Of the stay (BK-22). */
  reference: referenceSchema,
  roomNumber: z.string(),
  guestName: z.string(),
  /** The company whose folio may take charges of the restaurant, if there is one (FOL-07). */
  companyName: z.nullable(z.string()),
});
export type RoomGuest = z.infer<typeof roomGuestSchema>;
