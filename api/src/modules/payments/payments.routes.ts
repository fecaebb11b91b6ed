import {
  companyCreditAnswerSchema,
  companyCreditQuerySchema,
} from "@funduq/shared-types/contracts/company-credit";
import {
  allocatePaymentSchema,
  allocationRefSchema,
  companyAccountSchema,
  companyPaymentListSchema,
  paymentRefSchema,
  recordedPaymentSchema,
  recordPaymentSchema,
  reverseAllocationSchema,
  statementQuerySchema,
  statementSchema,
} from "@funduq/shared-types/contracts/company-payment";
import { companyRefSchema } from "@funduq/shared-types/contracts/company-profile";
import { fact, moneyFacts } from "@funduq/shared-types/rules/audit-facts";
import { sumOf } from "@funduq/shared-types/rules/payment-allocation";
import { defineRoute } from "../../platform/route.ts";
import {
  getCompanyAccount,
  getCompanyCredit,
  getStatement,
  listPayments,
} from "./account.service.ts";
import { allocatePayment, recordPayment, reverseAllocation } from "./payments.service.ts";

const COMPANY = "/hotels/{hotelId}/companies/{companyId}";
const PAYMENT = "/hotels/{hotelId}/payments/{paymentId}";

/** A payment can settle hundreds of invoices: the trail counts them and names the first. */
const NAMED_INVOICES = 3;

function invoiceFacts(numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  const first = numbers.slice(0, NAMED_INVOICES).join(", ");
  const more = numbers.length > NAMED_INVOICES ? ", …" : "";
  return [
    fact("invoices", "number", { after: numbers.length }),
    fact("invoice", "text", { after: first + more }),
  ];
}

const record = defineRoute(
  {
    id: "payments.record",
    method: "POST",
    path: `${COMPANY}/payments`,
    permission: "invoices.write",
    summary: "Records what a company paid and settles invoices with it, whole or in part.",
    params: companyRefSchema,
    body: recordPaymentSchema,
    missing: { code: "payment.incomplete", fields: ["method", "paymentDate"] },
    response: recordedPaymentSchema,
    status: 201,
    changes: ["Company"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const recorded = await recordPayment(tx, params, body, { by: actor, now });
    const { id, stampDutyCentimes, invoiceNumbers } = recorded;
    announce({
      entityId: params.companyId,
      facts: [
        ...moneyFacts(body),
        ...(stampDutyCentimes > 0
          ? [fact("stampDuty", "money", { after: stampDutyCentimes })]
          : []),
        ...invoiceFacts(invoiceNumbers),
      ],
    });
    return { id };
  },
);

const list = defineRoute(
  {
    id: "payments.list",
    method: "GET",
    path: `${COMPANY}/payments`,
    permission: "invoices.view",
    summary: "What a company paid, the newest payment first, with what each settled.",
    params: companyRefSchema,
    response: companyPaymentListSchema,
  },
  ({ tx, params }) => listPayments(tx, params),
);

const allocate = defineRoute(
  {
    id: "payments.allocate",
    method: "POST",
    path: `${PAYMENT}/allocations`,
    permission: "invoices.write",
    summary: "Settles invoices with what is left of a payment.",
    params: paymentRefSchema,
    body: allocatePaymentSchema,
    response: recordedPaymentSchema,
    status: 201,
    changes: ["Company"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const allocated = await allocatePayment(tx, params, body, { by: actor, now });
    const { id, companyId, invoiceNumbers } = allocated;
    const amountCentimes = sumOf(body.allocations);
    const facts = [...moneyFacts({ amountCentimes }), ...invoiceFacts(invoiceNumbers)];
    announce({ entityId: companyId, facts });
    return { id };
  },
);

const reverse = defineRoute(
  {
    id: "payments.reverse-allocation",
    method: "POST",
    path: `${PAYMENT}/allocations/{allocationId}/reversal`,
    permission: "invoices.write",
    summary: "Takes a part of a payment off its invoice, with a reason: the invoice is open again.",
    params: allocationRefSchema,
    body: reverseAllocationSchema,
    missing: { code: "allocation.reason-missing", fields: ["reason"] },
    response: recordedPaymentSchema,
    status: 201,
    changes: ["Company"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const reversed = await reverseAllocation(tx, params, body, { by: actor, now });
    const { id, companyId, amountCentimes, invoiceNumber } = reversed;
    announce({
      entityId: companyId,
      facts: [
        fact("invoice", "text", { after: invoiceNumber }),
        ...moneyFacts({ amountCentimes, reason: body.reason }),
      ],
    });
    return { id };
  },
);

const account = defineRoute(
  {
    id: "payments.account",
    method: "GET",
    path: `${COMPANY}/account`,
    permission: "invoices.view",
    summary:
      "What a company owes by age, what is not invoiced or allocated, and its stays to come.",
    params: companyRefSchema,
    response: companyAccountSchema,
  },
  ({ tx, params }) => getCompanyAccount(tx, params),
);

const credit = defineRoute(
  {
    id: "payments.credit",
    method: "GET",
    path: `${COMPANY}/credit`,
    permission: "companies.view",
    summary:
      "A company's credit limit and what is counted against it; none where no limit is agreed.",
    params: companyRefSchema,
    query: companyCreditQuerySchema,
    response: companyCreditAnswerSchema,
  },
  ({ tx, params, query }) => getCompanyCredit(tx, params, query),
);

const statement = defineRoute(
  {
    id: "payments.statement",
    method: "GET",
    path: `${COMPANY}/statement`,
    permission: "invoices.view",
    summary: "A company's account over a period: stays, invoices and payments with the balance.",
    params: companyRefSchema,
    query: statementQuerySchema,
    response: statementSchema,
  },
  ({ tx, params, query }) => getStatement(tx, params, query),
);

export const paymentRoutes = [record, list, allocate, reverse, account, credit, statement];
