import { calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import { urlText, urlWord, useUrlState } from "@funduq/shared-ui/router";

const schema = {
  company: urlText,
  state: urlWord(["archived"]),
  /** What is shown of the company; its debtors unless given (COM-04). */
  tab: urlWord(["invoices", "account", "details"]),
  /** The debtors' first and last day of check-in. */
  from: calendarDateSchema,
  to: calendarDateSchema,
};

/** The company that is open beside the list, what is shown of it, and which companies are listed, in the address. */
export const useCompanyUrl = () => useUrlState(schema);

/** Another company is shown by its debtors, unfiltered. */
export const anotherCompany = (company: string | null) => ({
  company,
  tab: null,
  from: null,
  to: null,
});
