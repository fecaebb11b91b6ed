import type { InvoiceRef } from "@funduq/shared-types/contracts/invoice";
import {
  type InvoiceMails,
  invoiceMailsSchema,
  type MailedInvoice,
  type MailInvoice,
  mailedInvoiceSchema,
} from "@funduq/shared-types/contracts/invoice-mail";
import { injectEndpoints } from "@funduq/shared-ui/state";

const mailsUrl = ({ hotelId, invoiceId }: InvoiceRef) =>
  `hotels/${hotelId}/invoices/${invoiceId}/mails`;

const endpoints = injectEndpoints({
  owner: "mfe-commercial/invoice-mail",
  endpoints: (build) => ({
    readInvoiceMails: build.query<InvoiceMails, InvoiceRef>({
      query: mailsUrl,
      responseSchema: invoiceMailsSchema,
      providesTags: ["Company"],
    }),
    mailInvoice: build.mutation<MailedInvoice, InvoiceRef & MailInvoice>({
      query: ({ hotelId, invoiceId, ...body }) => ({
        url: mailsUrl({ hotelId, invoiceId }),
        method: "POST",
        body,
      }),
      responseSchema: mailedInvoiceSchema,
      invalidatesTags: ["Company"],
    }),
  }),
});

export const { useReadInvoiceMailsQuery, useMailInvoiceMutation } = endpoints;
