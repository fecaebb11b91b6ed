import { invoiceRefSchema } from "@funduq/shared-types/contracts/invoice";
import { invoiceDocumentQuerySchema } from "@funduq/shared-types/contracts/invoice-document";
import {
  reminderDocumentQuerySchema,
  reminderRefSchema,
} from "@funduq/shared-types/contracts/reminder";
import type * as z from "zod/mini";
import { defineStream, type StreamCall } from "../../platform/route.ts";
import { parseParts, queryOf } from "../../platform/validate.ts";
import { getFolioInvoice } from "../invoices/folio-invoices.service.ts";
import { getInvoice } from "../invoices/invoices.service.ts";
import { getReminder } from "../reminders/reminders.service.ts";
import {
  invoiceFileName,
  reminderFileName,
  renderInvoice,
  renderReminder,
} from "./invoice-documents.service.ts";

type ReadInvoice = typeof getInvoice;

const document = {
  method: "GET",
  params: invoiceRefSchema,
  query: invoiceDocumentQuerySchema,
  mediaType: "application/pdf",
} as const;

/** A stream, so that no transaction is open while the PDF waits for its turn and is made. */
const pdf = defineStream(
  {
    ...document,
    id: "invoices.pdf",
    path: "/hotels/{hotelId}/invoices/{invoiceId}/pdf",
    permission: "invoices.view",
    summary: "The document of an invoice or a credit note as an A4 PDF.",
  },
  (call) => sendPdf(call, getInvoice),
);

const folioPdf = defineStream(
  {
    ...document,
    id: "folio-invoices.pdf",
    path: "/hotels/{hotelId}/folio-invoices/{invoiceId}/pdf",
    permission: "folios.view",
    summary: "The document of an invoice or a credit note of a folio as an A4 PDF.",
  },
  (call) => sendPdf(call, getFolioInvoice),
);

async function sendPdf({ c, runtime, hotel }: StreamCall, read: ReadInvoice) {
  const schemas = { params: invoiceRefSchema, query: invoiceDocumentQuerySchema };
  const { params, query } = requestOf(schemas, c.req.param(), c.req.url);
  const { language, copy = "original" } = query;
  const invoice = await runtime.database.withHotel(hotel.id, (tx) =>
    read(tx, { hotelId: hotel.id, invoiceId: params.invoiceId }),
  );
  const bytes = await renderInvoice(runtime.pdf, invoice, { language, copy });
  const name = invoiceFileName(invoice, { language, copy });
  return c.body(new Uint8Array(bytes), 200, pdfHeaders(bytes, name));
}

const reminderPdf = defineStream(
  {
    id: "reminders.pdf",
    method: "GET",
    path: "/hotels/{hotelId}/reminders/{reminderId}/pdf",
    permission: "invoices.view",
    summary: "A reminder letter as an A4 PDF, with invoices and amounts as they were.",
    params: reminderRefSchema,
    query: reminderDocumentQuerySchema,
    mediaType: "application/pdf",
  },
  async ({ c, runtime, hotel }) => {
    const schemas = { params: reminderRefSchema, query: reminderDocumentQuerySchema };
    const { params, query } = requestOf(schemas, c.req.param(), c.req.url);
    const letter = await runtime.database.withHotel(hotel.id, (tx) =>
      getReminder(tx, { hotelId: hotel.id, reminderId: params.reminderId }),
    );
    const bytes = await renderReminder(runtime.pdf, letter, query.language);
    const name = reminderFileName(letter, query.language);
    return c.body(new Uint8Array(bytes), 200, pdfHeaders(bytes, name));
  },
);

/** The name is percent-encoded (RFC 6266): a header has no Arabic. */
const pdfHeaders = (bytes: Uint8Array, name: string) => ({
  "Content-Type": "application/pdf",
  "Content-Length": String(bytes.byteLength),
  "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
});

type Schemas<P extends z.ZodMiniType, Q extends z.ZodMiniType> = { params: P; query: Q };

function requestOf<P extends z.ZodMiniType, Q extends z.ZodMiniType>(
  schemas: Schemas<P, Q>,
  params: Record<string, string>,
  address: string,
): { params: z.output<P>; query: z.output<Q> } {
  const query = queryOf(new URL(address).searchParams);
  parseParts({ schema: schemas.params, input: params }, { schema: schemas.query, input: query });
  return { params: schemas.params.parse(params), query: schemas.query.parse(query) };
}

export const invoiceDocumentRoutes = [pdf, folioPdf, reminderPdf];
