import type { ChartOfAccounts } from "@funduq/shared-types/contracts/chart-of-accounts";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { useState } from "react";
import { reportText } from "../../features/reports/report-text.ts";
import { type ChartValues, chartContract, chartRows } from "./chart-contract.ts";

type ChartFormOf = {
  chart: ChartOfAccounts;
  missing: readonly string[];
  failure: ApiFailure | undefined;
};

export type ChartForm = ReturnType<typeof useChartForm>["form"];

/** The fields of a chart. What is typed stays while somebody else saves, until the saved chart is asked for. */
export function useChartForm({ chart, missing, failure }: ChartFormOf) {
  const t = useText("admin");
  const [base, setBase] = useState(chart);
  const rowsOf = (from: ChartOfAccounts): ChartValues => ({
    rows: chartRows(from, missing, reportText(t)),
  });
  const say = (path: string) => (path.endsWith(".code") ? t("chart.code-wrong") : undefined);
  const form = useContractForm(chartContract(base.seen), rowsOf(base), failure, { say });
  return {
    /** The saved chart that the fields began with. */
    base,
    form,
    showLatest(latest: ChartOfAccounts) {
      setBase(latest);
      form.reset(rowsOf(latest));
    },
  };
}
