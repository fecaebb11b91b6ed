import * as z from "zod/mini";
import {
  LAST_COURSE,
  MAX_OPERATIONS,
  MAX_QUANTITY,
  MOST_TICKETS_SERVED,
} from "../values/bill-limits.ts";
import {
  billIdSchema,
  billLineIdSchema,
  diningTableIdSchema,
  kitchenTicketIdSchema,
  modifierIdSchema,
  posItemIdSchema,
  restaurantIdSchema,
  saleIdSchema,
} from "../values/ids.ts";
import { nonNegativeCentimesSchema } from "../values/money.ts";
import { restaurantRefSchema } from "./pos.ts";
import { shareSchema } from "./tax.ts";

export { LAST_COURSE, MAX_OPERATIONS, MAX_QUANTITY };

export const quantitySchema = z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY));
export const courseSchema = z.int().check(z.minimum(1), z.maximum(LAST_COURSE));
export const MOST_COVERS_OF_BILL = 99;
export const coversSchema = z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_COVERS_OF_BILL)));
export const noteSchema = z.string().check(z.trim(), z.maxLength(140));
export const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/** The reason of a merged bill's discount has those of its bills, cut after so many characters. */
export const MOST_MERGED_REASON = 2_000;

/** An option as it was chosen, with its name and price of that moment. */
export const chosenModifierSchema = z.object({
  id: modifierIdSchema,
  name: z.string(),
  priceCentimes: nonNegativeCentimesSchema,
  /** The item of the menu that it is, of a dish of a set. */
  itemId: z.optional(z.nullable(posItemIdSchema)),
  /** The course in which the dishes of its group are prepared; none of options that are no course of a set. */
  course: z.optional(z.nullable(courseSchema)),
});
export type ChosenModifier = z.infer<typeof chosenModifierSchema>;

/** The happy hour that a line was ordered in, and what one would have cost without it, with its modifiers. */
export const happyHourOfLineSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  normalPriceCentimes: nonNegativeCentimesSchema,
});
export type HappyHourOfLine = z.infer<typeof happyHourOfLineSchema>;

/** Missing from lines that a till has kept since an earlier release. */
export const happyHourOrNone = z.optional(z.nullable(happyHourOfLineSchema));

/** When something was tapped, by the clock of the device, which it corrects by the server's. */
export const tappedAtSchema = z.iso.datetime({ offset: true });

export const billLineSchema = z.object({
  id: billLineIdSchema,
  itemId: posItemIdSchema,
  name: z.string(),
  categoryName: z.string(),
  /** Of one, with its modifiers. */
  priceCentimes: nonNegativeCentimesSchema,
  happyHour: happyHourOrNone,
  /** When it was tapped, of a line that only its till knows. */
  orderedAt: z.optional(z.string()),
  quantity: quantitySchema,
  /** How many of them the kitchen was told of. */
  firedQuantity: z.int(),
  /** Of a set: how many of each of its dishes, in the order of `modifiers`. The largest is `firedQuantity`. */
  dishesFired: z.optional(z.array(z.int())),
  modifiers: z.array(chosenModifierSchema),
  note: z.string(),
  course: courseSchema,
  tvaBp: shareSchema,
  discountBp: shareSchema,
  discountReason: z.nullable(z.string()),
});
export type BillLine = z.infer<typeof billLineSchema>;

/** What the whole bill is cheaper by: a share or an amount; both 0 is none. */
export const billDiscountSchema = z.object({
  discountBp: shareSchema,
  discountCentimes: nonNegativeCentimesSchema,
  discountReason: z.nullable(z.string()),
});
export type BillDiscount = z.infer<typeof billDiscountSchema>;

/** A kitchen ticket that is done, with its dishes that are to be served or were served; a void may leave fewer of them (POS-13). */
export const readyTicketSchema = z.object({
  ticketId: kitchenTicketIdSchema,
  /** When the kitchen was done. A ticket that is recalled and done again has a later one. */
  readyAt: z.string(),
  lines: z.array(
    z.object({
      lineId: billLineIdSchema,
      /** Which dish of a set, from 1; null of what is no set. */
      dish: z.optional(z.nullable(z.int())),
      quantity: z.int(),
    }),
  ),
});
export type ReadyTicket = z.infer<typeof readyTicketSchema>;

export const openBillSchema = z.object({
  id: billIdSchema,
  restaurantId: restaurantIdSchema,
  /** Null is a quick sale. */
  tableId: z.nullable(diningTableIdSchema),
  tableName: z.string(),
  name: z.string(),
  covers: z.nullable(z.int()),
  version: z.int(),
  openedAt: z.string(),
  openedBy: z.nullable(z.string()),
  askedAt: z.nullable(z.string()),
  /** When it was printed for the first time: from then on only a void takes something off. */
  presentedAt: z.nullable(z.string()),
  /**
   * The sale that ended another bill of the table without the network: this one has what colleagues added to that bill
   * meanwhile, which was not paid with it (POS-12). Null of other bills.
   */
  restOf: z.nullable(z.object({ saleId: saleIdSchema, number: z.string() })),
  ...billDiscountSchema.shape,
  lines: z.array(billLineSchema),
  /** What waits in the kitchen for a waiter, the longest first. */
  ready: z.array(readyTicketSchema),
  /** What a waiter has brought. Missing from bills that a till has kept since an earlier release. */
  served: z.optional(z.array(readyTicketSchema)),
});
export type OpenBill = z.infer<typeof openBillSchema>;
export const openBillListSchema = z.object({ bills: z.array(openBillSchema) });
export type OpenBillList = z.infer<typeof openBillListSchema>;

export const billRefSchema = z.extend(restaurantRefSchema, { billId: billIdSchema });
export type BillRef = z.infer<typeof billRefSchema>;

/** Tickets as the till saw them: one that was recalled or done again since then is left out. */
const ticketsSchema = z
  .array(
    z.strictObject({
      ticketId: kitchenTicketIdSchema,
      readyAt: z.iso.datetime({ offset: true }),
    }),
  )
  .check(z.minLength(1), z.maxLength(MOST_TICKETS_SERVED));

/** Each operation has an id of its terminal: one that was done already changes nothing when it comes again. */
const operation = <K extends string, S extends z.core.$ZodShape>(kind: K, shape: S) =>
  z.strictObject({ id: z.uuid(), kind: z.literal(kind), ...shape });

export const billOperationSchema = z.discriminatedUnion("kind", [
  /** First of a bill: opens it on a table, or without one. */
  operation("opened", {
    tableId: z.nullable(diningTableIdSchema),
    covers: coversSchema,
  }),
  operation("line-added", {
    lineId: billLineIdSchema,
    itemId: posItemIdSchema,
    quantity: quantitySchema,
    /** Of one with its modifiers, as the terminal shows it. */
    priceCentimes: nonNegativeCentimesSchema,
    modifierIds: z.array(modifierIdSchema).check(z.maxLength(60)),
    note: noteSchema,
    course: courseSchema,
    /** Its price is that of this moment. Tills of earlier releases don't send it: then it is that of the arrival. */
    orderedAt: z.optional(tappedAtSchema),
  }),
  /** More, or less; a line of which nothing is left is gone. What the kitchen knows of is only voided. */
  operation("quantity-changed", {
    lineId: billLineIdSchema,
    by: z.int().check(z.minimum(-MAX_QUANTITY), z.maximum(MAX_QUANTITY)),
    orderedAt: z.optional(tappedAtSchema),
  }),
  operation("line-noted", { lineId: billLineIdSchema, note: noteSchema }),
  operation("line-coursed", { lineId: billLineIdSchema, course: courseSchema }),
  operation("covers-set", { covers: coversSchema }),
  operation("moved", { tableId: z.nullable(diningTableIdSchema) }),
  /** The guests asked for the bill, or want to go on. */
  operation("asked", { isAsked: z.boolean() }),
  /** The browser prints the bill for the guests. */
  operation("presented", {}),
  /** Sends what the kitchen does not know of yet, of one course or of all. */
  operation("fired", { course: z.nullable(courseSchema) }),
  /** The waiter has brought what the kitchen had done. */
  operation("served", { tickets: ticketsSchema }),
  /** The waiter takes 'served' back: the dishes are ready again. */
  operation("unserved", { tickets: ticketsSchema }),
]);
export type BillOperation = z.infer<typeof billOperationSchema>;

export const doOperationsSchema = z.strictObject({
  operations: z.array(billOperationSchema).check(z.minLength(1), z.maxLength(MAX_OPERATIONS)),
});
export type DoOperations = z.infer<typeof doOperationsSchema>;

/** Moves lines, or a part of them, to a new bill of the same table (POS-10). */
export const splitBillSchema = z.strictObject({
  version: z.int(),
  newBillId: billIdSchema,
  lines: z
    .array(
      z.strictObject({
        lineId: billLineIdSchema,
        newLineId: billLineIdSchema,
        quantity: quantitySchema,
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
});
export type SplitBill = z.infer<typeof splitBillSchema>;

/** Moves all lines of a bill to another one, which goes on. */
export const mergeBillSchema = z.strictObject({ version: z.int(), intoBillId: billIdSchema });
export type MergeBill = z.infer<typeof mergeBillSchema>;

/** Takes off what the kitchen was told of already, or what is on a bill that was presented (POS-11). */
export const voidLineSchema = z.strictObject({
  lineId: billLineIdSchema,
  quantity: quantitySchema,
  reason: reasonSchema,
});
export type VoidLine = z.infer<typeof voidLineSchema>;

/** A discount on one line in basis points, or on the whole bill as a share or an amount. All 0 takes it off. */
export const discountBillSchema = z
  .strictObject({
    version: z.int(),
    lineId: z.nullable(billLineIdSchema),
    discountBp: shareSchema,
    discountCentimes: nonNegativeCentimesSchema,
    reason: z.string().check(z.trim(), z.maxLength(200)),
  })
  .check(
    z.refine(
      ({ discountBp, discountCentimes, reason }) =>
        discountBp + discountCentimes === 0 || reason !== "",
      {
        path: ["reason"],
        error: "a discount has a reason",
      },
    ),
    z.refine(({ discountBp, discountCentimes }) => discountBp === 0 || discountCentimes === 0, {
      path: ["discountCentimes"],
      error: "a share or an amount, not both",
    }),
    z.refine(({ lineId, discountCentimes }) => lineId === null || discountCentimes === 0, {
      path: ["discountCentimes"],
      error: "a line is discounted by a share",
    }),
  );
export type DiscountBill = z.infer<typeof discountBillSchema>;

/** Both bills after a split; the other one's alone after a merge. */
export const changedBillsSchema = z.object({ bills: z.array(openBillSchema) });
export type ChangedBills = z.infer<typeof changedBillsSchema>;
