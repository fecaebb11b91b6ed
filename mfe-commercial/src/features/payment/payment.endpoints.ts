import {
  type AllocatePayment,
  type CompanyAccount,
  type CompanyPaymentList,
  companyAccountSchema,
  companyPaymentListSchema,
  type PaymentRef,
  type RecordedPayment,
  type ReverseAllocation,
  recordedPaymentSchema,
  type Statement,
  type StatementQuery,
  statementSchema,
} from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { AllocationId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { changedInvoices, ofCompany } from "../invoice/invoice.endpoints.ts";

const allocationsUrl = ({ hotelId, paymentId }: PaymentRef) =>
  `hotels/${hotelId}/payments/${paymentId}/allocations`;
type AllocationRef = PaymentRef & { allocationId: AllocationId };

const endpoints = injectEndpoints({
  owner: "mfe-commercial/payment",
  endpoints: (build) => ({
    readCompanyAccount: build.query<CompanyAccount, CompanyRef>({
      query: (ref) => `${ofCompany(ref)}/account`,
      responseSchema: companyAccountSchema,
      providesTags: ["Invoice", "Booking", "Folio"],
    }),
    readStatement: build.query<Statement, CompanyRef & StatementQuery>({
      query: ({ from, to, ...ref }) => ({
        url: `${ofCompany(ref)}/statement`,
        params: { from, to },
      }),
      responseSchema: statementSchema,
      providesTags: ["Invoice", "Folio"],
    }),
    readCompanyPayments: build.query<CompanyPaymentList, CompanyRef>({
      query: (ref) => `${ofCompany(ref)}/payments`,
      responseSchema: companyPaymentListSchema,
      providesTags: ["Invoice"],
    }),
    allocatePayment: build.mutation<RecordedPayment, PaymentRef & AllocatePayment>({
      query: ({ allocations, ...ref }) => ({
        url: allocationsUrl(ref),
        method: "POST",
        body: { allocations },
      }),
      responseSchema: recordedPaymentSchema,
      invalidatesTags: changedInvoices,
    }),
    reverseAllocation: build.mutation<RecordedPayment, AllocationRef & ReverseAllocation>({
      query: ({ allocationId, reason, ...ref }) => ({
        url: `${allocationsUrl(ref)}/${allocationId}/reversal`,
        method: "POST",
        body: { reason },
      }),
      responseSchema: recordedPaymentSchema,
      invalidatesTags: changedInvoices,
    }),
  }),
});

export const {
  useReadCompanyAccountQuery,
  useReadStatementQuery,
  useReadCompanyPaymentsQuery,
  useAllocatePaymentMutation,
  useReverseAllocationMutation,
} = endpoints;
