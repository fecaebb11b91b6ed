import { invoiceRefSchema } from "@funduq/shared-types/contracts/invoice";
import { invoiceDocumentQuerySchema } from "@funduq/shared-types/contracts/invoice-document";
import { defineStream } from "../../platform/route.ts";
import { parseParts, queryOf } from "../../platform/validate.ts";
import { getInvoice } from "../invoices/invoices.service.ts";
import { invoiceFileName, renderInvoice } from "./invoice-documents.service.ts";

/** A stream, so that no transaction is open while the PDF waits for its turn and is made. */
const pdf = defineStream(
  {
    id: "invoices.pdf",
    method: "GET",
    path: "/hotels/{hotelId}/invoices/{invoiceId}/pdf",
    permission: "invoices.view",
    summary: "The document of an invoice or a credit note as an A4 PDF.",
    params: invoiceRefSchema,
    query: invoiceDocumentQuerySchema,
    mediaType: "application/pdf",
  },
  async ({ c, runtime, hotel }) => {
    const { invoiceId, language, copy = "original" } = requestOf(c.req.param(), c.req.url);
    const invoice = await runtime.database.withHotel(hotel.id, (tx) =>
      getInvoice(tx, { hotelId: hotel.id, invoiceId }),
    );
    const bytes = await renderInvoice(runtime.pdf, invoice, { language, copy });
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "application/pdf",
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": `inline; filename="${invoiceFileName(invoice, { language, copy })}"`,
    });
  },
);

function requestOf(params: Record<string, string>, address: string) {
  const query = queryOf(new URL(address).searchParams);
  parseParts(
    { schema: invoiceRefSchema, input: params },
    { schema: invoiceDocumentQuerySchema, input: query },
  );
  return { ...invoiceRefSchema.parse(params), ...invoiceDocumentQuerySchema.parse(query) };
}

export const invoiceDocumentRoutes = [pdf];
