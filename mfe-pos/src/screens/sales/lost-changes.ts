import type { useText } from "@funduq/shared-ui/i18n";
import type { Refusal } from "../../features/bills/outbox.ts";
import type { PendingOperation } from "../../features/bills/pending-operation.ts";

type Translate = ReturnType<typeof useText<"till">>;

/** Names each operation that was not done before its bill ended, so that nobody charges what is on the sale again. */
export function lostChanges(t: Translate, { refused, lines }: Omit<Refusal, "ref" | "failure">) {
  const nameOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.name ?? t("line");
  const text = ({ operation }: PendingOperation): string[] => {
    switch (operation.kind) {
      case "opened":
        return [];
      case "line-added":
        return [`${operation.quantity} × ${nameOf(operation.lineId)}`];
      case "quantity-changed":
        return [
          `${operation.by > 0 ? "+" : "−"}${Math.abs(operation.by)} × ${nameOf(operation.lineId)}`,
        ];
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
      case "fired":
        return [t("lost-firing")];
    }
  };
  const all = refused.flatMap(text);
  return all.length > 0 ? t("not-done", { changes: all.join(", ") }) : "";
}
