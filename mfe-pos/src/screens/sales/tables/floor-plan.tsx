import { useText } from "@funduq/shared-ui/i18n";
import type { CSSProperties } from "react";
import type { TableView } from "../../../features/bills/table-status.ts";
import { TableFace } from "./table-face.tsx";
import classes from "./tables.module.css";

/** The least and the most of a grid unit: a table of two units has room for a finger and four lines. */
const [LEAST_REM, MOST_REM] = [2.625, 6];
/** The frame's padding and border. */
const EDGES = "(2 * var(--fq-space-2) + 2px)";

type FloorPlanProps = { views: readonly TableView[]; onOpen: (view: TableView) => void };

/** The tables of an area at their places on the plan, as large as the window leaves room for. A plan is of the room: it is not mirrored in Arabic. */
export function FloorPlan({ views, onOpen }: FloorPlanProps) {
  const t = useText("pos");
  const box = boundsOf(views);
  return (
    <div
      className={classes.planFrame}
      style={{ minBlockSize: `calc(${box.rows * LEAST_REM}rem + ${EDGES})` }}
    >
      <ul
        className={classes.plan}
        dir="ltr"
        aria-label={t("tables")}
        style={{
          aspectRatio: `${box.columns} / ${box.rows}`,
          inlineSize: `min(100cqi, 100cqb * ${box.columns / box.rows}, ${box.columns * MOST_REM}rem)`,
          minInlineSize: `${box.columns * LEAST_REM}rem`,
        }}
      >
        {views.map((view) => (
          <li key={view.table.id} className={classes.place} style={placeOf(view, box)}>
            <button
              type="button"
              className={classes.planTable}
              data-status={view.status}
              onClick={() => onOpen(view)}
            >
              <span
                className={classes.shape}
                data-shape={view.table.shape}
                style={{ rotate: `${view.table.rotation}deg` }}
              />
              <TableFace view={view} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Box = { left: number; top: number; columns: number; rows: number };

function boundsOf(views: readonly TableView[]): Box {
  const left = Math.min(...views.map(({ table }) => table.planX));
  const top = Math.min(...views.map(({ table }) => table.planY));
  const right = Math.max(...views.map(({ table }) => table.planX + table.width));
  const bottom = Math.max(...views.map(({ table }) => table.planY + table.height));
  return { left, top, columns: right - left, rows: bottom - top };
}

function placeOf({ table }: TableView, box: Box): CSSProperties {
  const share = (units: number, of: number) => `${(units / of) * 100}%`;
  return {
    insetInlineStart: share(table.planX - box.left, box.columns),
    insetBlockStart: share(table.planY - box.top, box.rows),
    inlineSize: share(table.width, box.columns),
    blockSize: share(table.height, box.rows),
  };
}

/** Tables that nobody has placed lie on each other: they are shown as tiles. */
export function isDrawable(views: readonly TableView[]): boolean {
  return !views.some(({ table: one }, index) =>
    views
      .slice(index + 1)
      .some(
        ({ table: other }) =>
          one.planX < other.planX + other.width &&
          other.planX < one.planX + one.width &&
          one.planY < other.planY + other.height &&
          other.planY < one.planY + one.height,
      ),
  );
}
