import type { textOf } from "@funduq/shared-ui/i18n";
import type { PendingOperation } from "./pending-operation.ts";

type Translate = ReturnType<typeof textOf<"till">>;
/** What is said of a line: it may be gone from the bill when it is said. */
export type LineFacts = { name: string; priceCentimes: number };
export type LinesById = Readonly<Record<string, LineFacts>>;

/** Names operations, each line once with what its quantity changes by: '2 × Couscous, Note (Chorba)'. */
export function changesInWords(
  t: Translate,
  operations: readonly PendingOperation[],
  lines: LinesById,
): string[] {
  const nameOf = (lineId: string) => lines[lineId]?.name ?? t("line");
  const counts = countsOf(operations);
  const text = ({ operation }: PendingOperation): string[] => {
    switch (operation.kind) {
      case "opened":
        return operation.covers === null ? [] : [t("covers")];
      case "line-added":
      case "quantity-changed": {
        const { lineId } = operation;
        const count = counts.get(lineId);
        counts.delete(lineId);
        return count ? [`${inFigures(count)} × ${nameOf(lineId)}`] : [];
      }
      case "line-noted":
        return [`${t("note")} (${nameOf(operation.lineId)})`];
      case "line-coursed":
        return [`${t("course")} (${nameOf(operation.lineId)})`];
      case "covers-set":
        return [t("covers")];
      case "moved":
        return [t("move-to-table")];
      case "asked":
        return [t("bill-asked")];
      case "presented":
        return [t("bill-printed")];
      case "fired":
        return [t("lost-firing")];
      case "served":
        return [t("served")];
      case "unserved":
        return [t("unserved")];
    }
  };
  return operations.flatMap(text);
}

/** The money that operations add to their bill, without its discounts. */
export function amountOf(operations: readonly PendingOperation[], lines: LinesById): number {
  return [...countsOf(operations)].reduce(
    (sum, [lineId, { by }]) => sum + by * (lines[lineId]?.priceCentimes ?? 0),
    0,
  );
}

type Count = { by: number; isNew: boolean };

function countsOf(operations: readonly PendingOperation[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const { operation } of operations) {
    if (operation.kind !== "line-added" && operation.kind !== "quantity-changed") continue;
    const isAdded = operation.kind === "line-added";
    const before = counts.get(operation.lineId) ?? { by: 0, isNew: isAdded };
    const by = before.by + (isAdded ? operation.quantity : operation.by);
    counts.set(operation.lineId, { ...before, by });
  }
  return counts;
}

/** Of a new line how many, of another one how many more or fewer. */
function inFigures({ by, isNew }: Count): string {
  if (by < 0) return `−${-by}`;
  return isNew ? `${by}` : `+${by}`;
}
