import { type RoomsFigure, roomsFigureSchema } from "@funduq/shared-types/contracts/report-rooms";
import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { urlWord, useUrlState } from "@funduq/shared-ui/router";
import { useMemo } from "react";
import { useReadRoomsReportQuery } from "../../features/reports/reports.endpoints.ts";
import { roomsFigureWords, roomsSheets } from "../../features/reports/rooms-sheets.ts";
import { SomeDays } from "./report-days.tsx";
import { ReportView } from "./report-view.tsx";
import { useReportDays } from "./use-report-days.ts";

const schema = { figure: urlWord<RoomsFigure>(roomsFigureSchema.options) };

/** Which rooms could be sold, and which were out of order: those behind the manager report's counts (REP-01). */
export function RoomsOfPeriod({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const choice = useReportDays(hotel);
  const { values, change } = useUrlState(schema);
  const figure = values.figure ?? "rooms";
  const { currentData, error, refetch } = useReadRoomsReportQuery({
    hotelId: hotel.hotelId,
    ...choice.days,
  });
  const shown = useMemo(() => currentData && { ...currentData, figure }, [currentData, figure]);
  return (
    <ReportView
      query={{ currentData: shown, error, refetch }}
      sheetsOf={roomsSheets}
      days={
        <>
          <SomeDays hotel={hotel} choice={choice} />
          <Select<RoomsFigure>
            label={t("reports.figure")}
            value={figure}
            onChange={(chosen) => change({ figure: chosen }, { replace: true })}
            options={roomsFigureSchema.options.map((value) => ({
              value,
              label: t(roomsFigureWords[value]),
            }))}
          />
        </>
      }
    />
  );
}
