import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { restaurantIdSchema, userIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { saleMethods } from "./pos-sale.ts";
import { isReportPeriod } from "./report.ts";

/** The sales of a period, both days inclusive, of one restaurant or of all. */
export const restaurantSalesQuerySchema = z
  .strictObject({
    from: calendarDateSchema,
    to: calendarDateSchema,
    restaurant: z.optional(restaurantIdSchema),
  })
  .check(...isReportPeriod);
export type RestaurantSalesQuery = z.output<typeof restaurantSalesQuerySchema>;

/** What was sold, after discounts, less what refunds gave back. */
const sold = { quantity: z.int(), amountCentimes: centimesSchema };
/** How many sales, without refunds, and what they came to, less refunds. */
const counted = { count: z.int(), amountCentimes: centimesSchema };

/** Restaurant sales as the manager looks at them; each list comes to the same total. */
export const restaurantSalesSchema = z.object({
  businessDate: calendarDateSchema,
  from: calendarDateSchema,
  to: calendarDateSchema,
  /** Those of the hotel, by name, also without sales: the report can be of one of them. */
  restaurants: z.array(z.object({ restaurantId: restaurantIdSchema, name: z.string() })),
  totals: z.object({
    ...counted,
    discountCentimes: centimesSchema,
    tipCentimes: centimesSchema,
    covers: z.int(),
    refunds: z.object({ count: z.int(), amountCentimes: centimesSchema }),
    /** Taken off bills after the kitchen had been told of it. */
    voids: z.object({ quantity: z.int(), amountCentimes: centimesSchema }),
    /** Made on an earlier business day without the network; they are in the sums of the day on which they arrived. */
    late: z.object({ count: z.int(), amountCentimes: centimesSchema }),
  }),
  /** The most sold first. A category without a name is of items in none. */
  items: z.array(z.object({ name: z.string(), categoryName: z.string(), ...sold })),
  categories: z.array(z.object({ name: z.string(), ...sold })),
  /** What was ordered in happy hours, by name: part of the amounts above, and by how much it was below the normal prices. */
  happyHours: z.array(z.object({ name: z.string(), ...sold, reducedCentimes: centimesSchema })),
  /** The hour of the day at the hotel in which bills were closed: 0 … 23. */
  hours: z.array(z.object({ hour: z.int(), ...counted })),
  waiters: z.array(
    z.object({
      userId: z.nullable(userIdSchema),
      name: z.nullable(z.string()),
      ...counted,
      tipCentimes: centimesSchema,
    }),
  ),
  methods: z.array(
    z.object({ method: z.enum(saleMethods), ...counted, tipCentimes: centimesSchema }),
  ),
  tva: z.array(
    z.object({ tvaBp: z.int(), netCentimes: centimesSchema, tvaCentimes: centimesSchema }),
  ),
});
export type RestaurantSales = z.output<typeof restaurantSalesSchema>;
