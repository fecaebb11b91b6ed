import * as z from "zod/mini";
import { bookingIdSchema, folioIdSchema, groupIdSchema, hotelIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { companyNameSchema, filled, identifierSchema } from "./company-profile.ts";
import {
  documentPaymentMethodSchema,
  invoicePreviewSchema,
  invoiceSchema,
  reasonSchema,
} from "./invoice.ts";

export const folioRefSchema = z.object({ hotelId: hotelIdSchema, folioId: folioIdSchema });
export type FolioRef = z.infer<typeof folioRefSchema>;

/** Who a folio is invoiced to: a person or a firm, as it was typed on that day. */
export const buyerSchema = z.strictObject({
  name: companyNameSchema,
  address: filled(240),
  rc: identifierSchema,
  nif: identifierSchema,
  nis: identifierSchema,
  art: identifierSchema,
});
export type Buyer = z.infer<typeof buyerSchema>;

export const previewFolioInvoiceSchema = z.strictObject({
  paymentMethod: documentPaymentMethodSchema,
});
export type PreviewFolioInvoice = z.infer<typeof previewFolioInvoiceSchema>;

/** What an invoice of the folio would say now: of the charges that no invoice bills yet. It has no line where there are none. */
export const folioInvoicePreviewSchema = z.pick(invoicePreviewSchema, {
  businessDate: true,
  lines: true,
  totals: true,
});
export type FolioInvoicePreview = z.infer<typeof folioInvoicePreviewSchema>;

/** Saves what was previewed: refused when it would come to another total by now. */
export const issueFolioInvoiceSchema = z.extend(previewFolioInvoiceSchema, {
  buyer: buyerSchema,
  grandTotalCentimes: centimesSchema,
});
export type IssueFolioInvoice = z.infer<typeof issueFolioInvoiceSchema>;

/** Takes all of an invoice of a folio back: its charges can be invoiced again. */
export const creditFolioInvoiceSchema = z.strictObject({ reason: reasonSchema });
export type CreditFolioInvoice = z.infer<typeof creditFolioInvoiceSchema>;

export const folioInvoiceSchema = z.extend(
  z.pick(invoiceSchema, {
    id: true,
    kind: true,
    number: true,
    seriesYear: true,
    seriesNumber: true,
    businessDate: true,
    status: true,
  }),
  { buyerName: z.string(), grandTotalCentimes: centimesSchema },
);
export type FolioInvoice = z.infer<typeof folioInvoiceSchema>;

/** A saved document of a folio, and whose folio it is; `folio` is missing in answers of an older API. */
export const folioDocumentSchema = z.extend(invoiceSchema, {
  folio: z.optional(
    z.object({
      folioId: folioIdSchema,
      bookingId: z.nullable(bookingIdSchema),
      groupId: z.nullable(groupIdSchema),
    }),
  ),
});
export type FolioDocument = z.infer<typeof folioDocumentSchema>;

/** The invoices and credit notes of a folio, the newest first. */
export const folioInvoicesSchema = z.object({ documents: z.array(folioInvoiceSchema) });
export type FolioInvoices = z.infer<typeof folioInvoicesSchema>;
