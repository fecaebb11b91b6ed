import { VisuallyHidden } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import classes from "./plan.module.css";
import { movedBy, type PlanTable } from "./plan-tables.ts";

type Units = readonly [right: number, down: number];
type PlanTableButtonProps = {
  table: PlanTable;
  isSelected: boolean;
  isOccupied: boolean;
  onSelect: () => void;
  onMove: (by: Units) => void;
};

const STEPS: Readonly<Record<string, Units>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A table on the plan: selected by a tap, dragged by a pointer, moved by the arrow keys. */
export function PlanTableButton(props: PlanTableButtonProps) {
  const { table, isSelected, isOccupied, onSelect, onMove } = props;
  const t = useText("pos");
  const drag = useDrag(props);
  const shown = movedBy(table, drag.by);

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect();
    onMove(step);
  }

  return (
    <button
      type="button"
      className={classes.table}
      data-shape={table.shape}
      data-occupied={isOccupied || undefined}
      data-dragged={drag.isOn || undefined}
      aria-pressed={isSelected}
      style={{
        insetInlineStart: units(shown.planX),
        insetBlockStart: units(shown.planY),
        inlineSize: units(table.width ?? 1),
        blockSize: units(table.height ?? 1),
        rotate: `${table.rotation ?? 0}deg`,
      }}
      onClick={onSelect}
      onKeyDown={handleKey}
      {...drag.handlers}
    >
      <span className={classes.label} style={{ rotate: `${-(table.rotation ?? 0)}deg` }}>
        <bdi>{table.name || "–"}</bdi>
        <span className={classes.covers} aria-hidden>
          {table.covers}
        </span>
        {/* The spaces part the words for a screen reader. */}{" "}
        <VisuallyHidden>{t("covers", { count: table.covers ?? 0 })}</VisuallyHidden>{" "}
        {isOccupied && <VisuallyHidden>{t("occupied")}</VisuallyHidden>}
      </span>
    </button>
  );
}

const units = (count: number | null) => `calc(${count ?? 0} * var(--unit))`;
const nowhere: Units = [0, 0];

/** Follows the pointer in whole units; lifting it moves the table, a lost pointer does not. */
function useDrag({ table, onSelect, onMove }: PlanTableButtonProps) {
  const [from, setFrom] = useState<{ x: number; y: number; unitPx: number }>();
  const [by, setBy] = useState(nowhere);

  function end() {
    setFrom(undefined);
    setBy(nowhere);
  }
  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onSelect();
    const unitPx = event.currentTarget.offsetWidth / (table.width ?? 1);
    setFrom({ x: event.clientX, y: event.clientY, unitPx });
  }
  function handleMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
    if (!from) return;
    const { x, y, unitPx } = from;
    setBy([Math.round((clientX - x) / unitPx), Math.round((clientY - y) / unitPx)]);
  }
  function handleUp() {
    if (from && by.some((count) => count !== 0)) onMove(by);
    end();
  }
  return {
    by,
    isOn: from !== undefined,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: end,
    },
  };
}
