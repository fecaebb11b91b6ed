import * as z from "zod/mini";
import { bookingIdSchema, groupIdSchema } from "../values/ids.ts";
import { writtenSchema } from "./written.ts";

export const MAX_ORDER_NUMBER = 60;
export const MAX_ORDER_LINK = 500;

/** The purchase order by which a company ordered a stay or a group: its number, and where it can be read. */
export const purchaseOrderSchema = z.object({
  number: z.nullable(z.string()),
  url: z.nullable(z.string()),
});
export type PurchaseOrder = z.infer<typeof purchaseOrderSchema>;

/**
 * That of a stay: the number and the link that apply, what the stay has of its own, and its group's where the same company
 * pays. A number that the stay has not is its group's; so is a link, unless the stay has a number that is not the group's.
 */
export const stayPurchaseOrderSchema = z.extend(purchaseOrderSchema, {
  own: purchaseOrderSchema,
  ofGroup: z.nullable(purchaseOrderSchema),
});
export type StayPurchaseOrder = z.infer<typeof stayPurchaseOrderSchema>;

/** `version` is that of the stay or of the group. An empty text is none. */
export const setPurchaseOrderSchema = z.strictObject({
  version: z.int(),
  number: z.string().check(z.trim(), z.maxLength(MAX_ORDER_NUMBER)),
  url: z.string().check(z.trim(), z.maxLength(MAX_ORDER_LINK)),
});
export type SetPurchaseOrder = z.infer<typeof setPurchaseOrderSchema>;

/** The stay or the group that has it now. */
export const savedPurchaseOrderSchema = writtenSchema(z.union([bookingIdSchema, groupIdSchema]));
export type SavedPurchaseOrder = z.infer<typeof savedPurchaseOrderSchema>;
