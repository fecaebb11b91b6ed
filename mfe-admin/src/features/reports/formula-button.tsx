import type { Formula } from "@funduq/shared-types/reports/formula";
import type { Cell, CellKind, SummedLines } from "@funduq/shared-types/reports/sheet";
import { Popover } from "@funduq/shared-ui";
import { Link } from "@funduq/shared-ui/router";
import { useState } from "react";
import { CellValue } from "./cell-value.tsx";
import classes from "./formula-button.module.css";

/** Before the result, as an operator stands before each term. */
const IS = "=";

type FormulaButtonProps = {
  formula: Formula;
  result: Cell;
  kind: CellKind;
  addressOf: (lines: SummedLines) => string;
};

/** A figure that opens how it is computed, line by line; terms that are sums of lines lead to these (REP-01). */
export function FormulaButton({ formula, result, kind, addressOf }: FormulaButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = (
    <button type="button" className={classes.figure} onClick={() => setIsOpen(!isOpen)}>
      <CellValue cell={result} kind={kind} />
    </button>
  );
  return (
    <Popover
      trigger={button}
      label={formula.name}
      opened={isOpen}
      onClose={() => setIsOpen(false)}
      align="end"
    >
      <table className={classes.terms}>
        <tbody>
          {formula.terms.map(({ id, operator, name, value, kind: kindOfTerm, lines }) => (
            <tr key={id}>
              <td>{operator}</td>
              <th scope="row">{name}</th>
              <td>
                {lines && value !== 0 ? (
                  <Link to={addressOf(lines)}>
                    <CellValue cell={value} kind={kindOfTerm} />
                  </Link>
                ) : (
                  <CellValue cell={value} kind={kindOfTerm} />
                )}
              </td>
            </tr>
          ))}
          <tr className={classes.result}>
            <td>{IS}</td>
            <th scope="row">{formula.name}</th>
            <td>
              <CellValue cell={result} kind={kind} />
            </td>
          </tr>
        </tbody>
      </table>
    </Popover>
  );
}
