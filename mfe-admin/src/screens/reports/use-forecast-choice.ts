import { type ForecastSpan, forecastSpans } from "@funduq/shared-types/rules/report-forecast";
import { urlWord, useUrlState } from "@funduq/shared-ui/router";

export const nightsAhead = ["30", "90", "180"] as const;
export const pickupDays = ["1", "7", "30"] as const;
const schema = {
  ahead: urlWord(nightsAhead),
  pickup: urlWord(pickupDays),
  sums: urlWord(forecastSpans),
};

export type ForecastChoice = {
  ahead: (typeof nightsAhead)[number];
  pickup: (typeof pickupDays)[number];
  sums: ForecastSpan;
};

/** How far the forecast looks, how far back its pickup goes, and its sums; in the address. */
export function useForecastChoice() {
  const { values, change } = useUrlState(schema);
  const choice: ForecastChoice = {
    ahead: values.ahead ?? "90",
    pickup: values.pickup ?? "7",
    sums: values.sums ?? "month",
  };
  return {
    choice,
    choose: (changes: Partial<ForecastChoice>) => change(changes, { replace: true }),
  };
}
