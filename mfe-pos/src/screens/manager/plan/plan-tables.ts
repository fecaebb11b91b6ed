import {
  type DiningTable,
  type LayoutTable,
  MAX_PLAN_UNITS,
} from "@funduq/shared-types/contracts/pos-floor";
import { diningTableIdSchema } from "@funduq/shared-types/values/ids";
import { newKey } from "@funduq/shared-ui/state";

/** A table as it is edited: a number may be missing while it is typed. */
export type PlanTable = {
  [Field in keyof LayoutTable]: LayoutTable[Field] extends number
    ? number | null
    : LayoutTable[Field];
};

export function planTable(table: DiningTable): PlanTable {
  const { id, name, covers, area, shape, planX, planY, width, height, rotation } = table;
  return { id, name, covers, area, shape, planX, planY, width, height, rotation };
}

export function isSame(one: PlanTable, other: PlanTable | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The areas of the plan in the order of their names; the blank one, the room itself, is first. */
export function areasOf(tables: readonly PlanTable[]): string[] {
  const areas = new Set(tables.map(({ area }) => area.trim()));
  return [...areas].sort((one, other) => one.localeCompare(other));
}

/** The table moved by so many units. It stays on the plan. */
export function movedBy(table: PlanTable, [right, down]: readonly [number, number]): PlanTable {
  return {
    ...table,
    planX: onPlan((table.planX ?? 0) + right),
    planY: onPlan((table.planY ?? 0) + down),
  };
}

const onPlan = (unit: number) => Math.min(MAX_PLAN_UNITS, Math.max(0, unit));

/** A new table of the area, below the others, under the next free number. */
export function nextTable(tables: readonly PlanTable[], area: string): PlanTable {
  const here = tables.filter((table) => table.area.trim() === area);
  const last = here.at(-1)?.name ?? "";
  const [prefix = ""] = /^\D*/u.exec(last) ?? [];
  const taken = new Set(here.map(({ name }) => name.trim()));
  let number = here.length + 1;
  while (taken.has(`${prefix}${number}`)) number += 1;
  const lowest = Math.max(-1, ...here.map(({ planY, height }) => (planY ?? 0) + (height ?? 0)));
  return {
    id: diningTableIdSchema.parse(newKey()),
    name: `${prefix}${number}`,
    covers: 4,
    area,
    shape: "square",
    planX: 0,
    planY: onPlan(lowest + 1),
    width: 2,
    height: 2,
    rotation: 0,
  };
}

const LEAST_COLUMNS = 20;
const LEAST_ROWS = 12;
const MARGIN = 3;

/** How many units the drawing of these tables needs, with room to move them. */
export function sizeOf(tables: readonly PlanTable[]): { columns: number; rows: number } {
  const most = (ends: number[]) => Math.max(0, ...ends) + MARGIN;
  return {
    columns: Math.max(
      LEAST_COLUMNS,
      most(tables.map(({ planX, width }) => (planX ?? 0) + (width ?? 0))),
    ),
    rows: Math.max(
      LEAST_ROWS,
      most(tables.map(({ planY, height }) => (planY ?? 0) + (height ?? 0))),
    ),
  };
}
