import type { FoundGroup } from "@funduq/shared-types/contracts/desk-search";
import { Badge } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";

type GroupBalanceProps = Pick<FoundGroup, "accountCentimes" | "isCancelled" | "checkOutDate">;

/** What a group's own account owes, or has paid: a deposit while its rooms go on, a credit once they are over. */
export function GroupBalance({ accountCentimes, isCancelled, checkOutDate }: GroupBalanceProps) {
  const t = useText("frontoffice");
  const businessDate = useHotel()?.businessDate;
  if (accountCentimes === 0) return null;
  const amount = formatMoney(Math.abs(accountCentimes));
  if (accountCentimes > 0)
    return <Badge tone="warning">{t("group-account.owes", { amount })}</Badge>;
  const isOver = !checkOutDate || (businessDate !== undefined && checkOutDate < businessDate);
  const kind = isCancelled || isOver ? "group-account.inCredit" : "group-account.deposit";
  return <Badge tone="info">{t(kind, { amount })}</Badge>;
}
