import {
  type InvoiceMail,
  invoiceMailSchema,
  type MailInvoice,
} from "@funduq/shared-types/contracts/invoice-mail";
import { HttpResponse, http } from "msw";

const url = "/api/hotels/:hotelId/invoices/:invoiceId/mails";

/** An outbox whose mails are sent as soon as they are read again. */
export function mailHandlers(company = "compta@cevital.example") {
  const mails: InvoiceMail[] = [];
  return [
    http.get(url, () => {
      const [last] = mails;
      return HttpResponse.json({ recipient: company, language: last?.language ?? "fr", mails });
    }),
    http.post(url, async ({ request }) => {
      const { recipients, language, isDuplicate } = (await request.json()) as MailInvoice;
      const added = recipients.map((recipient) =>
        invoiceMailSchema.parse({
          id: crypto.randomUUID(),
          recipient,
          language,
          isDuplicate,
          queuedAt: "2026-04-10T09:30:00Z",
          queuedBy: "Nadia Hamdi",
          state: "sent",
          failure: null,
        }),
      );
      mails.unshift(...added);
      return HttpResponse.json({ saved: added.length }, { status: 201 });
    }),
  ];
}
