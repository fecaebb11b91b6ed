import type { RecordPayment } from "@funduq/shared-types/contracts/company-payment";
import type { DebtorSearch } from "@funduq/shared-types/contracts/debtor";
import {
  type CreditInvoice,
  type InvoiceSearch,
  type IssuedInvoice,
  type IssueInvoice,
  issuedInvoiceSchema,
  type PreviewInvoice,
} from "@funduq/shared-types/contracts/invoice";
import type { SetPurchaseOrder } from "@funduq/shared-types/contracts/purchase-order";
import { HttpResponse, http } from "msw";
import { MockInvoices } from "./mock-invoices.ts";
import { problem } from "./problem.ts";

const letterhead = { address: "", city: "", phone: "", nif: "", rc: "", nis: "" };
const ofCompany = "/api/hotels/:hotelId/companies/:companyId";

/** An API that keeps debtors, invoices and payments as the real one does. */
export function invoiceHandlers(books = new MockInvoices()) {
  const named = (issued: IssuedInvoice) => issuedInvoiceSchema.parse(issued);
  return [
    http.post(`${ofCompany}/debtor-search`, async ({ request }) => {
      const debtors = books.searchDebtors((await request.json()) as DebtorSearch);
      const all = books.searchDebtors({});
      const balanceCentimes = all.reduce((sum, debtor) => sum + debtor.balanceCentimes, 0);
      return HttpResponse.json({
        debtors,
        count: all.length,
        balanceCentimes,
        invoiceAddsTaxes: true,
      });
    }),
    http.put("/api/hotels/:hotelId/bookings/:bookingId/purchase-order", async (asked) => {
      const { bookingId } = asked.params;
      const version = books.setOrder(
        String(bookingId),
        (await asked.request.json()) as SetPurchaseOrder,
      );
      return version ? HttpResponse.json({ id: bookingId, version }) : problem("request.stale");
    }),
    http.post(`${ofCompany}/invoices/preview`, async ({ request, params }) =>
      HttpResponse.json(
        books.preview(String(params.companyId), (await request.json()) as PreviewInvoice),
      ),
    ),
    http.post(`${ofCompany}/invoices`, async ({ request, params }) => {
      const wanted = (await request.json()) as IssueInvoice;
      const there = books.searchDebtors({}).map(({ id }) => id);
      const taken = wanted.debtorIds.filter((id) => !there.includes(id)).length;
      if (taken > 0) return problem("invoice.debtor-taken", { count: taken });
      return HttpResponse.json(named(books.issue(String(params.companyId), wanted)), {
        status: 201,
      });
    }),
    http.post(`${ofCompany}/invoice-search`, async ({ request }) =>
      HttpResponse.json({
        invoices: books.search((await request.json()) as InvoiceSearch),
        next: null,
      }),
    ),
    http.get("/api/hotels/:hotelId/invoices/:invoiceId", ({ params }) => {
      const invoice = books.find(params.invoiceId);
      return invoice ? HttpResponse.json(invoice) : problem("invoice.not-found");
    }),
    http.post("/api/hotels/:hotelId/invoices/:invoiceId/credit-notes", async (asked) => {
      const invoice = books.find(asked.params.invoiceId);
      if (!invoice) return problem("invoice.not-found");
      const note = books.credit(invoice, (await asked.request.json()) as CreditInvoice);
      return HttpResponse.json(named(note), { status: 201 });
    }),
    http.get("/api/hotels/:hotelId/letterhead", () => HttpResponse.json(letterhead)),
    http.post(`${ofCompany}/payments`, async ({ request }) => {
      books.pay((await request.json()) as RecordPayment);
      return HttpResponse.json({ id: "00000000-0000-4000-8004-000000000001" }, { status: 201 });
    }),
  ];
}
