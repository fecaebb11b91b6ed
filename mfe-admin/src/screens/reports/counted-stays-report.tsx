import {
  type CountedFigure,
  countedFigureSchema,
} from "@funduq/shared-types/contracts/report-stays";
import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { urlWord, useUrlState } from "@funduq/shared-ui/router";
import { countedStaysSheets, figureWords } from "../../features/reports/counted-stays-sheets.ts";
import { useReadCountedStaysQuery } from "../../features/reports/reports.endpoints.ts";
import { SomeDays } from "./report-days.tsx";
import { ReportView } from "./report-view.tsx";
import { useReportDays } from "./use-report-days.ts";

const schema = { figure: urlWord<CountedFigure>(countedFigureSchema.options) };

/** Who came, left, stayed or did not come: the stays behind the manager report's counts (REP-01). */
export function CountedStaysOfPeriod({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const choice = useReportDays(hotel);
  const { values, change } = useUrlState(schema);
  const figure = values.figure ?? "arrivals";
  const query = useReadCountedStaysQuery({ hotelId: hotel.hotelId, figure, ...choice.days });
  return (
    <ReportView
      query={query}
      sheetsOf={countedStaysSheets}
      days={
        <>
          <SomeDays hotel={hotel} choice={choice} />
          <Select<CountedFigure>
            label={t("reports.figure")}
            value={figure}
            onChange={(chosen) => change({ figure: chosen }, { replace: true })}
            options={countedFigureSchema.options.map((value) => ({
              value,
              label: t(figureWords[value]),
            }))}
          />
        </>
      }
    />
  );
}
