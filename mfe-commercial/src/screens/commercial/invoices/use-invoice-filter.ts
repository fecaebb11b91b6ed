import type { InvoiceSearch } from "@funduq/shared-types/contracts/invoice";
import { fragmentWith, useLocation, useNavigate } from "@funduq/shared-ui/router";
import { GUEST, useCompanyUrl } from "../use-company-url.ts";

export const invoiceStates = ["all", "unpaid", "paid"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export type InvoiceFilter = Pick<InvoiceSearch, "number" | "guest" | "reference" | "from" | "to">;

/** What invoices were searched for, in the address: a reload and the way back search again. */
export function useInvoiceFilter() {
  const { values, change, linkWith } = useCompanyUrl();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const state: InvoiceState = values.show ?? "unpaid";
  const searched: InvoiceFilter = {
    number: values.number,
    guest: new URLSearchParams(hash.slice(1)).get(GUEST) ?? undefined,
    reference: values.reference,
    from: values["issued-from"],
    to: values["issued-to"],
  };
  return {
    state,
    /** Undefined before the first search. */
    searched: values.searched && searched,
    setState: (wanted: InvoiceState) => change({ show: wanted === "unpaid" ? null : wanted }),
    search({ number, guest, reference, from, to }: InvoiceFilter) {
      const link = linkWith({
        searched: "yes",
        number: number?.trim(),
        reference: reference?.trim(),
        "issued-from": from,
        "issued-to": to,
      });
      void navigate({ ...link, hash: fragmentWith(link.hash, GUEST, guest?.trim() ?? "") });
    },
  };
}
