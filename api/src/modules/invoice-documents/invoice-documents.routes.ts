import { invoiceRefSchema } from "@funduq/shared-types/contracts/invoice";
import { invoiceDocumentQuerySchema } from "@funduq/shared-types/contracts/invoice-document";
import { defineStream, type StreamCall } from "../../platform/route.ts";
import { parseParts, queryOf } from "../../platform/validate.ts";
import { getFolioInvoice } from "../invoices/folio-invoices.service.ts";
import { getInvoice } from "../invoices/invoices.service.ts";
import { invoiceFileName, renderInvoice } from "./invoice-documents.service.ts";

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
  const { invoiceId, language, copy = "original" } = requestOf(c.req.param(), c.req.url);
  const invoice = await runtime.database.withHotel(hotel.id, (tx) =>
    read(tx, { hotelId: hotel.id, invoiceId }),
  );
  const bytes = await renderInvoice(runtime.pdf, invoice, { language, copy });
  return c.body(new Uint8Array(bytes), 200, {
    "Content-Type": "application/pdf",
    "Content-Length": String(bytes.byteLength),
    "Content-Disposition": `inline; filename="${invoiceFileName(invoice, { language, copy })}"`,
  });
}

function requestOf(params: Record<string, string>, address: string) {
  const query = queryOf(new URL(address).searchParams);
  parseParts(
    { schema: invoiceRefSchema, input: params },
    { schema: invoiceDocumentQuerySchema, input: query },
  );
  return { ...invoiceRefSchema.parse(params), ...invoiceDocumentQuerySchema.parse(query) };
}

export const invoiceDocumentRoutes = [pdf, folioPdf];
