import {
  type AllocatePayment,
  type CompanyAccount,
  type CompanyPaymentList,
  companyAccountSchema,
  companyPaymentListSchema,
  type PaymentRef,
  type RecordedPayment,
  type RecordPayment,
  type ReverseAllocation,
  recordedPaymentSchema,
  type Statement,
  type StatementQuery,
  statementSchema,
} from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { AllocationId } from "@funduq/shared-types/values/ids";
import { injectEndpoints, type Tag } from "@funduq/shared-ui/state";

const companyUrl = ({ hotelId, companyId }: CompanyRef) =>
  `hotels/${hotelId}/companies/${companyId}`;
const allocationsUrl = ({ hotelId, paymentId }: PaymentRef) =>
  `hotels/${hotelId}/payments/${paymentId}/allocations`;

/** After a save, and after a refusal that shows that the amounts on screen are outdated. */
const changedPayments = (_saved: unknown, failure: { status: number } | undefined): Tag[] =>
  !failure || [404, 409].includes(failure.status) ? ["Company"] : [];

const endpoints = injectEndpoints({
  owner: "mfe-commercial/payment",
  endpoints: (build) => ({
    readCompanyAccount: build.query<CompanyAccount, CompanyRef>({
      query: (ref) => `${companyUrl(ref)}/account`,
      responseSchema: companyAccountSchema,
      providesTags: ["Company", "Booking", "Folio"],
    }),
    readStatement: build.query<Statement, CompanyRef & StatementQuery>({
      query: ({ from, to, ...ref }) => ({
        url: `${companyUrl(ref)}/statement`,
        params: { from, to },
      }),
      responseSchema: statementSchema,
      providesTags: ["Company", "Folio"],
    }),
    readCompanyPayments: build.query<CompanyPaymentList, CompanyRef>({
      query: (ref) => `${companyUrl(ref)}/payments`,
      responseSchema: companyPaymentListSchema,
      providesTags: ["Company"],
    }),
    recordPayment: build.mutation<RecordedPayment, CompanyRef & RecordPayment>({
      query: ({ hotelId, companyId, ...body }) => ({
        url: `${companyUrl({ hotelId, companyId })}/payments`,
        method: "POST",
        body,
      }),
      responseSchema: recordedPaymentSchema,
      invalidatesTags: changedPayments,
    }),
    allocatePayment: build.mutation<RecordedPayment, PaymentRef & AllocatePayment>({
      query: ({ allocations, ...ref }) => ({
        url: allocationsUrl(ref),
        method: "POST",
        body: { allocations },
      }),
      responseSchema: recordedPaymentSchema,
      invalidatesTags: changedPayments,
    }),
    reverseAllocation: build.mutation<
      RecordedPayment,
      PaymentRef & ReverseAllocation & { allocationId: AllocationId }
    >({
      query: ({ allocationId, reason, ...ref }) => ({
        url: `${allocationsUrl(ref)}/${allocationId}/reversal`,
        method: "POST",
        body: { reason },
      }),
      responseSchema: recordedPaymentSchema,
      invalidatesTags: changedPayments,
    }),
  }),
});

export const {
  useReadCompanyAccountQuery,
  useReadStatementQuery,
  useReadCompanyPaymentsQuery,
  useRecordPaymentMutation,
  useAllocatePaymentMutation,
  useReverseAllocationMutation,
} = endpoints;
