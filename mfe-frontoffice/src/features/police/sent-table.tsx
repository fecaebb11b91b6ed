import type { PoliceForm } from "@funduq/shared-types/contracts/police";
import { Button, EmptyState, type MenuItem } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintIcon, UndoIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import { DataTable } from "@funduq/shared-ui/table";
import { useMemo, useState } from "react";
import { sentColumns } from "./police-columns.tsx";
import { formKey } from "./police-rows.ts";

type SentTableProps = {
  forms: readonly PoliceForm[];
  onPrint: (keys: readonly string[]) => void;
  onUndo: ((form: PoliceForm) => void) | undefined;
};

/**
 * What was sent on this business date, while it can be taken back. A sheet that got lost is printed
 * again: what is marked as sent stays so.
 */
export function SentTable({ forms, onPrint, onUndo }: SentTableProps) {
  const t = useText("frontoffice");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const columns = useMemo(() => sentColumns(t, timeZone), [t, timeZone]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // What was taken back meanwhile is not chosen any more.
  const chosen = forms.map(formKey).filter((key) => selected.has(key));
  const actionsOf = (form: PoliceForm): MenuItem[] => [
    { label: t("police.print"), icon: PrintIcon, onSelect: () => onPrint([formKey(form)]) },
    ...(onUndo ? [{ label: t("police.undo"), icon: UndoIcon, onSelect: () => onUndo(form) }] : []),
  ];
  return (
    <DataTable
      label={t("police.sent-today")}
      columns={columns}
      rows={forms}
      rowKey={formKey}
      phone="cards"
      empty={<EmptyState message={t("police.none-sent")} />}
      rowActions={actionsOf}
      selection={{ selected: new Set(chosen), onChange: setSelected }}
      selectionActions={
        <Button icon={PrintIcon} onClick={() => onPrint(chosen)}>
          {t("police.print")}
        </Button>
      }
    />
  );
}
