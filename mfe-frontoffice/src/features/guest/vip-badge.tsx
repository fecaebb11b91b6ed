import { Badge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";

/** Says beside a name that the guest is a VIP (FO-17). */
export function VipBadge({ isVip }: { isVip: boolean | undefined }) {
  const t = useText("frontoffice");
  if (!isVip) return null;
  return (
    <>
      {" "}
      <Badge tone="info">{t("vip")}</Badge>
    </>
  );
}
