import * as z from "zod/mini";
import { chargeItemIdSchema } from "../values/ids.ts";
import { positiveCentimesSchema } from "../values/money.ts";
import { chargeDepartmentSchema } from "./folio.ts";

/** An entry of a hotel's charge catalogue: 'Minibar – water', its unit price and its department (FOL-04). */
export const chargeItemSchema = z.object({
  id: chargeItemIdSchema,
  name: z.string(),
  department: chargeDepartmentSchema,
  priceCentimes: positiveCentimesSchema,
});
export type ChargeItem = z.infer<typeof chargeItemSchema>;

/** The items that are offered, in the hotel's order. */
export const chargeItemListSchema = z.object({ items: z.array(chargeItemSchema) });
export type ChargeItemList = z.infer<typeof chargeItemListSchema>;
