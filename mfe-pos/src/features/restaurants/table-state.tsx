import { StatusBadge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";

/** Whether somebody sits there, as icon, word, colour and edge. */
export function TableState({ openBills }: { openBills: number }) {
  const t = useText("pos");
  if (openBills > 0) return <StatusBadge status="Occupied" label={t("occupied")} />;
  return <StatusBadge status="Clean" label={t("available")} />;
}
