import { companyRefSchema } from "@funduq/shared-types/contracts/company-profile";
import { debtorListSchema, debtorSearchSchema } from "@funduq/shared-types/contracts/debtor";
import {
  creditInvoiceSchema,
  invoicePageSchema,
  invoicePreviewSchema,
  invoiceRefSchema,
  invoiceSchema,
  invoiceSearchSchema,
  issuedInvoiceSchema,
  issueInvoiceSchema,
  previewInvoiceSchema,
} from "@funduq/shared-types/contracts/invoice";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { defineRoute } from "../../platform/route.ts";
import { creditInvoice } from "./credit-notes.service.ts";
import { listDebtors } from "./debtors.service.ts";
import { previewInvoice } from "./draft-invoice.service.ts";
import { searchInvoices } from "./invoice-search.service.ts";
import { getInvoice } from "./invoices.service.ts";
import { issueInvoice } from "./issue-invoice.service.ts";

const COMPANY = "/hotels/{hotelId}/companies/{companyId}";

const debtors = defineRoute(
  {
    id: "invoices.debtors",
    method: "POST",
    isSearch: true,
    path: `${COMPANY}/debtor-search`,
    permission: "invoices.view",
    summary: "The stays that a company owes and that are on no invoice.",
    params: companyRefSchema,
    body: debtorSearchSchema,
    response: debtorListSchema,
  },
  ({ tx, params, body }) => listDebtors(tx, params, body),
);

const preview = defineRoute(
  {
    id: "invoices.preview",
    method: "POST",
    isSearch: true,
    path: `${COMPANY}/invoices/preview`,
    permission: "invoices.view",
    summary: "The invoice over some debtors as it would be issued now. Nothing is written.",
    params: companyRefSchema,
    body: previewInvoiceSchema,
    response: invoicePreviewSchema,
  },
  ({ tx, params, body }) => previewInvoice(tx, params, body),
);

const issue = defineRoute(
  {
    id: "invoices.issue",
    method: "POST",
    path: `${COMPANY}/invoices`,
    permission: "invoices.write",
    summary: "Saves the invoice that was previewed; its stays are debtors no more.",
    params: companyRefSchema,
    body: issueInvoiceSchema,
    response: issuedInvoiceSchema,
    status: 201,
    changes: ["Company"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const issued = await issueInvoice(tx, params, body, { by: actor, now });
    const facts = [
      fact("invoice", "text", { after: issued.number }),
      fact("amount", "money", { after: body.grandTotalCentimes }),
      fact("stays", "number", { after: body.debtorIds.length }),
    ];
    // A booking says whether its check-out can still be undone.
    announce({ facts, entityId: issued.id, tags: ["Booking"] });
    return issued;
  },
);

const search = defineRoute(
  {
    id: "invoices.search",
    method: "POST",
    isSearch: true,
    path: `${COMPANY}/invoice-search`,
    permission: "invoices.view",
    summary:
      "A company's invoices and credit notes by status, number, guest, payment and day of issue.",
    params: companyRefSchema,
    body: invoiceSearchSchema,
    response: invoicePageSchema,
  },
  ({ tx, params, body }) => searchInvoices(tx, params, body),
);

const read = defineRoute(
  {
    id: "invoices.read",
    method: "GET",
    path: "/hotels/{hotelId}/invoices/{invoiceId}",
    permission: "invoices.view",
    summary: "A saved invoice or credit note.",
    params: invoiceRefSchema,
    response: invoiceSchema,
  },
  ({ tx, params }) => getInvoice(tx, params),
);

const credit = defineRoute(
  {
    id: "invoices.credit",
    method: "POST",
    path: "/hotels/{hotelId}/invoices/{invoiceId}/credit-notes",
    permission: "invoices.write",
    summary:
      "Takes stays of an invoice back by a credit note, which are debtors again, or an amount of its lines.",
    params: invoiceRefSchema,
    body: creditInvoiceSchema,
    response: issuedInvoiceSchema,
    status: 201,
    changes: ["Company"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { corrects, stays, ...issued } = await creditInvoice(tx, params, body, {
      by: actor,
      now,
    });
    const facts = [
      fact("invoice", "text", { before: corrects.number, after: issued.number }),
      fact("amount", "money", { before: corrects.creditedCentimes }),
      ...(stays > 0 ? [fact("stays", "number", { before: stays })] : []),
      fact("reason", "text", { after: body.reason }),
    ];
    announce({ facts, entityId: issued.id, tags: ["Booking"] });
    return issued;
  },
);

export const invoiceRoutes = [debtors, preview, issue, search, read, credit];
