import type { InvoiceRef } from "@funduq/shared-types/contracts/invoice";
import type { InvoiceMail } from "@funduq/shared-types/contracts/invoice-mail";
import type { Language } from "@funduq/shared-types/contracts/session";
import type { CompanyId, HotelId, InvoiceId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** The most mails of one invoice that are listed. */
const MOST_LISTED = 100;

export type MailedInvoice = { companyId: CompanyId; number: string };

/** Undefined also of a document of a folio: its buyer has no address here. */
export async function findInvoiceNumber(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
): Promise<MailedInvoice | undefined> {
  const [row] = await tx.execute<MailedInvoice>(sql`
    select company_id as "companyId", number from invoices
    where hotel_id = ${hotelId} and id = ${invoiceId} and company_id is not null`);
  return row;
}

export type NewInvoiceMail = InvoiceRef & {
  id: string;
  companyId: CompanyId;
  recipient: string;
  language: Language;
  isDuplicate: boolean;
  by: UserId;
};

export async function insertInvoiceMailRow(tx: HotelTx, mail: NewInvoiceMail): Promise<void> {
  const { hotelId, id, invoiceId, companyId, recipient, language, isDuplicate, by } = mail;
  await tx.execute(sql`
    insert into invoice_mails (hotel_id, id, invoice_id, company_id, recipient, language, is_duplicate, by_user_id)
    values (${hotelId}, ${id}, ${invoiceId}, ${companyId}, ${recipient}, ${language}, ${isDuplicate}, ${by})`);
}

/** A mail and what the outbox knows of it: nothing once it was sent, or was given up 90 days ago. */
export type ListedMail = Pick<
  InvoiceMail,
  "id" | "recipient" | "language" | "isDuplicate" | "queuedAt" | "queuedBy"
> & { isSent: boolean; outbox: { isGivenUp: boolean; lastError: string | null } | null };

export async function listInvoiceMails(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
): Promise<ListedMail[]> {
  const rows = await tx.execute<ListedMail>(sql`
    select i.id, i.recipient, i.language, i.is_duplicate as "isDuplicate",
      i.queued_at as "queuedAt",
      (select coalesce(nullif(u.display_name, ''), u.email) from users u where u.id = i.by_user_id) as "queuedBy",
      i.sent_at is not null as "isSent",
      case when m.id is not null then
        json_build_object('isGivenUp', m.send_after = 'infinity', 'lastError', m.last_error) end as outbox
    from invoice_mails i left join outgoing_mails m on m.id = i.id
    where i.hotel_id = ${hotelId} and i.invoice_id = ${invoiceId}
    order by i.queued_at desc, i.recipient limit ${MOST_LISTED}`);
  return [...rows];
}

/** The company's address and language, and where its last mail went; without a language that of this mail. */
export async function findMailHabits(
  tx: HotelTx,
  { hotelId, companyId }: { hotelId: HotelId; companyId: CompanyId },
): Promise<{ email: string | null; recipient: string | null; language: Language | null }> {
  const [row] = await tx.execute<{
    email: string | null;
    recipient: string | null;
    language: Language | null;
  }>(sql`
    select nullif(btrim(c.email), '') as email, last.recipient,
      coalesce(c.document_language, last.language) as language
    from companies c left join lateral (select recipient, language from invoice_mails
      where hotel_id = c.hotel_id and company_id = c.id order by queued_at desc limit 1) last on true
    where c.hotel_id = ${hotelId} and c.id = ${companyId}`);
  return row ?? { email: null, recipient: null, language: null };
}

/** What the worker makes the PDF from, and who answers a reply. */
export type MailToSend = {
  invoiceId: InvoiceId;
  number: string;
  language: Language;
  isDuplicate: boolean;
  replyTo: string | null;
};

export async function findMailToSend(
  tx: HotelTx,
  { hotelId, id }: { hotelId: HotelId; id: string },
): Promise<MailToSend | undefined> {
  const [row] = await tx.execute<MailToSend>(sql`
    select m.invoice_id as "invoiceId", i.number, m.language, m.is_duplicate as "isDuplicate",
      (select u.email from users u where u.id = m.by_user_id) as "replyTo"
    from invoice_mails m join invoices i on i.hotel_id = m.hotel_id and i.id = m.invoice_id
    where m.hotel_id = ${hotelId} and m.id = ${id}`);
  return row;
}

export async function setSent(
  tx: HotelTx,
  { hotelId, id }: { hotelId: HotelId; id: string },
): Promise<void> {
  await tx.execute(sql`
    update invoice_mails set sent_at = now() where hotel_id = ${hotelId} and id = ${id}`);
}
