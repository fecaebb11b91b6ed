import type { DiningTableId } from "@funduq/shared-types/values/ids";
import { VisuallyHidden } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type CSSProperties, useState } from "react";
import classes from "./plan.module.css";
import { PlanTableButton } from "./plan-table.tsx";
import { movedBy, type PlanTable, sizeOf } from "./plan-tables.ts";

type PlanCanvasProps = {
  tables: readonly PlanTable[];
  selectedId: DiningTableId | undefined;
  occupied: ReadonlySet<DiningTableId>;
  onSelect: (id: DiningTableId) => void;
  onChange: (table: PlanTable) => void;
};

/** The drawing of one area. Its left is the room's left, in every language. */
export function PlanCanvas({ tables, selectedId, occupied, onSelect, onChange }: PlanCanvasProps) {
  const t = useText("pos");
  const [moved, setMoved] = useState("");
  const { columns, rows } = sizeOf(tables);
  const size = { "--columns": columns, "--rows": rows } as CSSProperties;
  return (
    <>
      <div dir="ltr" className={classes.frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
        <div role="group" aria-label={t("plan.drawing")} className={classes.canvas} style={size}>
          {tables.map((table) => (
            <PlanTableButton
              key={table.id}
              table={table}
              isSelected={table.id === selectedId}
              isOccupied={occupied.has(table.id)}
              onSelect={() => onSelect(table.id)}
              onMove={(by) => {
                const next = movedBy(table, by);
                onChange(next);
                setMoved(t("plan.at", { name: next.name, x: next.planX ?? 0, y: next.planY ?? 0 }));
              }}
            />
          ))}
        </div>
      </div>
      <p className={classes.hint}>{t("plan.hint")}</p>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </>
  );
}
