import type { Cell, CellKind } from "@funduq/shared-types/reports/sheet";
import { Name } from "@funduq/shared-ui";
import { formatAmount, formatNumber, formatShare } from "@funduq/shared-ui/format";

/** The value of a report's cell. */
export function CellValue({ cell, kind }: { cell: Cell; kind: CellKind }) {
  if (cell === null) return null;
  if (typeof cell === "string") return kind === "name" ? <Name>{cell}</Name> : cell;
  return <bdi dir="ltr">{figureText(cell, kind)}</bdi>;
}

export function figureText(value: number, kind: CellKind): string {
  if (kind === "money") return formatAmount(value);
  return kind === "share" ? formatShare(value) : formatNumber(value);
}
