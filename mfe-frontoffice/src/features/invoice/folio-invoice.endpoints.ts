import {
  type CreditFolioInvoice,
  type FolioDocument,
  type FolioInvoicePreview,
  type FolioInvoices,
  type FolioRef,
  folioDocumentSchema,
  folioInvoicePreviewSchema,
  folioInvoicesSchema,
  type IssueFolioInvoice,
  type PreviewFolioInvoice,
} from "@funduq/shared-types/contracts/folio-invoice";
import {
  type InvoiceRef,
  type IssuedInvoice,
  issuedInvoiceSchema,
} from "@funduq/shared-types/contracts/invoice";
import { injectEndpoints } from "@funduq/shared-ui/state";

const ofFolio = ({ hotelId, folioId }: FolioRef) => `hotels/${hotelId}/folios/${folioId}/invoices`;
const ofDocument = ({ hotelId, invoiceId }: InvoiceRef) =>
  `hotels/${hotelId}/folio-invoices/${invoiceId}`;

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/folio-invoice",
  endpoints: (build) => ({
    listFolioInvoices: build.query<FolioInvoices, FolioRef>({
      query: ofFolio,
      responseSchema: folioInvoicesSchema,
      providesTags: ["Folio"],
    }),
    /** Writes nothing: saving compares the total that was seen. */
    previewFolioInvoice: build.query<FolioInvoicePreview, FolioRef & PreviewFolioInvoice>({
      query: ({ hotelId, folioId, paymentMethod }) => ({
        url: `${ofFolio({ hotelId, folioId })}/preview`,
        method: "POST",
        body: { paymentMethod },
      }),
      responseSchema: folioInvoicePreviewSchema,
      providesTags: ["Folio"],
      keepUnusedDataFor: 0,
    }),
    issueFolioInvoice: build.mutation<IssuedInvoice, FolioRef & IssueFolioInvoice>({
      query: ({ hotelId, folioId, ...body }) => ({
        url: ofFolio({ hotelId, folioId }),
        method: "POST",
        body,
      }),
      responseSchema: issuedInvoiceSchema,
      invalidatesTags: ["Folio"],
    }),
    readFolioInvoice: build.query<FolioDocument, InvoiceRef>({
      query: ofDocument,
      responseSchema: folioDocumentSchema,
      providesTags: ["Folio"],
    }),
    creditFolioInvoice: build.mutation<IssuedInvoice, InvoiceRef & CreditFolioInvoice>({
      query: ({ hotelId, invoiceId, reason }) => ({
        url: `${ofDocument({ hotelId, invoiceId })}/credit-notes`,
        method: "POST",
        body: { reason },
      }),
      responseSchema: issuedInvoiceSchema,
      invalidatesTags: ["Folio"],
    }),
  }),
});

export const {
  useListFolioInvoicesQuery,
  usePreviewFolioInvoiceQuery,
  useIssueFolioInvoiceMutation,
  useReadFolioInvoiceQuery,
  useCreditFolioInvoiceMutation,
} = endpoints;
