import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type {
  ReminderLetter,
  ReminderRef,
  WrittenReminder,
} from "@funduq/shared-types/contracts/reminder";
import type { ReminderId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { remindedInvoices, reminders } from "./reminders.tables.ts";

/** The most letters of a company that are listed, the newest. */
const MOST_LETTERS = 100;

/** The letters `r` of a query as JSON, the newest first, with amounts as they were. */
const lettersOf = (found: SQL): SQL => sql`
  select coalesce(json_agg(json_build_object('id', r.id, 'step', r.step, 'businessDate', r.business_date,
    'seller', r.seller, 'buyer', r.buyer, 'writtenAt', r.written_at,
    'writtenBy', (select coalesce(nullif(u.display_name, ''), u.email) from users u where u.id = r.written_by),
    'invoices', (select coalesce(json_agg(json_build_object('invoiceId', m.invoice_id, 'number', i.number,
        'seriesYear', i.series_year, 'seriesNumber', i.series_number, 'businessDate', i.business_date,
        'dueDate', m.due_date, 'dueCentimes', i.due_centimes, 'openCentimes', m.open_centimes,
        'remindedOn', (select f.business_date from reminded_invoices f
          where f.hotel_id = m.hotel_id and f.invoice_id = m.invoice_id and f.step = m.follows_step))
        order by m.due_date, m.invoice_id), '[]')
      from reminded_invoices m join invoices i on i.hotel_id = m.hotel_id and i.id = m.invoice_id
      where m.hotel_id = r.hotel_id and m.reminder_id = r.id)
    ) order by r.written_at desc, r.id desc), '[]') as json
  from (${found}) r`;

export async function selectWritten(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
): Promise<WrittenReminder[]> {
  return selectJson(
    tx,
    lettersOf(sql`select * from reminders r where r.hotel_id = ${hotelId} and r.company_id = ${companyId}
      order by r.written_at desc, r.id desc limit ${MOST_LETTERS}`),
  );
}

export async function findReminder(
  tx: HotelTx,
  { hotelId, reminderId }: ReminderRef,
): Promise<WrittenReminder | undefined> {
  const [letter] = await selectJson<WrittenReminder[]>(
    tx,
    lettersOf(
      sql`select * from reminders r where r.hotel_id = ${hotelId} and r.id = ${reminderId}`,
    ),
  );
  return letter;
}

/** Inserts a letter and its invoices, with what is open of each. */
export async function insertReminder(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
  { invoices, step, businessDate, ...parties }: ReminderLetter,
  { by, now }: WriteContext,
): Promise<ReminderId> {
  const id = uuidv7() as ReminderId;
  const facts = { hotelId, companyId, step, businessDate };
  const written = { writtenAt: now.toISOString(), writtenBy: by.userId };
  await tx.insert(reminders).values({ ...facts, id, ...parties, ...written });
  const rows = invoices.map(({ invoiceId, dueDate, openCentimes }) => ({
    ...facts,
    reminderId: id,
    invoiceId,
    dueDate,
    openCentimes,
  }));
  await tx.insert(remindedInvoices).values(rows);
  return id;
}
