import type {
  NightAuditPreview,
  NightAuditResult,
} from "@funduq/shared-types/contracts/night-audit";
import { closingProgress } from "@funduq/shared-types/rules/night-audit";
import { type CalendarDate, calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import { useUrlState } from "@funduq/shared-ui/router";
import { useState } from "react";

/** The first day of the series, in the address: a way to another screen and back keeps the count. */
const schema = { since: calendarDateSchema };

/** Several days that are over, closed one after the other (NA-07). */
export function useClosingSeries(preview: NightAuditPreview | undefined) {
  const { values, change } = useUrlState(schema);
  const [completedDays, setCompletedDays] = useState(0);

  const firstOf = (businessDate: CalendarDate) =>
    values.since && values.since < businessDate ? values.since : businessDate;
  const progressOf = ({ businessDate, today }: NightAuditPreview) =>
    closingProgress({ first: firstOf(businessDate), businessDate, today });

  return {
    progress: preview && progressOf(preview),
    /** How many days were closed, once the last of several is; else 0. */
    completedDays,
    dayClosed(confirmed: NightAuditPreview, { newBusinessDate }: NightAuditResult) {
      const isLast = newBusinessDate >= confirmed.today;
      const days = progressOf(confirmed)?.days ?? 0;
      setCompletedDays(isLast ? days : 0);
      change({ since: isLast ? null : firstOf(confirmed.businessDate) }, { replace: true });
    },
  };
}
