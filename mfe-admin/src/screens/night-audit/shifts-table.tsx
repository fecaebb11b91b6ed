import type { OpenShift } from "@funduq/shared-types/contracts/night-audit";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { auditMoment } from "../../features/night-audit/audit-date.tsx";
import { useHeightOf } from "./stay-columns.tsx";
import { ToTillButton, useToTill } from "./to-till.tsx";

type ShiftsTableProps = { hotelId: HotelId; shifts: readonly OpenShift[] };

/** Cash of the restaurants' tills that nobody has counted yet (POS-14). */
export function ShiftsTable({ hotelId, shifts }: ShiftsTableProps) {
  const t = useText("admin");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const toTill = useToTill(hotelId);
  const columns = useMemo(
    (): Column<OpenShift>[] => [
      {
        id: "restaurant",
        header: t("audit.restaurant"),
        sortBy: ({ restaurantName }) => restaurantName,
        cell: ({ restaurantName }) => <Name>{restaurantName}</Name>,
      },
      {
        id: "terminal",
        header: t("audit.terminal"),
        sortBy: ({ terminalName }) => terminalName,
        cell: ({ terminalName }) => <Name>{terminalName}</Name>,
      },
      {
        id: "opened",
        header: t("audit.shift-opened"),
        sortBy: ({ openedAt }) => openedAt,
        cell: ({ openedAt }) => auditMoment(openedAt, timeZone),
      },
      {
        id: "by",
        header: t("audit.shift-by"),
        sortBy: ({ openedBy }) => openedBy ?? "",
        cell: ({ openedBy }) => <Name>{openedBy ?? ""}</Name>,
      },
    ],
    [t, timeZone],
  );
  return (
    <>
      <DataTable
        label={t("audit.shifts")}
        rows={shifts}
        columns={columns}
        rowKey={({ shiftId }) => shiftId}
        onOpen={toTill}
        phone="cards"
        {...useHeightOf(shifts.length)}
      />
      <ToTillButton toTill={toTill} />
    </>
  );
}
