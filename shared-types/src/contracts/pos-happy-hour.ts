import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { happyHourIdSchema, posCategoryIdSchema, posItemIdSchema } from "../values/ids.ts";
import { positiveCentimesSchema } from "../values/money.ts";
import { posNameSchema, restaurantRefSchema } from "./pos.ts";
import { writtenSchema } from "./written.ts";

/** A time of day by the hotel's clock: `17:00`. */
const timeOfDaySchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Days of the week as ISO 8601 counts them: 1 is Monday, 7 is Sunday. */
const weekdaySchema = z.int().check(z.minimum(1), z.maximum(7));

/** A happy hour is cheaper and never free: what is free is a discount, which has a reason (POS-11). */
const offBpSchema = z.int().check(z.minimum(1), z.maximum(9_999));

/** What it changes: the price of one item, or a share off one item or off all items of a category. */
export const happyHourPriceSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("item-price"),
    itemId: posItemIdSchema,
    priceCentimes: positiveCentimesSchema,
  }),
  z.strictObject({ kind: z.literal("item-share"), itemId: posItemIdSchema, offBp: offBpSchema }),
  z.strictObject({
    kind: z.literal("category-share"),
    categoryId: posCategoryIdSchema,
    offBp: offBpSchema,
  }),
]);
export type HappyHourPrice = z.infer<typeof happyHourPriceSchema>;

/** When it is: on these days, from a time to another, which is on the next day where it is not later. */
const schedule = {
  days: z.array(weekdaySchema).check(z.minLength(1), z.maxLength(7)),
  from: timeOfDaySchema,
  to: timeOfDaySchema,
  /** The first and the last day on which it begins; null is without end. */
  firstDate: z.nullable(calendarDateSchema),
  lastDate: z.nullable(calendarDateSchema),
};

/** Other prices of the menu at certain hours (POS-09). */
export const happyHourSchema = z.object({
  id: happyHourIdSchema,
  name: z.string(),
  isActive: z.boolean(),
  ...schedule,
  prices: z.array(happyHourPriceSchema),
  version: z.int(),
});
export type HappyHour = z.infer<typeof happyHourSchema>;

export const MAX_HAPPY_HOURS = 50;
export const MAX_HAPPY_HOUR_PRICES = 200;

export const saveHappyHourSchema = z
  .strictObject({
    version: z.nullable(z.int()),
    name: posNameSchema,
    isActive: z.boolean(),
    ...schedule,
    prices: z.array(happyHourPriceSchema).check(z.minLength(1), z.maxLength(MAX_HAPPY_HOUR_PRICES)),
  })
  .check(
    z.refine(({ days }) => new Set(days).size === days.length, {
      path: ["days"],
      error: "a day is named once",
    }),
    z.refine(({ firstDate, lastDate }) => !firstDate || !lastDate || firstDate <= lastDate, {
      path: ["lastDate"],
      error: "not before the first date",
    }),
    z.refine(({ prices }) => new Set(prices.map(targetOf)).size === prices.length, {
      path: ["prices"],
      error: "an item or a category is named once",
    }),
  );
export type SaveHappyHour = z.infer<typeof saveHappyHourSchema>;
export const savedHappyHourSchema = writtenSchema(happyHourIdSchema);
export type SavedHappyHour = z.infer<typeof savedHappyHourSchema>;

/** The item or the category whose price is changed. */
export const targetOf = (price: HappyHourPrice): string =>
  price.kind === "category-share" ? price.categoryId : price.itemId;

export const happyHourRefSchema = z.extend(restaurantRefSchema, { happyHourId: happyHourIdSchema });
export type HappyHourRef = z.infer<typeof happyHourRefSchema>;
