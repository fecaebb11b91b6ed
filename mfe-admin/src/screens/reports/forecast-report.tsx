import type { Forecast } from "@funduq/shared-types/contracts/report-forecast";
import type { HotelMembership, Language } from "@funduq/shared-types/contracts/session";
import type { ReportText } from "@funduq/shared-types/reports/sheet";
import { forecastSpans } from "@funduq/shared-types/rules/report-forecast";
import { lazyPart, Select, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Suspense, useCallback } from "react";
import { forecastSheets, pickupNote } from "../../features/reports/forecast-sheets.ts";
import { reportText } from "../../features/reports/report-text.ts";
import { useReadForecastQuery } from "../../features/reports/reports.endpoints.ts";
import { IncludedTaxNotes } from "./included-tax-notes.tsx";
import { ReportView } from "./report-view.tsx";
import classes from "./reports.module.css";
import { nightsAhead, pickupDays, useForecastChoice } from "./use-forecast-choice.ts";

const ForecastKeyFigures = lazyPart(
  async () => (await import("../../features/reports/forecast-summary.tsx")).ForecastKeyFigures,
);
const ForecastCharts = lazyPart(
  async () => (await import("../../features/reports/forecast-summary.tsx")).ForecastCharts,
);

/** What is on the books from the business date on, and what came in since an earlier closing. */
export function ForecastOfHotel({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const choosing = useForecastChoice();
  const { ahead, pickup, sums } = choosing.choice;
  const query = useReadForecastQuery({
    hotelId: hotel.hotelId,
    days: Number(ahead),
    pickup: Number(pickup),
  });
  const { weekStart } = hotel;
  const sheetsOf = useCallback(
    (report: Forecast, text: ReportText, language: Language) =>
      forecastSheets(report, { span: sums, weekStart }, text, language),
    [sums, weekStart],
  );
  return (
    <ReportView
      query={query}
      sheetsOf={sheetsOf}
      days={<Choices choosing={choosing} />}
      summary={(report) => (
        <>
          <p className={classes.openDay}>{pickupNote(report, reportText(t))}</p>
          <IncludedTaxNotes changes={report.includedTaxChanges} />
          <Suspense fallback={<Skeleton rows={4} />}>
            <ForecastKeyFigures report={report} />
            <ForecastCharts days={report.days} />
          </Suspense>
        </>
      )}
    />
  );
}

function Choices({ choosing }: { choosing: ReturnType<typeof useForecastChoice> }) {
  const t = useText("admin");
  const { choice, choose } = choosing;
  return (
    <>
      <Select
        label={t("reports.period-of")}
        value={choice.ahead}
        onChange={(ahead) => choose({ ahead })}
        options={nightsAhead.map((value) => ({
          value,
          label: t("reports.forecast.ahead", { count: Number(value) }),
        }))}
      />
      <Select
        label={t("reports.forecast.pickup")}
        value={choice.pickup}
        onChange={(pickup) => choose({ pickup })}
        options={pickupDays.map((value) => ({
          value,
          label: t("reports.forecast.since", { count: Number(value) }),
        }))}
      />
      <Select
        label={t("reports.forecast.sums")}
        value={choice.sums}
        onChange={(sums) => choose({ sums })}
        options={forecastSpans.map((value) => ({
          value,
          label: t(`reports.forecast.sums.${value}`),
        }))}
      />
    </>
  );
}
