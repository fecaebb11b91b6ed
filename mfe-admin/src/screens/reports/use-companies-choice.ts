import { type CalendarDate, yearOf } from "@funduq/shared-types/values/calendar-date";
import { companyIdSchema } from "@funduq/shared-types/values/ids";
import { urlText, useUrlState } from "@funduq/shared-ui/router";

const schema = { year: urlText, company: companyIdSchema };

/** How many years before the business date's are offered. */
const YEARS_BACK = 9;

/** The year and the company of the companies' report, in the address. */
export function useCompaniesChoice(businessDate: CalendarDate) {
  const { values, change } = useUrlState(schema);
  const latest = yearOf(businessDate);
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => latest - back);
  const chosen = Number(values.year);
  return {
    year: years.includes(chosen) ? chosen : latest,
    years,
    company: values.company,
    choose: (changes: Parameters<typeof change>[0]) => change(changes, { replace: true }),
  };
}
