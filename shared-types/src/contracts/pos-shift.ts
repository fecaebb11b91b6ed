import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { shiftIdSchema } from "../values/ids.ts";
import { centimesSchema, nonNegativeCentimesSchema } from "../values/money.ts";
import { terminalRefSchema } from "./pos-floor.ts";
import { saleMethods } from "./pos-sale.ts";
import { shareSchema } from "./tax.ts";

/** What a shift took by one method; refunds count against it. */
const takingsSchema = z.object({
  method: z.enum(saleMethods),
  amountCentimes: centimesSchema,
  tipCentimes: centimesSchema,
  count: z.int(),
});

/** An X report while the shift is open, its Z report once it is closed (POS-14). */
export const shiftReportSchema = z.object({
  id: shiftIdSchema,
  number: z.int(),
  terminalName: z.string(),
  restaurantName: z.string(),
  businessDate: calendarDateSchema,
  openedAt: z.string(),
  openedBy: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  floatCentimes: nonNegativeCentimesSchema,
  takings: z.array(takingsSchema),
  /** Who sold how much. Null, as `tva`, until the cash was counted, for who may not correct sales: both contain it. */
  users: z.nullable(
    z.array(
      z.object({ name: z.nullable(z.string()), amountCentimes: centimesSchema, count: z.int() }),
    ),
  ),
  tva: z.nullable(
    z.array(
      z.object({ tvaBp: shareSchema, netCentimes: centimesSchema, tvaCentimes: centimesSchema }),
    ),
  ),
  discountCentimes: centimesSchema,
  /** What was sold in happy hours, by name, and by how much it was below the normal prices. Missing in answers of an older API. */
  happyHours: z.optional(
    z.array(z.object({ name: z.string(), quantity: z.int(), reducedCentimes: centimesSchema })),
  ),
  voids: z.object({ count: z.int(), amountCentimes: centimesSchema }),
  refunds: z.object({ count: z.int(), amountCentimes: centimesSchema }),
  /**
   * Sales that were made without the network before the terminal's former count, by the device's clock, and arrived after it
   * (POS-14). They are in the sums of this report, and their cash with tips in what the drawer should hold. It was perhaps
   * counted then: this explains a surplus of the former shift, and a shortage of this one. Both sums are null as `users`.
   */
  late: z.object({
    count: z.int(),
    amountCentimes: z.nullable(centimesSchema),
    cashCentimes: z.nullable(centimesSchema),
  }),
  firstNumber: z.nullable(z.string()),
  lastNumber: z.nullable(z.string()),
  /** Null until the cash was counted: the count is blind. */
  expectedCentimes: z.nullable(centimesSchema),
  countedCentimes: z.nullable(nonNegativeCentimesSchema),
  note: z.nullable(z.string()),
});
export type ShiftReport = z.infer<typeof shiftReportSchema>;

/** The open shift of a terminal; null where nothing was sold since the last count. */
export const openShiftSchema = z.object({ shift: z.nullable(shiftReportSchema) });
export type OpenShift = z.infer<typeof openShiftSchema>;

export const openShiftBodySchema = z.strictObject({
  shiftId: shiftIdSchema,
  floatCentimes: nonNegativeCentimesSchema,
});
export type OpenShiftBody = z.infer<typeof openShiftBodySchema>;

export const closeShiftSchema = z.strictObject({
  shiftId: shiftIdSchema,
  countedCentimes: nonNegativeCentimesSchema,
  note: z.string().check(z.trim(), z.maxLength(200)),
});
export type CloseShift = z.infer<typeof closeShiftSchema>;

export const shiftRefSchema = z.extend(terminalRefSchema, { shiftId: shiftIdSchema });
export type ShiftRef = z.infer<typeof shiftRefSchema>;

/** The closed shifts of a terminal, the last one first. */
export const shiftListSchema = z.object({
  shifts: z.array(
    z.object({
      id: shiftIdSchema,
      number: z.int(),
      businessDate: calendarDateSchema,
      closedAt: z.string(),
      closedBy: z.nullable(z.string()),
      expectedCentimes: centimesSchema,
      countedCentimes: nonNegativeCentimesSchema,
    }),
  ),
});
export type ShiftList = z.infer<typeof shiftListSchema>;
