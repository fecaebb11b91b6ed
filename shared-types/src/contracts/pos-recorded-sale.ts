import * as z from "zod/mini";
import {
  billLineIdSchema,
  diningTableIdSchema,
  modifierIdSchema,
  posItemIdSchema,
  posTerminalIdSchema,
  saleIdSchema,
} from "../values/ids.ts";
import { nonNegativeCentimesSchema } from "../values/money.ts";
import { restaurantRefSchema } from "./pos.ts";
import {
  billDiscountSchema,
  courseSchema,
  coversSchema,
  happyHourOrNone,
  MOST_MERGED_REASON,
  noteSchema,
  quantitySchema,
  reasonSchema,
  tappedAtSchema,
} from "./pos-bill.ts";
import {
  MAX_PAYMENTS,
  paymentOnSiteSchema,
  saleLineSchema,
  salePaymentSchema,
} from "./pos-sale.ts";
import { shareSchema } from "./tax.ts";

/*
 * A sale that was made without the network (POS-12).
 *
 * `POST /hotels/{hotelId}/restaurants/{restaurantId}/bills/{billId}/recorded-sale`, permission `pos.sell`, from the outbox, with
 * `recordedSaleSchema`. It answers 201 with `saleSchema`:
 *
 * - the sale that it made, or made before: `id` is the `saleId` that was sent. A strict sale (`…/sale`) of the same `saleId`
 *   and it are one sale, whichever arrives first;
 * - the sale that had sold the bill, or lines of it, before: `id` is another one. Then nothing is sold, and the manager has a
 *   conflict to settle. The bill may be open still, with what of it was not sold.
 *
 * A sale of the same `saleId` that was made for another total or with other payments (with the network, to a room, say) is answered,
 * too, and is a conflict as well: who changes a sale whose answer was lost draws a new `saleId`.
 *
 * When it was sold is `Funduq-Recorded-At`, who sold is `Funduq-Recorded-By`. Nothing that is refused leaves a trace, so the
 * same `saleId` may be sent again, mended. Refusals:
 *
 * - `request.invalid` – the field is named: another total than the lines come to, `Funduq-Recorded-At` more than
 *   `MOST_CLOCK_SKEW_MS` ahead or more than `MOST_DAYS_RECORDED` days ago, a `saleId` or `billId` that is in use elsewhere, two
 *   lines of one id;
 * - `sale.payments-differ`, `sale.cash-too-little`, `bill.too-high` – as of a strict sale;
 * - `sale.provisional-number-used` – another sale of the terminal has this number;
 * - `restaurant.not-found`, `terminal.not-found` – removed meanwhile; `terminal.required` – sent without a terminal.
 *
 * What stays refused is discarded by `POST …/bills/{billId}/discarded-change` with `discardedChangeSchema`, from the outbox too.
 */

export const MAX_SALE_LINES = 500;

/** A sale is accepted this long after it was made. */
export const MOST_DAYS_RECORDED = 31;

/** A device's clock may be this far ahead of the API's; the sale is then dated by the API's. */
export const MOST_CLOCK_SKEW_MS = 5 * 60_000;

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** An option as it was chosen, with its name and price of that moment. */
const recordedModifierSchema = z.strictObject({
  id: modifierIdSchema,
  name: nameSchema,
  priceCentimes: nonNegativeCentimesSchema,
  /** Of a dish of a set, and of options of its course. */
  itemId: z.optional(z.nullable(posItemIdSchema)),
  course: z.optional(z.nullable(courseSchema)),
});

const billReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MOST_MERGED_REASON));

const recordedLineSchema = z.strictObject({
  lineId: billLineIdSchema,
  /** The item may be gone from the menu by now. */
  itemId: posItemIdSchema,
  name: nameSchema,
  categoryName: z.string().check(z.maxLength(200)),
  modifiers: z.array(recordedModifierSchema).check(z.maxLength(60)),
  quantity: quantitySchema,
  /** Of one, with its modifiers, as it was paid. */
  priceCentimes: nonNegativeCentimesSchema,
  happyHour: happyHourOrNone,
  /** When it was tapped, of a line that the API had not confirmed. */
  orderedAt: z.optional(tappedAtSchema),
  note: noteSchema,
  course: courseSchema,
  tvaBp: shareSchema,
  discountBp: shareSchema,
  discountReason: z.nullable(reasonSchema),
});
export type RecordedLine = z.infer<typeof recordedLineSchema>;

/**
 * A bill as the terminal sold it: lines, prices and total are the terminal's, as they were paid. `billAmounts` computes the
 * total on both sides.
 */
export const recordedSaleSchema = z
  .strictObject({
    saleId: saleIdSchema,
    terminalId: z.nullable(posTerminalIdSchema),
    /** The number on the receipt, at most once per terminal: it needs a part that the device draws, as two may use one terminal. */
    provisionalNumber: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(30))),
    /** Null is a quick sale. The table may be gone by now: its name is kept. */
    table: z.nullable(z.strictObject({ id: diningTableIdSchema, name: nameSchema })),
    billName: nameSchema,
    covers: coversSchema,
    openedAt: z.iso
      .datetime({ offset: true })
      .check(z.refine((at) => Date.parse(at) > 0, { error: "before 1970" })),
    discountBp: shareSchema,
    discountCentimes: billDiscountSchema.shape.discountCentimes,
    discountReason: z.nullable(billReasonSchema),
    lines: z.array(recordedLineSchema).check(z.minLength(1), z.maxLength(MAX_SALE_LINES)),
    totalCentimes: nonNegativeCentimesSchema,
    payments: z.array(paymentOnSiteSchema).check(z.maxLength(MAX_PAYMENTS)),
  })
  .check(
    z.refine(({ discountBp, discountCentimes }) => discountBp === 0 || discountCentimes === 0, {
      path: ["discountCentimes"],
      error: "a share or an amount, not both",
    }),
    z.refine(
      ({ discountBp, discountCentimes, discountReason }) =>
        discountBp + discountCentimes > 0 === (discountReason !== null),
      { path: ["discountReason"], error: "a discount has a reason" },
    ),
    z.refine(
      ({ lines }) =>
        lines.every(
          ({ discountBp, discountReason }) => discountBp > 0 === (discountReason !== null),
        ),
      { path: ["lines"], error: "a discount has a reason" },
    ),
    z.refine(
      ({ lines }) =>
        lines.every(
          ({ happyHour, priceCentimes }) =>
            !happyHour || happyHour.normalPriceCentimes > priceCentimes,
        ),
      { path: ["lines"], error: "a happy hour's price is below the normal one" },
    ),
    z.refine(({ lines }) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
      path: ["lines"],
      error: "two lines have the same id",
    }),
  );
export type RecordedSale = z.infer<typeof recordedSaleSchema>;

/** How a bill was sold: of a conflict, once at first and once more. */
const closingSchema = z.object({
  totalCentimes: nonNegativeCentimesSchema,
  soldAt: z.string(),
  soldBy: z.nullable(z.string()),
  terminalName: z.nullable(z.string()),
  payments: z.array(salePaymentSchema),
});

/**
 * A bill that was sold once more without the network, after another sale had ended it (POS-12). The second is in no figure.
 * Both were perhaps paid: the manager finds out, and settles it with a reason.
 */
export const saleConflictSchema = z.object({
  /** The id of the sale that was not made; another one where a sale of its id was made with other payments. */
  id: saleIdSchema,
  tableName: z.string(),
  billName: z.string(),
  arrivedAt: z.string(),
  /** What ended the bill, with its number. */
  first: z.extend(closingSchema, { saleId: saleIdSchema, number: z.string() }),
  second: z.extend(closingSchema, {
    openedAt: z.string(),
    provisionalNumber: z.nullable(z.string()),
    lines: z.array(saleLineSchema),
  }),
  settledAt: z.nullable(z.string()),
  settledBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type SaleConflict = z.infer<typeof saleConflictSchema>;

export const MOST_CONFLICTS = 50;
/**
 * `GET …/sale-conflicts`, permission `pos.correct`: those that are open, then those that are settled, the newest first, in pages.
 * `after` is the last one of the page before, `next` of this one; null on the last page.
 */
export const saleConflictsQuerySchema = z.strictObject({ after: z.optional(saleIdSchema) });
export type SaleConflictsQuery = z.infer<typeof saleConflictsQuerySchema>;
export const saleConflictListSchema = z.object({
  conflicts: z.array(saleConflictSchema),
  next: z.nullable(saleIdSchema),
});
export type SaleConflictList = z.infer<typeof saleConflictListSchema>;

/** `GET …/sale-conflicts/count`, permission `pos.correct`: how many are to be settled. */
export const saleConflictCountSchema = z.object({ open: z.int() });
export type SaleConflictCount = z.infer<typeof saleConflictCountSchema>;

export const saleConflictRefSchema = z.extend(restaurantRefSchema, { saleId: saleIdSchema });
export type SaleConflictRef = z.infer<typeof saleConflictRefSchema>;

/** `POST …/sale-conflicts/{saleId}/settlement`, permission `pos.correct`. */
export const settleConflictSchema = z.strictObject({ reason: reasonSchema });
export type SettleConflict = z.infer<typeof settleConflictSchema>;
