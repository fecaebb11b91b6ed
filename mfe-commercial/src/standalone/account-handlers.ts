import type {
  AllocatePayment,
  ReverseAllocation,
} from "@funduq/shared-types/contracts/company-payment";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { HttpResponse, http } from "msw";
import { MockAccount } from "./mock-account.ts";
import { problem } from "./problem.ts";

const ofCompany = "/api/hotels/:hotelId/companies/:companyId";
const ofPayment = "/api/hotels/:hotelId/payments/:paymentId/allocations";

/** An API that keeps a company's payments and answers its account as the real one does. */
export function accountHandlers(books = new MockAccount()) {
  const find = (paymentId: unknown) => books.payments.find(({ id }) => id === paymentId);
  return [
    http.get(`${ofCompany}/account`, () => HttpResponse.json(books.account())),
    http.get(`${ofCompany}/payments`, () => HttpResponse.json({ payments: books.payments })),
    http.get(`${ofCompany}/statement`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const day = (name: string) => calendarDate(searchParams.get(name) ?? "");
      return HttpResponse.json(books.statement({ from: day("from"), to: day("to") }));
    }),
    http.post(ofPayment, async ({ request, params }) => {
      const payment = find(params.paymentId);
      if (!payment) return problem("payment.not-found");
      const { allocations } = (await request.json()) as AllocatePayment;
      const asked = allocations.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);
      const { id, leftCentimes } = payment;
      if (asked > leftCentimes) return problem("payment.exceeds-payment", { leftCentimes });
      for (const { invoiceId, amountCentimes } of allocations)
        books.allocate(payment, invoiceId, amountCentimes);
      return HttpResponse.json({ id }, { status: 201 });
    }),
    http.post(`${ofPayment}/:allocationId/reversal`, async ({ request, params }) => {
      const payment = find(params.paymentId);
      if (!payment) return problem("payment.not-found");
      const { reason } = (await request.json()) as ReverseAllocation;
      return books.reverse(payment, params.allocationId, reason)
        ? HttpResponse.json({ id: payment.id }, { status: 201 })
        : problem("allocation.reversed-already");
    }),
  ];
}
