import { SkeletonBar, SkeletonFrame } from "../feedback/skeleton.tsx";
import type { Column } from "./column.ts";
import classes from "./data-table.module.css";
import tools from "./table-tools.module.css";

const ROWS = 8;

type TableSkeletonProps<Row> = {
  columns: readonly Column<Row>[];
  hasTools: boolean;
  phone: "scroll" | "cards" | undefined;
};

/** The place of a table: its tools, its head as it will read, rows as high as they will be. */
export function TableSkeleton<Row>({ columns, hasTools, phone }: TableSkeletonProps<Row>) {
  return (
    <SkeletonFrame>
      <div className={classes.whole} data-phone={phone ?? "scroll"}>
        {hasTools && (
          <div className={tools.tools}>
            <div className={tools.search}>
              <SkeletonBar height="var(--fq-control)" />
            </div>
          </div>
        )}
        <div className={classes.scroller} data-fades="">
          <table className={classes.table}>
            <thead className={classes.head}>
              <tr>
                {columns.map(({ id, header, align, sortBy, width }) => (
                  <th key={id} scope="col" data-align={align} style={{ inlineSize: width }}>
                    {sortBy ? (
                      <button type="button" disabled className={classes.sort}>
                        {header}
                      </button>
                    ) : (
                      header
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: ROWS }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
                <tr key={row} className={classes.row}>
                  {columns.map(({ id, align }, column) => (
                    <td key={id} data-align={align}>
                      <SkeletonBar width={column === 0 ? "10rem" : "5rem"} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </SkeletonFrame>
  );
}
