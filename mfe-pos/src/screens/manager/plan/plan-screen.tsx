import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { DiningTableId } from "@funduq/shared-types/values/ids";
import { Button, EmptyState, SegmentedControl, useShortcut } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, RestaurantIcon } from "@funduq/shared-ui/icons";
import { useLeaveGuard } from "@funduq/shared-ui/router";
import { useState } from "react";
import classes from "./plan.module.css";
import { PlanBar } from "./plan-bar.tsx";
import { PlanCanvas } from "./plan-canvas.tsx";
import { areasOf, nextTable, type PlanTable } from "./plan-tables.ts";
import { TableForm } from "./table-form.tsx";
import { usePlan } from "./use-plan.ts";

/** The floor plan of a restaurant by drag, by keyboard and by fields, saved as a whole (POS-01). */
export function PlanScreen({ floor }: { floor: RestaurantFloor }) {
  const t = useText("pos");
  const plan = usePlan(floor);
  const [selectedId, select] = useState<DiningTableId>();
  /** The table that kept the last save from happening. */
  const [faulty, setFaulty] = useState<DiningTableId>();
  const [chosenArea, chooseArea] = useState("");
  useLeaveGuard(plan.changes > 0);

  const { tables } = plan;
  const areas = areasOf(tables);
  const selected = tables.find(({ id }) => id === selectedId);
  const area =
    selected?.area.trim() ?? (areas.includes(chosenArea) ? chosenArea : (areas[0] ?? ""));
  const occupied = new Set(
    floor.tables.filter(({ openBills }) => openBills > 0).map(({ id }) => id),
  );

  function change(table: PlanTable) {
    setFaulty(undefined);
    plan.edit(table.id, table);
  }
  function add() {
    const table = nextTable(tables, area);
    change(table);
    select(table.id);
  }
  async function save() {
    if (plan.isBehind) return;
    const first = await plan.save();
    setFaulty(first?.id);
    if (first) select(first.id);
  }
  useShortcut({ keys: "Ctrl+KeyS", label: t("plan.save"), onPress: () => void save() });

  return (
    <div className={classes.plan}>
      <div className={classes.tools}>
        {areas.length > 1 && (
          <SegmentedControl
            label={t("plan.area")}
            value={area}
            onChange={(next) => {
              chooseArea(next);
              select(undefined);
            }}
            options={areas.map((each) => ({ value: each, label: each || t("plan.main-room") }))}
          />
        )}
        <Button icon={AddIcon} onClick={add}>
          {t("plan.add")}
        </Button>
      </div>
      <div className={classes.work}>
        <div className={classes.drawing}>
          {tables.length === 0 ? (
            <EmptyState icon={RestaurantIcon} message={t("no-tables")} />
          ) : (
            <PlanCanvas
              tables={tables.filter((table) => table.area.trim() === area)}
              selectedId={selected?.id}
              occupied={occupied}
              onSelect={select}
              onChange={change}
            />
          )}
        </div>
        {selected && (
          <TableForm
            key={selected.id}
            table={selected}
            others={tables.filter((table) => table !== selected)}
            isOccupied={occupied.has(selected.id)}
            isTried={faulty === selected.id}
            onChange={change}
            onDelete={() => {
              plan.edit(selected.id, null);
              chooseArea(area);
              select(undefined);
            }}
          />
        )}
      </div>
      <PlanBar plan={plan} isFaulty={faulty !== undefined} onSave={() => void save()} />
    </div>
  );
}
