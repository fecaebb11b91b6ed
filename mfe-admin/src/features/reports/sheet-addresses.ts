import type {
  ReportPlace,
  RowPlace,
  SheetRow,
  SummedLines,
} from "@funduq/shared-types/reports/sheet";

/** Where the cells and rows of a table lead to. */
export type SheetAddresses = {
  /** The lines that a figure sums. */
  ofLines: (lines: SummedLines) => string;
  ofReport: (place: ReportPlace) => string;
  /** Undefined for who may not open it. */
  ofRow: (place: RowPlace) => string | undefined;
};

/** What is nought leads nowhere: there may be nothing to list. */
export function addressOfCell(
  { cells, sums, reports, opens, screens }: SheetRow,
  at: number,
  addresses: SheetAddresses | undefined,
): string | undefined {
  const [lines, report, screen] = [sums?.[at], reports?.[at], screens?.[at]];
  if (report && cells[at]) return addresses?.ofReport(report);
  if (at === 0) return opens && addresses?.ofRow(opens);
  if (screen && cells[at]) return addresses?.ofRow(screen);
  return lines && cells[at] ? addresses?.ofLines(lines) : undefined;
}
