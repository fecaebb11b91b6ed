import { Name } from "@funduq/shared-ui";
import { formatAmount, formatNumber, formatShare } from "@funduq/shared-ui/format";
import { type Cell, type CellKind, isFigure, kindOf, type Sheet, type SheetRow } from "./sheet.ts";
import classes from "./sheet-table.module.css";

/** A report's table. `caption` says what it is where no heading does. */
export function SheetTable({ sheet, caption }: { sheet: Sheet; caption?: string | undefined }) {
  return (
    <>
      <table className={classes.table}>
        {caption && <caption className={classes.caption}>{caption}</caption>}
        <thead>
          <tr>
            {sheet.columns.map(({ id, header, kind }) => (
              <th key={id} scope="col" data-align={isFigure(kind) ? "end" : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row) => (
            <tr key={row.id} data-weight={row.weight}>
              {row.cells.map((cell, at) => (
                <CellOf
                  key={sheet.columns[at]?.id}
                  cell={cell}
                  kind={kindOf(sheet, row, at)}
                  names={at === 0 ? row : undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sheet.notes?.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </>
  );
}

type CellOfProps = {
  cell: Cell;
  kind: CellKind /** The row that this cell is the name of. */;
  names: SheetRow | undefined;
};

function CellOf({ cell, kind, names }: CellOfProps) {
  const align = isFigure(kind) ? "end" : undefined;
  const value = <Value cell={cell} kind={kind} />;
  if (!names)
    return (
      <td data-align={align} data-kind={kind}>
        {value}
      </td>
    );
  return (
    <th scope={names.weight === "heading" ? "rowgroup" : "row"} data-align={align}>
      {value}
    </th>
  );
}

function Value({ cell, kind }: { cell: Cell; kind: CellKind }) {
  if (cell === null) return null;
  if (typeof cell === "string") return kind === "name" ? <Name>{cell}</Name> : cell;
  return <bdi dir="ltr">{figure(cell, kind)}</bdi>;
}

function figure(value: number, kind: CellKind): string {
  if (kind === "money") return formatAmount(value);
  return kind === "share" ? formatShare(value) : formatNumber(value);
}
