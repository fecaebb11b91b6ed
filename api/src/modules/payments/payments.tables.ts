import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import {
  type InvoicePaymentMethod,
  invoicePaymentMethodSchema,
} from "@funduq/shared-types/contracts/invoice";
import type {
  AllocationId,
  CompanyId,
  CompanyPaymentId,
  HotelId,
  InvoiceId,
  UserId,
} from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { type SQL, sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import {
  day,
  hotelId,
  id,
  instant,
  isOneOf,
  money,
  ofOneHotel,
  ref,
} from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";

/**
 * What a company paid. Nothing of it changes but how much of it is allocated to invoices. The payment date is that of the
 * transfer or cheque; the books go by the business date on which it was entered. `stamp_duty_centimes` was collected
 * beside the amount, of `dutiable_centimes`: what was paid in cash, without what settled invoices whose total has the duty.
 */
export const payments = pgTable(
  "payments",
  {
    hotelId: hotelId(),
    id: id<CompanyPaymentId>(),
    companyId: ref<CompanyId>("company_id").notNull(),
    method: text("method").notNull().$type<InvoicePaymentMethod>(),
    paymentDate: day("payment_date").notNull(),
    businessDate: day("business_date").notNull(),
    reference: text("reference").notNull().default(""),
    notes: text("notes").notNull().default(""),
    amountCentimes: money("amount_centimes").notNull(),
    recordedAt: instant("recorded_at").notNull().defaultNow(),
    recordedBy: ref<UserId>("recorded_by"),
    allocatedCentimes: money("allocated_centimes").notNull().default(ZERO),
    stampDutyCentimes: money("stamp_duty_centimes").notNull().default(ZERO),
    dutiableCentimes: money("dutiable_centimes").notNull().default(ZERO),
    /** In lower case, to search for. */
    referenceSearch: text("reference_search")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(${payments.reference})`),
  },
  (payment) => [
    primaryKey({ name: "payments_id_is_unique", columns: [payment.hotelId, payment.id] }),
    belongsToHotel("payments_belong_to_a_hotel", payment.hotelId),
    unique("payments_of_company").on(payment.hotelId, payment.companyId, payment.id),
    foreignKey({
      name: "payments_company_in_same_hotel",
      columns: [payment.hotelId, payment.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }),
    isOneOf("payments_method_is_known", payment.method, invoicePaymentMethodSchema.options),
    check("payments_amount_is_positive", sql`${payment.amountCentimes} > 0`),
    check(
      "payments_allocate_no_more_than_the_amount",
      sql`${payment.allocatedCentimes} between 0 and ${payment.amountCentimes}`,
    ),
    check("payments_stamp_duty_is_not_negative", sql`${payment.stampDutyCentimes} >= 0`),
    check(
      "payments_are_dutiable_in_cash",
      sql`${payment.dutiableCentimes} between 0 and case ${payment.method} when 'Cash' then ${payment.amountCentimes} else 0 end`,
    ),
    check(
      "payments_stamp_duty_is_of_a_dutiable_part",
      sql`${payment.stampDutyCentimes} = 0 or ${payment.dutiableCentimes} > 0`,
    ),
    index("payments_by_company").on(
      payment.hotelId,
      payment.companyId,
      payment.recordedAt,
      payment.id,
    ),
    index("payments_by_reference").on(
      payment.hotelId,
      payment.companyId,
      sql`${payment.referenceSearch} collate "C"`,
    ),
    index("payments_by_business_date").on(payment.hotelId, payment.businessDate),
    // For aged balances: of the payments of all years, those that are not allocated whole.
    index("payments_with_something_left")
      .on(payment.hotelId, payment.companyId)
      .where(sql`${payment.allocatedCentimes} < ${payment.amountCentimes}`),
    ofOneHotel(),
  ],
).enableRLS();

/** What of a payment `y` settles no invoice yet. */
export const leftCentimes = (y: SQL): SQL => sql`(${y}.amount_centimes - ${y}.allocated_centimes)`;

/** Payments `y` with something left to allocate, as far as `condition` holds (INV-13). */
export const unallocatedPayments = (hotelId: HotelId, condition: SQL): SQL => sql`
  select y.* from payments y
  where y.hotel_id = ${hotelId} and y.allocated_centimes < y.amount_centimes and ${condition}`;

/** What is left of all payments of a company. */
export const unallocatedOf = ({ hotelId, companyId }: CompanyRef): SQL => sql`(
  select coalesce(sum(${leftCentimes(sql`y`)}), 0)::bigint
  from (${unallocatedPayments(hotelId, sql`y.company_id = ${companyId}`)}) y)`;

/**
 * The part of a payment that settles an invoice, whole or in part (INV-13). It is reversed with a reason, once; the sums of
 * those that stand are `payments.allocated_centimes` and `invoices.settled_centimes`: check_invariants counts them.
 */
export const allocations = pgTable(
  "allocations",
  {
    hotelId: hotelId(),
    id: id<AllocationId>(),
    paymentId: ref<CompanyPaymentId>("payment_id").notNull(),
    invoiceId: ref<InvoiceId>("invoice_id").notNull(),
    companyId: ref<CompanyId>("company_id").notNull(),
    amountCentimes: money("amount_centimes").notNull(),
    businessDate: day("business_date").notNull(),
    allocatedAt: instant("allocated_at").notNull().defaultNow(),
    allocatedBy: ref<UserId>("allocated_by"),
    reversedAt: instant("reversed_at"),
    reversedBy: ref<UserId>("reversed_by"),
    reversalReason: text("reversal_reason"),
  },
  (allocation) => [
    primaryKey({ name: "allocations_id_is_unique", columns: [allocation.hotelId, allocation.id] }),
    belongsToHotel("allocations_belong_to_a_hotel", allocation.hotelId),
    foreignKey({
      name: "allocations_invoice_of_same_company",
      columns: [allocation.hotelId, allocation.companyId, allocation.invoiceId],
      foreignColumns: [invoices.hotelId, invoices.companyId, invoices.id],
    }),
    foreignKey({
      name: "allocations_payment_of_same_company",
      columns: [allocation.hotelId, allocation.companyId, allocation.paymentId],
      foreignColumns: [payments.hotelId, payments.companyId, payments.id],
    }),
    check("allocations_amount_is_positive", sql`${allocation.amountCentimes} > 0`),
    check(
      "allocations_are_reversed_with_a_reason",
      sql`case when ${allocation.reversedAt} is null
        then ${allocation.reversedBy} is null and ${allocation.reversalReason} is null
        else coalesce(btrim(${allocation.reversalReason}) <> '', false) end`,
    ),
    index("allocations_by_invoice").on(allocation.hotelId, allocation.invoiceId),
    index("allocations_by_payment").on(allocation.hotelId, allocation.paymentId),
    ofOneHotel(),
  ],
).enableRLS();
