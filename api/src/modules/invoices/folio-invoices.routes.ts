import {
  creditFolioInvoiceSchema,
  folioDocumentSchema,
  folioInvoicePreviewSchema,
  folioInvoicesSchema,
  folioRefSchema,
  issueFolioInvoiceSchema,
  previewFolioInvoiceSchema,
} from "@funduq/shared-types/contracts/folio-invoice";
import { invoiceRefSchema, issuedInvoiceSchema } from "@funduq/shared-types/contracts/invoice";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { defineRoute } from "../../platform/route.ts";
import { previewFolioInvoice } from "./folio-bill.service.ts";
import { creditFolioInvoice } from "./folio-credit-notes.service.ts";
import { getFolioInvoice, issueFolioInvoice, listFolioInvoices } from "./folio-invoices.service.ts";

const FOLIO = "/hotels/{hotelId}/folios/{folioId}";
const DOCUMENT = "/hotels/{hotelId}/folio-invoices/{invoiceId}";

const list = defineRoute(
  {
    id: "folio-invoices.list",
    method: "GET",
    path: `${FOLIO}/invoices`,
    permission: "folios.view",
    summary: "The invoices and credit notes of a guest's folio or a group's account.",
    params: folioRefSchema,
    response: folioInvoicesSchema,
  },
  ({ tx, params }) => listFolioInvoices(tx, params),
);

const preview = defineRoute(
  {
    id: "folio-invoices.preview",
    method: "POST",
    isSearch: true,
    path: `${FOLIO}/invoices/preview`,
    permission: "folios.view",
    summary: "The invoice of a folio's open charges as it would be issued now. Nothing is written.",
    params: folioRefSchema,
    body: previewFolioInvoiceSchema,
    response: folioInvoicePreviewSchema,
  },
  ({ tx, params, body }) => previewFolioInvoice(tx, params, body),
);

const issue = defineRoute(
  {
    id: "folio-invoices.issue",
    method: "POST",
    path: `${FOLIO}/invoices`,
    permission: "folios.post",
    summary: "Saves the invoice that was previewed, for the buyer who was typed.",
    params: folioRefSchema,
    body: issueFolioInvoiceSchema,
    response: issuedInvoiceSchema,
    status: 201,
    changes: ["Folio"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const issued = await issueFolioInvoice(tx, params, body, { by: actor, now });
    const facts = [
      fact("invoice", "text", { after: issued.number }),
      fact("amount", "money", { after: body.grandTotalCentimes }),
      fact("buyer", "text", { after: body.buyer.name }),
    ];
    announce({ facts, entityId: issued.id });
    return issued;
  },
);

const read = defineRoute(
  {
    id: "folio-invoices.read",
    method: "GET",
    path: DOCUMENT,
    permission: "folios.view",
    summary: "A saved invoice or credit note of a folio.",
    params: invoiceRefSchema,
    response: folioDocumentSchema,
  },
  ({ tx, params }) => getFolioInvoice(tx, params),
);

const credit = defineRoute(
  {
    id: "folio-invoices.credit",
    method: "POST",
    path: `${DOCUMENT}/credit-notes`,
    permission: "invoices.write",
    summary:
      "Takes an invoice of a folio back by a credit note; its charges can be invoiced again.",
    params: invoiceRefSchema,
    body: creditFolioInvoiceSchema,
    response: issuedInvoiceSchema,
    status: 201,
    changes: ["Folio"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const context = { by: actor, now };
    const { corrects, ...issued } = await creditFolioInvoice(tx, params, body, context);
    const facts = [
      fact("invoice", "text", { before: corrects.number, after: issued.number }),
      fact("amount", "money", { before: corrects.creditedCentimes }),
      fact("reason", "text", { after: body.reason }),
    ];
    announce({ facts, entityId: issued.id });
    return issued;
  },
);

export const folioInvoiceRoutes = [list, preview, issue, read, credit];
