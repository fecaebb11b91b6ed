import { calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import { invoiceIdSchema } from "@funduq/shared-types/values/ids";
import { fragmentWith, urlText, urlWord, useNavigate, useUrlState } from "@funduq/shared-ui/router";

const schema = {
  company: urlText,
  state: urlWord(["archived"]),
  /** What is shown of the company; its debtors unless given (COM-04). */
  tab: urlWord(["invoices", "account", "details"]),
  /** The debtors' first and last day of check-in. */
  from: calendarDateSchema,
  to: calendarDateSchema,
  /** The search of invoices, once it was made (INV-02). */
  searched: urlWord(["yes"]),
  show: urlWord(["all", "paid"]),
  number: urlText,
  /** The saved document that is open. */
  invoice: invoiceIdSchema,
  reference: urlText,
  "issued-from": calendarDateSchema,
  "issued-to": calendarDateSchema,
  /** The first and the last day of the statement of account. */
  since: calendarDateSchema,
  until: calendarDateSchema,
};

/** The part of the fragment that holds a guest's name, which no server logs. */
export const GUEST = "guest";

/** Of the filters of one company none is another's. */
const unfiltered = {
  tab: null,
  from: null,
  to: null,
  searched: null,
  show: null,
  number: null,
  invoice: null,
  reference: null,
  "issued-from": null,
  "issued-to": null,
  since: null,
  until: null,
};

/** The company that is open beside the list, what is shown of it, and which companies are listed, in the address. */
export function useCompanyUrl() {
  const url = useUrlState(schema);
  const navigate = useNavigate();

  /** Another company is shown by its debtors, unfiltered. */
  function linkTo(company: string | null) {
    const { search, hash } = url.linkWith({ ...unfiltered, company });
    return { search, hash: fragmentWith(hash, GUEST, "") };
  }

  return {
    ...url,
    linkTo,
    linkToAccount: (company: string) => url.linkWith({ ...unfiltered, company, tab: "account" }),
    open: (company: string | null, options?: { replace: boolean }) =>
      void navigate(linkTo(company), options),
  };
}
