import type { CellKind, ReportPlace, SummedLines } from "./sheet.ts";

/** A figure that a formula computes with, and the lines that it sums. */
export type FormulaTerm = {
  id: string;
  /** How it follows the result of the terms before it: they are computed from the first to the last. */
  operator?: "+" | "−" | "÷";
  name: string;
  value: number;
  kind: CellKind;
  lines?: SummedLines | undefined;
  /** The report that has its parts. */
  report?: ReportPlace | undefined;
};

/** How a figure is computed: its terms one after the other (REP-01). */
export type Formula = {
  name: string;
  terms: readonly FormulaTerm[];
  /** The report that has the parts of the result. */
  report?: ReportPlace | undefined;
};
