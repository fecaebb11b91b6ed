import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { InvoiceSearch } from "@funduq/shared-types/contracts/invoice";
import { useSearchInvoicesInfiniteQuery } from "../../../features/invoice/invoice.endpoints.ts";

/** The pages of a search that were asked for so far; `more` asks for the next one, where there is one. */
export function useInvoicePages(search: CompanyRef & InvoiceSearch) {
  const query = useSearchInvoicesInfiniteQuery(search);
  return {
    invoices: query.currentData?.pages.flatMap(({ invoices }) => invoices),
    failure: query.error,
    retry: query.refetch,
    isFetching: query.isFetching,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}
