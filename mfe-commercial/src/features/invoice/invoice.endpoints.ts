import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import {
  type DebtorList,
  type DebtorSearch,
  debtorListSchema,
} from "@funduq/shared-types/contracts/debtor";
import {
  type CreditInvoice,
  type Invoice,
  type InvoicePage,
  type InvoicePreview,
  type InvoiceRef,
  type InvoiceSearch,
  type IssuedInvoice,
  type IssueInvoice,
  invoicePageSchema,
  invoicePreviewSchema,
  invoiceSchema,
  issuedInvoiceSchema,
  type PreviewInvoice,
} from "@funduq/shared-types/contracts/invoice";
import { injectEndpoints, type Tag } from "@funduq/shared-ui/state";

const ofCompany = ({ hotelId, companyId }: CompanyRef) =>
  `hotels/${hotelId}/companies/${companyId}`;
const invoiceUrl = ({ hotelId, invoiceId }: InvoiceRef) =>
  `hotels/${hotelId}/invoices/${invoiceId}`;

/** After a save, and after a refusal that shows that the list on screen is outdated. */
const changedInvoices = (_saved: unknown, failure: { status: number } | undefined): Tag[] =>
  !failure || [404, 409].includes(failure.status) ? ["Company"] : [];

const endpoints = injectEndpoints({
  owner: "mfe-commercial/invoice",
  endpoints: (build) => ({
    searchDebtors: build.query<DebtorList, CompanyRef & DebtorSearch>({
      query: ({ hotelId, companyId, ...body }) => ({
        url: `${ofCompany({ hotelId, companyId })}/debtor-search`,
        method: "POST",
        body,
      }),
      responseSchema: debtorListSchema,
      providesTags: ["Company"],
    }),
    /** Writes nothing, and is read once: saving compares the total that was seen. */
    previewInvoice: build.query<InvoicePreview, CompanyRef & PreviewInvoice>({
      query: ({ hotelId, companyId, ...body }) => ({
        url: `${ofCompany({ hotelId, companyId })}/invoices/preview`,
        method: "POST",
        body,
      }),
      responseSchema: invoicePreviewSchema,
      keepUnusedDataFor: 0,
    }),
    issueInvoice: build.mutation<IssuedInvoice, CompanyRef & IssueInvoice>({
      query: ({ hotelId, companyId, ...body }) => ({
        url: `${ofCompany({ hotelId, companyId })}/invoices`,
        method: "POST",
        body,
      }),
      responseSchema: issuedInvoiceSchema,
      invalidatesTags: changedInvoices,
    }),
    searchInvoices: build.infiniteQuery<
      InvoicePage,
      CompanyRef & InvoiceSearch,
      InvoicePage["next"]
    >({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: { hotelId, companyId, ...search }, pageParam }) => ({
        url: `${ofCompany({ hotelId, companyId })}/invoice-search`,
        method: "POST",
        body: { ...search, ...pageParam },
      }),
      responseSchema: invoicePageSchema,
      providesTags: ["Company"],
    }),
    readInvoice: build.query<Invoice, InvoiceRef>({
      query: invoiceUrl,
      responseSchema: invoiceSchema,
      providesTags: ["Company"],
    }),
    creditInvoice: build.mutation<IssuedInvoice, InvoiceRef & CreditInvoice>({
      query: ({ hotelId, invoiceId, ...body }) => ({
        url: `${invoiceUrl({ hotelId, invoiceId })}/credit-notes`,
        method: "POST",
        body,
      }),
      responseSchema: issuedInvoiceSchema,
      invalidatesTags: changedInvoices,
    }),
  }),
});

export const {
  useSearchDebtorsQuery,
  usePreviewInvoiceQuery,
  useIssueInvoiceMutation,
  useSearchInvoicesInfiniteQuery,
  useReadInvoiceQuery,
  useCreditInvoiceMutation,
} = endpoints;
