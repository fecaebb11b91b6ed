import * as z from "zod/mini";

/** What is recounted from base rows; a finding names the one that does not hold. */
export const invariants = [
  "night-inventory-is-the-count",
  "booked-night-has-an-inventory-row",
  "active-bookings-do-not-overlap",
  "booking-is-in-a-room-of-its-type",
  "booking-has-one-primary-guest",
  "booking-has-a-personal-folio",
  "checked-out-booking-is-settled",
  "moves-of-a-posting-are-a-chain",
  "closed-day-takes-no-posting",
  "posting-is-not-ahead-of-the-business-date",
  "closed-days-end-before-the-business-date",
  "closed-days-follow-each-other",
  "unsettled-group-account-is-the-sum-of-its-postings",
  "transfer-is-reversed-whole",
  "invoiced-transfer-stands",
  "night-is-charged-once",
  "parts-of-a-split-are-the-whole",
  "invoice-is-the-sum-of-its-lines",
  "invoice-bills-its-transfers",
  "invoice-is-settled-by-its-allocations",
  "invoice-is-credited-by-its-credit-notes",
  "invoice-line-is-credited-by-its-credit-notes",
  "returned-stay-gets-its-rebates-back",
  "payment-is-allocated-once",
  "invoice-series-has-no-gap",
  "bill-numbers-have-no-gap",
  "sale-is-the-sum-of-its-lines",
  "sale-to-a-room-is-its-charge",
  "changes-have-no-gap",
  "changes-are-a-chain",
  "changes-end-with-the-counted-one",
  "closed-day-keeps-the-hash-of-its-line",
  "identity-reads-are-of-a-guest",
  "guest-is-found-by-name",
  "identity-number-can-be-read",
] as const;
export type Invariant = (typeof invariants)[number];

/** The findings of one kind in a hotel: their number, and examples. */
export const integrityFindingSchema = z.object({
  invariant: z.string(),
  count: z.int().check(z.positive()),
  entities: z.array(z.string()),
});
export type IntegrityFinding = z.infer<typeof integrityFindingSchema>;

export const hotelIntegritySchema = z.object({
  checkedAt: z.string(),
  findings: z.array(integrityFindingSchema),
});
export type HotelIntegrity = z.infer<typeof hotelIntegritySchema>;
