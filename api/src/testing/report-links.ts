import type { JournalPage } from "@funduq/shared-types/contracts/report-journal";
import type { Formula } from "@funduq/shared-types/reports/formula";
import {
  type CellKind,
  kindOf,
  type Sheet,
  type SummedLines,
} from "@funduq/shared-types/reports/sheet";
import { expect } from "vitest";
import type { TestStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

type Reader = Pick<TestStaff, "hotelId"> & { staff: TestStaff };
type LinkedFigure = { name: string; value: number; lines: SummedLines };
/** 1 where the figure is a debit of its lines, -1 where it is a credit. */
type SignOf = (lines: SummedLines) => number;

/** What figures of reports open, compared with the figures (REP-01). Both answer what they compared. */
export function reportLinks({ request }: Pick<TestApp, "request">) {
  /** What the lines of the journal come to: their debits less their credits. */
  async function balanceOf({ staff, hotelId }: Reader, lines: SummedLines): Promise<number> {
    const address = `/hotels/${hotelId}/reports/journal?${new URLSearchParams(lines)}`;
    const page: JournalPage = await (await request("GET", address, { as: staff })).json();
    return (page.totals?.debitCentimes ?? 0) - (page.totals?.creditCentimes ?? 0);
  }

  /** Terms of formulas lead to lines that other figures have, too: those are read once. */
  async function checkAll(reader: Reader, all: readonly LinkedFigure[], signOf: SignOf) {
    const linked = new Map(all.map((each) => [JSON.stringify([each.lines, each.value]), each]));
    for (const { name, value, lines } of linked.values())
      expect([name, (await balanceOf(reader, lines)) * signOf(lines) + 0]).toEqual([name, value]);
  }

  /** Each figure that leads to the journal is what its lines come to. */
  async function checkLines(reader: Reader, sheet: Sheet, signOf: SignOf = () => 1) {
    const linked = cellsOf(sheet).flatMap(({ name, value, lines }) =>
      lines && value ? [{ name, value, lines }] : [],
    );
    await checkAll(reader, linked, signOf);
    return linked.map(({ name }) => `link of ${name}`);
  }

  /** Each formula comes to its figure, and each of its terms that leads to lines to their sum. */
  async function checkFormulas(reader: Reader, sheet: Sheet, signOf: SignOf = () => 1) {
    const computed = cellsOf(sheet).flatMap(({ formula, value, ...cell }) =>
      formula && value !== null ? [{ ...cell, formula, value }] : [],
    );
    for (const { name, value, kind, formula } of computed)
      expect([name, resultOf(formula, kind)]).toEqual([name, value]);
    const terms = computed.flatMap(({ formula }) => formula.terms);
    const linked = terms.flatMap(({ id, value, lines }) =>
      lines ? [{ name: id, value, lines }] : [],
    );
    await checkAll(reader, linked, signOf);
    return computed.map(({ name }) => `formula of ${name}`);
  }

  return { checkLines, checkFormulas };
}

const cellsOf = (sheet: Sheet) =>
  sheet.rows.flatMap((row) =>
    sheet.columns.map(({ id }, at) => {
      const cell = row.cells[at];
      return {
        name: `${row.id} ${id}`,
        value: typeof cell === "number" ? cell : null,
        kind: kindOf(sheet, row, at),
        lines: row.sums?.[at],
        formula: row.formulas?.[at],
      };
    }),
  );

/** Computes the terms from the first to the last, and rounds money. */
function resultOf({ terms }: Formula, kind: CellKind): number {
  let result = 0;
  for (const { operator = "+", value } of terms)
    result = { "+": result + value, "−": result - value, "÷": result / value }[operator];
  return kind === "share" ? result : Math.round(result);
}
