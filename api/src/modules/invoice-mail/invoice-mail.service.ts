import type { InvoiceRef } from "@funduq/shared-types/contracts/invoice";
import type {
  InvoiceMail,
  InvoiceMailFailure,
  InvoiceMails,
  MailInvoice,
} from "@funduq/shared-types/contracts/invoice-mail";
import type { Language } from "@funduq/shared-types/contracts/session";
import { paperLanguageOf } from "@funduq/shared-types/documents/invoice-texts";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import type { UserId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import { recordChange } from "../../platform/changes.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import { isoInstant } from "../../platform/iso-instant.ts";
import { invoiceFileName, renderInvoice } from "../invoice-documents/invoice-documents.service.ts";
import { getInvoice } from "../invoices/invoices.service.ts";
import { type DueMail, type MailSender, queueInvoiceMail } from "../mail/mail.service.ts";
import {
  findInvoiceNumber,
  findMailHabits,
  findMailToSend,
  insertInvoiceMailRow,
  type ListedMail,
  listInvoiceMails,
  type MailedInvoice,
  setSent,
} from "./invoice-mail.queries.ts";

/** The language of a company that has none and was never mailed, as of a user who never chose one. */
const LANGUAGE: Language = "fr";

/** Whom to propose, and which mails the invoice has had. */
export async function getInvoiceMails(tx: HotelTx, ref: InvoiceRef): Promise<InvoiceMails> {
  const { companyId } = await numberOf(tx, ref);
  const { email, recipient, language } = await findMailHabits(tx, { ...ref, companyId });
  const mails = await listInvoiceMails(tx, ref);
  return {
    recipient: email ?? recipient,
    language: language ?? LANGUAGE,
    mails: mails.map(presentMail),
  };
}

async function numberOf(tx: HotelTx, ref: InvoiceRef): Promise<MailedInvoice> {
  const found = await findInvoiceNumber(tx, ref);
  if (!found) throw new AppError("invoice.not-found");
  return found;
}

function presentMail({ isSent, outbox, queuedAt, ...listed }: ListedMail): InvoiceMail {
  const mail = { ...listed, queuedAt: isoInstant(queuedAt) };
  if (isSent) return { ...mail, state: "sent", failure: null };
  // The outbox is not part of an archive: a mail that waited elsewhere was not sent.
  if (!outbox) return { ...mail, state: "failed", failure: "unknown" };
  const { isGivenUp, lastError } = outbox;
  const failure = lastError === null ? null : failureOf(lastError);
  return { ...mail, state: isGivenUp ? "failed" : "waiting", failure };
}

/** The recipient's mail server does not want the address, now or ever. */
const ADDRESS_REFUSED = /^EENVELOPE/u;
/** SMTP's 5xx: the same attempt fails again. */
const REFUSED_FOR_GOOD = /^EENVELOPE 5\d\d$/u;
const UNREACHABLE = /^(?:ECONN|ETIMEDOUT|ESOCKET|EDNS|EAUTH|ETLS|EHOST|ENOTFOUND|EPROTOCOL)/u;

function failureOf(reason: string): InvoiceMailFailure {
  if (ADDRESS_REFUSED.test(reason)) return "address-refused";
  if (UNREACHABLE.test(reason)) return "server-unreachable";
  if (reason === "service.busy") return "document";
  return reason === "too late" ? "no-server" : "unknown";
}

/** Queues a mail for each recipient, which is sent after the commit. Returns the invoice's number. */
export async function mailInvoice(
  tx: HotelTx,
  ref: InvoiceRef,
  { recipients, subject, text, language, isDuplicate }: MailInvoice,
  by: UserId,
): Promise<string> {
  const { companyId, number } = await numberOf(tx, ref);
  for (const recipient of recipients) {
    const { hotelId } = ref;
    const id = await queueInvoiceMail(tx, { hotelId, recipient, subject, bodyText: text });
    await insertInvoiceMailRow(tx, {
      ...ref,
      id,
      companyId,
      recipient,
      language,
      isDuplicate,
      by,
    });
  }
  return number;
}

/** The mails of invoices: each gets its PDF when it is sent, so that the outbox stores none. */
export function invoiceMails({
  database,
  pdf,
  clock,
}: Pick<Runtime, "database" | "pdf" | "clock">): MailSender {
  async function complete({ id, hotelId }: DueMail) {
    if (hotelId === null) return null;
    const found = await database.withHotel(hotelId, async (tx) => {
      const mail = await findMailToSend(tx, { hotelId, id });
      return mail && { mail, invoice: await getInvoice(tx, { hotelId, ...mail }) };
    });
    if (!found) return null;
    const { mail, invoice } = found;
    const copy = mail.isDuplicate ? "duplicate" : "original";
    const options = { language: paperLanguageOf(mail.language), copy } as const;
    const content = await renderInvoice(pdf, invoice, options);
    const name = invoiceFileName(invoice, options);
    return {
      attachments: [{ name, content, contentType: "application/pdf" }],
      replyTo: mail.replyTo ?? undefined,
    };
  }

  return {
    complete,
    isFinal: (reason) => REFUSED_FOR_GOOD.test(reason),
    noteSent: setSent,
    async announce(tx, { hotelId, id, recipient }, outcome) {
      const mail = await findMailToSend(tx, { hotelId, id });
      if (!mail) return;
      await recordChange(tx, {
        hotelId,
        action: `invoices.mail-${outcome}`,
        tags: ["Company"],
        entityId: mail.invoiceId,
        by: null,
        at: clock.now(),
        requestId: id,
        details: {
          facts: [
            fact("invoice", "text", { after: mail.number }),
            fact("email", "text", { after: recipient }),
          ],
        },
      });
    },
  };
}
