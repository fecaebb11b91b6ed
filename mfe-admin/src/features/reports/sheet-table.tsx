import type { Formula } from "@funduq/shared-types/reports/formula";
import {
  type Cell,
  type CellKind,
  isFigure,
  kindOf,
  type Sheet,
  type SheetRow,
} from "@funduq/shared-types/reports/sheet";
import { Link } from "@funduq/shared-ui/router";
import { CellValue, figureText } from "./cell-value.tsx";
import { FormulaButton } from "./formula-button.tsx";
import { addressOfCell, type SheetAddresses } from "./sheet-addresses.ts";
import classes from "./sheet-table.module.css";

type SheetTableProps = {
  sheet: Sheet;
  /** Says what it is where no heading does. */
  caption?: string | undefined;
  /** Where figures and rows lead to; nowhere on paper. */
  addresses?: SheetAddresses;
};

/** A report's table. */
export function SheetTable({ sheet, caption, addresses }: SheetTableProps) {
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
              {cellsShown(row).map((cell, at) => (
                <CellOf
                  key={sheet.columns[at]?.id}
                  cell={cell}
                  kind={kindOf(sheet, row, at)}
                  header={sheet.columns[at]?.header}
                  names={at === 0 ? row : undefined}
                  span={isHeading(row) ? sheet.columns.length : undefined}
                  address={addressOfCell(row, at, addresses)}
                  formula={row.formulas?.[at]}
                  addresses={addresses}
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

/** A row that names the rows below it has no cells of its own: its name takes the whole width. */
const isHeading = ({ weight }: SheetRow) => weight === "heading";
const cellsShown = (row: SheetRow) => (isHeading(row) ? row.cells.slice(0, 1) : row.cells);

type CellOfProps = {
  cell: Cell;
  kind: CellKind;
  /** Said above the value where the row is a card. */
  header: string | undefined;
  /** The row that this cell is the name of. */
  names: SheetRow | undefined;
  /** Columns that it takes, if more than one. */
  span: number | undefined;
  address: string | undefined;
  formula: Formula | undefined;
  addresses: SheetAddresses | undefined;
};

function CellOf(props: CellOfProps) {
  const { kind, header, names, span } = props;
  const align = isFigure(kind) ? "end" : undefined;
  const value = <ValueOf {...props} />;
  if (!names)
    return (
      <td data-align={align} data-kind={kind} data-header={header}>
        {value}
      </td>
    );
  return (
    <th scope={isHeading(names) ? "rowgroup" : "row"} colSpan={span} data-align={align}>
      {value}
    </th>
  );
}

/** A figure leads to its lines, or opens its formula; on paper it does neither. */
function ValueOf({ cell, kind, address, formula, addresses }: CellOfProps) {
  const plain = <CellValue cell={cell} kind={kind} />;
  if (address) return <Link to={address}>{plain}</Link>;
  // A sum of nothing has no terms to show.
  if (!formula?.terms.length || !addresses || cell === null) return plain;
  return <FormulaButton formula={formula} result={cell} kind={kind} addresses={addresses} />;
}

/** The widest figure of a table, in digits: on a phone this decides how many are side by side. A separator is half as wide. */
export function widestFigure(sheet: Sheet): number {
  const lengths = sheet.rows.flatMap((row) =>
    row.cells.map((cell, at) =>
      typeof cell === "number" ? widthOf(figureText(cell, kindOf(sheet, row, at))) : 0,
    ),
  );
  return Math.max(...lengths, 0);
}

const widthOf = (text: string) => text.length - (text.match(/[.,\s]/gu)?.length ?? 0) / 2;
