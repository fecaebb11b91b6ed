import type {
  CompanyAccount,
  CompanyPayment,
  Statement,
  StatementQuery,
} from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { leftByDuty } from "@funduq/shared-types/rules/payment-allocation";
import type { StatementEntry } from "@funduq/shared-types/rules/statement";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { Centimes } from "@funduq/shared-types/values/money";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { debtorsOf, invoiceAddsTaxes } from "../invoices/invoice-stays.tables.ts";
import { addedToLedger } from "../invoices/invoices.tables.ts";
import { openByDueDate, openInvoices } from "../invoices/open-invoices.tables.ts";
import { borneCentimes } from "./payments.queries.ts";
import { leftCentimes, unallocatedOf, unallocatedPayments } from "./payments.tables.ts";

/** The most payments of one answer, the newest; those with something left come beside them. */
const MOST_PAYMENTS = 200;
/** The most stays to come that are listed. */
const MOST_STAYS = 100;

type PaymentFacts = Omit<CompanyPayment, "leftByDuty"> & Parameters<typeof leftByDuty>[0];

export async function selectPayments(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
): Promise<PaymentFacts[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object(
      'id', y.id, 'method', y.method, 'paymentDate', y.payment_date, 'businessDate', y.business_date,
      'reference', y.reference, 'notes', y.notes, 'amountCentimes', y.amount_centimes,
      'stampDutyCentimes', y.stamp_duty_centimes, 'leftCentimes', ${leftCentimes(sql`y`)},
      'dutiableCentimes', y.dutiable_centimes, 'allocatedCentimes', y.allocated_centimes, 'borneCentimes', ${borneCentimes(sql`y`)},
      'recordedAt', y.recorded_at, 'recordedBy', coalesce(nullif(u.display_name, ''), u.email),
      'allocations', (select coalesce(json_agg(json_build_object(
          'id', a.id, 'invoiceId', a.invoice_id, 'number', i.number, 'amountCentimes', a.amount_centimes,
          'reversedAt', a.reversed_at, 'reversalReason', a.reversal_reason) order by a.allocated_at, a.id), '[]')
        from allocations a join invoices i on i.hotel_id = a.hotel_id and i.id = a.invoice_id
        where a.hotel_id = y.hotel_id and a.payment_id = y.id)
      ) order by y.recorded_at desc, y.id desc), '[]') as json
    from (
      (select * from payments y where y.hotel_id = ${hotelId} and y.company_id = ${companyId}
        order by y.recorded_at desc, y.id desc limit ${MOST_PAYMENTS})
      union
      ${unallocatedPayments(hotelId, sql`y.company_id = ${companyId}`)}) y
    left join users u on u.id = y.recorded_by`,
  );
}

/** What is open on one due date. */
type OpenInvoice = { dueDate: CalendarDate; openCentimes: Centimes };

/** The open invoices of a company. */
export const openOf = ({ hotelId, companyId }: CompanyRef): SQL =>
  openInvoices(hotelId, sql`i.company_id = ${companyId}`);

const byDueDate = (open: SQL): SQL =>
  sql`coalesce((select d.open from (${openByDueDate(open)}) d), '[]')`;

type Account = Omit<CompanyAccount, "aging"> & { open: OpenInvoice[] };

/** What a company owes and what is to come; null where the hotel has no company of that id. */
export async function selectAccount(tx: HotelTx, ref: CompanyRef): Promise<Account | null> {
  const { hotelId, companyId } = ref;
  return selectJson(
    tx,
    sql`
    with debtors as (${debtorsOf(ref)}),
    open as (${openOf(ref)}),
    stays as (
      select b.* from bookings b where b.hotel_id = ${hotelId} and b.company_id = ${companyId}
        and b.status in ('Reserved', 'Confirmed', 'Checked-in')
    ),
    listed as (
      select s.id, s.reference, s.check_in_date, s.check_out_date, s.status, r.number,
        (select pg.guest_name from primary_guests pg
          where pg.hotel_id = s.hotel_id and pg.booking_id = s.id) as guest_name
      from (select * from stays order by check_in_date, id limit ${MOST_STAYS}) s
      left join rooms r on r.hotel_id = s.hotel_id and r.id = s.room_id
    )
    select (select json_build_object('businessDate', h.business_date,
      'balanceCentimes', (select coalesce(sum(m.amount), 0)::bigint from (${movesOf(ref, sql`true`)}) m),
      'openInvoicesCentimes', (select coalesce(sum(open_centimes), 0)::bigint from open),
      'openInvoices', (select count(*) from open),
      'open', ${byDueDate(sql`select * from open`)},
      'uninvoicedCentimes', (select coalesce(sum(amount_centimes), 0)::bigint from debtors),
      'uninvoiced', (select count(*) from debtors),
      'invoiceAddsTaxes', ${invoiceAddsTaxes(hotelId, sql`select * from debtors`)},
      'unallocatedCentimes', ${unallocatedOf(ref)},
      'staysToCome', (select coalesce(json_agg(json_build_object(
          'bookingId', l.id, 'reference', l.reference, 'guestName', coalesce(l.guest_name, ''),
          'checkInDate', l.check_in_date, 'checkOutDate', l.check_out_date, 'roomNumber', l.number,
          'status', l.status) order by l.check_in_date, l.id), '[]') from listed l),
      'staysToComeCount', (select count(*) from stays))
      from companies c join hotels h on h.id = c.hotel_id
      where c.hotel_id = ${hotelId} and c.id = ${companyId}) as json`,
  );
}

type StatementFacts = Omit<
  Statement,
  "lines" | "closingCentimes" | "uninvoicedCentimes" | "aging"
> & { entries: StatementEntry[]; open: OpenInvoice[] };

/** The documents of a company's account in a period, in the order of the days, and what they came to before. */
export async function selectStatement(
  tx: HotelTx,
  ref: CompanyRef,
  { from, to }: StatementQuery,
): Promise<StatementFacts | null> {
  const { hotelId, companyId } = ref;
  return selectJson(
    tx,
    sql`
    with documents as (${documentsOf(ref, to)})
    select (select json_build_object('businessDate', h.business_date, 'companyName', c.name,
      'from', ${from}::date, 'to', ${to}::date,
      'openingCentimes', (select coalesce(sum(d.amount), 0)::bigint from documents d where d.day < ${from}::date),
      'entries', (select coalesce(json_agg(json_build_object('date', d.day, 'kind', d.kind, 'text', d.text,
          'dueDate', d.due_date, 'method', d.method, 'amountCentimes', d.amount) order by d.day, d.at, d.id), '[]')
        from documents d where d.day >= ${from}::date),
      'balanceCentimes', (select coalesce(sum(m.amount), 0)::bigint
        from (${movesOf(ref, sql`l.day <= ${to}::date`)}) m),
      'open', ${byDueDate(openOf(ref))})
      from companies c join hotels h on h.id = c.hotel_id
      where c.hotel_id = ${hotelId} and c.id = ${companyId}) as json`,
  );
}

/** Invoices, credit notes and payments of a company until a day, signed as its balance is. */
const documentsOf = ({ hotelId, companyId }: CompanyRef, until: CalendarDate): SQL => sql`
  select i.business_date as day, i.issued_at as at, i.id, i.kind, i.number as text,
    case when i.kind = 'invoice' then i.due_date end as due_date, null::text as method,
    case when i.kind = 'credit-note' then -i.due_centimes else i.due_centimes end as amount
  from invoices i
  where i.hotel_id = ${hotelId} and i.company_id = ${companyId} and i.business_date <= ${until}::date
  union all
  select y.business_date, y.recorded_at, y.id, 'payment', y.reference, null, y.method, -y.amount_centimes
  from payments y
  where y.hotel_id = ${hotelId} and y.company_id = ${companyId} and y.business_date <= ${until}::date`;

/** What moved the ledger of a company, signed as its balance is, as far as `inPeriod` holds for a line `l`. */
const movesOf = ({ hotelId, companyId }: CompanyRef, inPeriod: SQL): SQL => sql`
  select l.amount from (
    select p.business_date as day, p.signed_centimes as amount
    from postings p where p.hotel_id = ${hotelId} and p.owner_id = ${companyId}
    union all
    select i.business_date,
      case when i.kind = 'credit-note' then -${addedToLedger(sql`i`)} else ${addedToLedger(sql`i`)} end
    from invoices i where i.hotel_id = ${hotelId} and i.company_id = ${companyId}
    union all
    select y.business_date, -y.amount_centimes
    from payments y where y.hotel_id = ${hotelId} and y.company_id = ${companyId}
  ) l where ${inPeriod}`;
