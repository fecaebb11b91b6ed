import { Badge } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";

/** What a group's own account owes, or has paid ahead; nothing where it is settled. */
export function GroupBalance({ accountCentimes }: { accountCentimes: number }) {
  const t = useText("frontoffice");
  if (accountCentimes === 0) return null;
  const amount = formatMoney(Math.abs(accountCentimes));
  return accountCentimes > 0 ? (
    <Badge tone="warning">{t("groupAccount.owes", { amount })}</Badge>
  ) : (
    <Badge tone="info">{t("groupAccount.paidAhead", { amount })}</Badge>
  );
}
