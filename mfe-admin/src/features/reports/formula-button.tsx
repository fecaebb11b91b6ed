import type { Formula, FormulaTerm } from "@funduq/shared-types/reports/formula";
import type { Cell, CellKind } from "@funduq/shared-types/reports/sheet";
import { Popover } from "@funduq/shared-ui";
import { Link } from "@funduq/shared-ui/router";
import { type ReactNode, useState } from "react";
import { CellValue } from "./cell-value.tsx";
import classes from "./formula-button.module.css";
import type { SheetAddresses } from "./sheet-addresses.ts";

/** Before the result, as an operator stands before each term. */
const IS = "=";

type FormulaButtonProps = {
  formula: Formula;
  result: Cell;
  kind: CellKind;
  addresses: SheetAddresses;
  /** The figure as it is shown above the tables, where it stands at the start. */
  children?: ReactNode;
};

/** A figure that opens how it is computed, line by line; terms that are sums of lines lead to these (REP-01). */
export function FormulaButton(props: FormulaButtonProps) {
  const { formula, result, kind, addresses, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = (
    <button type="button" className={classes.figure} onClick={() => setIsOpen(!isOpen)}>
      {children ?? <CellValue cell={result} kind={kind} />}
    </button>
  );
  return (
    <Popover
      trigger={button}
      label={formula.name}
      opened={isOpen}
      onClose={() => setIsOpen(false)}
      align={children ? "start" : "end"}
    >
      <table className={classes.terms}>
        <tbody>
          {formula.terms.map((term) => (
            <tr key={term.id}>
              <td>{term.operator}</td>
              <th scope="row">{term.name}</th>
              <td>
                <Figure
                  value={term.value}
                  kind={term.kind}
                  address={addressOfTerm(term, addresses)}
                />
              </td>
            </tr>
          ))}
          <tr className={classes.result}>
            <td>{IS}</td>
            <th scope="row">{formula.name}</th>
            <td>
              <Figure
                value={result}
                kind={kind}
                address={formula.report && addresses.ofReport(formula.report)}
              />
            </td>
          </tr>
        </tbody>
      </table>
    </Popover>
  );
}

type FigureProps = { value: Cell; kind: CellKind; address: string | undefined };

function Figure({ value, kind, address }: FigureProps) {
  const figure = <CellValue cell={value} kind={kind} />;
  return address === undefined ? figure : <Link to={address}>{figure}</Link>;
}

/** Nothing for what is nought: there may be nothing to list. */
function addressOfTerm({ lines, report, value }: FormulaTerm, addresses: SheetAddresses) {
  if (value === 0) return undefined;
  if (report) return addresses.ofReport(report);
  return lines && addresses.ofLines(lines);
}
