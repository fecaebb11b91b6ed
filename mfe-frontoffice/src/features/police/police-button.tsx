import { Badge, Button, VisuallyHidden } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { IdentityIcon } from "@funduq/shared-ui/icons";
import { skipToken, useHotel, useMay } from "@funduq/shared-ui/state";
import { useReadPoliceCountsQuery } from "./police.endpoints.ts";

type PoliceButtonProps = { disabled?: boolean; onOpen: () => void };

/** Opens the police report; its badge counts the people without a form (FO-01, POL-02). */
export function PoliceButton({ disabled = false, onOpen }: PoliceButtonProps) {
  const t = useText("frontoffice");
  const hotelId = useHotel()?.hotelId;
  const allowed = useMay("police.view");
  const { data } = useReadPoliceCountsQuery(hotelId && allowed ? hotelId : skipToken);
  if (!allowed) return null;
  return (
    <Button icon={IdentityIcon} disabled={disabled} onClick={onOpen}>
      {t("police.title")}{" "}
      {data !== undefined && data.due > 0 && (
        <Badge tone={data.late > 0 ? "danger" : "warning"}>
          <span aria-hidden>{t("police.people", { count: data.due })}</span>
          <VisuallyHidden>{t("police.missing", { count: data.due })}</VisuallyHidden>
        </Badge>
      )}
    </Button>
  );
}
