import * as z from "zod/mini";
import { hotelIdSchema, restaurantIdSchema } from "../values/ids.ts";

export const restaurantRefSchema = z.object({
  hotelId: hotelIdSchema,
  restaurantId: restaurantIdSchema,
});
export type RestaurantRef = z.infer<typeof restaurantRefSchema>;

export const restaurantListSchema = z.object({
  restaurants: z.array(z.object({ id: restaurantIdSchema, name: z.string() })),
});
export type RestaurantList = z.infer<typeof restaurantListSchema>;

/** A name of the restaurant: of a table, a category, an item. */
export const posNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
