import type { PoliceForm } from "@funduq/shared-types/contracts/police";
import { EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { UndoIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import { DataTable } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { sentColumns } from "./police-columns.tsx";

type SentTableProps = {
  forms: readonly PoliceForm[];
  onUndo: ((form: PoliceForm) => void) | undefined;
};

/** What was sent on this business date, while it can be taken back. */
export function SentTable({ forms, onUndo }: SentTableProps) {
  const t = useText("frontoffice");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const columns = useMemo(() => sentColumns(t, timeZone), [t, timeZone]);
  return (
    <DataTable
      label={t("police.sentToday")}
      columns={columns}
      rows={forms}
      rowKey={({ bookingId, guestId }) => `${bookingId} ${guestId}`}
      phone="cards"
      empty={<EmptyState message={t("police.noneSent")} />}
      {...(onUndo && {
        rowActions: (form: PoliceForm) => [
          { label: t("police.undo"), icon: UndoIcon, onSelect: () => onUndo(form) },
        ],
      })}
    />
  );
}
