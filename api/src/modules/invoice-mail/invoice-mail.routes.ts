import { invoiceRefSchema } from "@funduq/shared-types/contracts/invoice";
import {
  invoiceMailsSchema,
  mailedInvoiceSchema,
  mailInvoiceSchema,
} from "@funduq/shared-types/contracts/invoice-mail";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { defineRoute } from "../../platform/route.ts";
import { getInvoiceMails, mailInvoice } from "./invoice-mail.service.ts";

const list = defineRoute(
  {
    id: "invoices.mails",
    method: "GET",
    path: "/hotels/{hotelId}/invoices/{invoiceId}/mails",
    permission: "invoices.view",
    summary: "To whom an invoice or a credit note was mailed, how that went, and whom to propose.",
    params: invoiceRefSchema,
    response: invoiceMailsSchema,
  },
  ({ tx, params }) => getInvoiceMails(tx, params),
);

const send = defineRoute(
  {
    id: "invoices.mail",
    method: "POST",
    path: "/hotels/{hotelId}/invoices/{invoiceId}/mails",
    permission: "invoices.write",
    summary: "Mails an invoice or a credit note with its PDF, to each recipient on their own.",
    params: invoiceRefSchema,
    body: mailInvoiceSchema,
    response: mailedInvoiceSchema,
    status: 201,
    changes: ["Company"],
  },
  async ({ tx, params, body, actor, announce }) => {
    const number = await mailInvoice(tx, params, body, actor.userId);
    announce({
      entityId: params.invoiceId,
      facts: [
        fact("invoice", "text", { after: number }),
        ...body.recipients.map((after) => fact("email", "text", { after })),
      ],
    });
    return { saved: body.recipients.length };
  },
);

export const invoiceMailRoutes = [list, send];
