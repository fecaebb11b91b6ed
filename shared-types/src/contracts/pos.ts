import * as z from "zod/mini";
import {
  diningTableIdSchema,
  hotelIdSchema,
  posCategoryIdSchema,
  posItemIdSchema,
  restaurantIdSchema,
} from "../values/ids.ts";
import { nonNegativeCentimesSchema } from "../values/money.ts";

export const restaurantRefSchema = z.object({
  hotelId: hotelIdSchema,
  restaurantId: restaurantIdSchema,
});

export const restaurantListSchema = z.object({
  restaurants: z.array(z.object({ id: restaurantIdSchema, name: z.string() })),
});
export type RestaurantList = z.infer<typeof restaurantListSchema>;

/** A table is occupied as long as it has an open bill (POS-02). */
export const diningTableSchema = z.object({
  id: diningTableIdSchema,
  name: z.string(),
  covers: z.int().check(z.positive()),
  openBills: z.int().check(z.nonnegative()),
  openTotalCentimes: nonNegativeCentimesSchema,
});
export type DiningTable = z.infer<typeof diningTableSchema>;

export const posCategorySchema = z.object({ id: posCategoryIdSchema, name: z.string() });
export type PosCategory = z.infer<typeof posCategorySchema>;

export const posItemSchema = z.object({
  id: posItemIdSchema,
  categoryId: z.nullable(posCategoryIdSchema),
  name: z.string(),
  priceCentimes: nonNegativeCentimesSchema,
});
export type PosItem = z.infer<typeof posItemSchema>;

/** A restaurant as its staff see it: the tables with what is open on them, and the menu. */
export const restaurantFloorSchema = z.object({
  id: restaurantIdSchema,
  name: z.string(),
  tables: z.array(diningTableSchema),
  categories: z.array(posCategorySchema),
  items: z.array(posItemSchema),
});
export type RestaurantFloor = z.infer<typeof restaurantFloorSchema>;
