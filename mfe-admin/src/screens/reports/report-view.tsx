import type { Language } from "@funduq/shared-types/contracts/session";
import type { ReportSheets, ReportText } from "@funduq/shared-types/reports/sheet";
import { QueryView, Skeleton, Toolbar } from "@funduq/shared-ui";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { asFailure } from "@funduq/shared-ui/state";
import { type ReactNode, useMemo } from "react";
import { ReportActions } from "../../features/reports/report-actions.tsx";
import { ReportTables } from "../../features/reports/report-tables.tsx";
import { reportText } from "../../features/reports/report-text.ts";
import classes from "./reports.module.css";

type ReportViewProps<Data> = {
  /** Of the days that are asked for: another day's figures are not left under this day's name. */
  query: { currentData?: Data | undefined; error?: unknown; refetch: () => unknown };
  sheetsOf: (data: Data, t: ReportText, language: Language) => ReportSheets;
  /** The choice of days. */
  days: ReactNode;
  /** Key figures and charts, above the tables. */
  summary?: (data: Data) => ReactNode;
};

/** A period with more lines than an answer holds says so itself. */
const isTooLong = (error: unknown) => error !== undefined && asFailure(error).status === 409;

const hasAmounts = ({ sheets }: ReportSheets) =>
  sheets.some(({ columns }) => columns.some(({ kind }) => kind === "money"));

/** A report: its days, what can be done with it, and its tables. */
export function ReportView<Data>({ query, sheetsOf, days, summary }: ReportViewProps<Data>) {
  const t = useText("admin");
  const language = useLanguage();
  const { currentData: data, error, refetch } = query;
  const report = useMemo(
    () => (data === undefined ? undefined : sheetsOf(data, reportText(t), language)),
    [data, sheetsOf, t, language],
  );
  return (
    <>
      <Toolbar label={t("reports.days")}>
        {days}
        <div className={classes.actions}>
          <ReportActions
            report={report}
            sheetsIn={data && ((text, spoken) => sheetsOf(data, text, spoken))}
          />
        </div>
      </Toolbar>
      <QueryView
        query={{ data: report && data, error, refetch }}
        skeleton={<Skeleton rows={10} />}
        errorMessage={isTooLong(error) ? undefined : t("reports.load-failed")}
      >
        {(loaded) => (
          <>
            <div role="status">
              <p className={classes.period}>{report?.period}</p>
              {report?.openDay && <p className={classes.openDay}>{report.openDay}</p>}
            </div>
            {summary?.(loaded)}
            {report && <ReportTables report={report} />}
            {report && hasAmounts(report) && (
              <p className={classes.currency}>{t("reports.in-dinars")}</p>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
