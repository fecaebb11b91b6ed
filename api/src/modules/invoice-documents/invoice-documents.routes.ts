import { type Invoice, invoiceRefSchema } from "@funduq/shared-types/contracts/invoice";
import { invoiceDocumentQuerySchema } from "@funduq/shared-types/contracts/invoice-document";
import { defineStream } from "../../platform/route.ts";
import { parseParts, queryOf } from "../../platform/validate.ts";
import { getInvoice } from "../invoices/invoices.service.ts";
import { renderInvoice } from "./invoice-documents.service.ts";
import { seriesText } from "./invoice-paper.ts";

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
    const { invoiceId, language, copy } = requestOf(c.req.param(), c.req.url);
    const invoice = await runtime.database.withHotel(hotel.id, (tx) =>
      getInvoice(tx, { hotelId: hotel.id, invoiceId }),
    );
    const bytes = await renderInvoice(runtime.pdf, invoice, {
      language,
      copy: copy ?? "original",
    });
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "application/pdf",
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": `inline; filename="${fileName(invoice)}"`,
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

/** `facture-2026-000123.pdf` or `avoir-2026-000124.pdf`. */
function fileName(invoice: Invoice): string {
  const word = invoice.kind === "invoice" ? "facture" : "avoir";
  return `${word}-${seriesText(invoice).replace("/", "-")}.pdf`;
}

export const invoiceDocumentRoutes = [pdf];
