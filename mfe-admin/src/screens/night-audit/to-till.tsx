import { viewPath } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { RestaurantIcon } from "@funduq/shared-ui/icons";
import { useNavigate } from "@funduq/shared-ui/router";
import { useMay } from "@funduq/shared-ui/state";

/** The way to the restaurant's till; undefined for who may not open it. */
export function useToTill(hotelId: HotelId): (() => void) | undefined {
  const navigate = useNavigate();
  const mayOpen = useMay("pos.sell");
  return mayOpen ? () => void navigate(viewPath("pos-sales", hotelId)) : undefined;
}

export function ToTillButton({ toTill }: { toTill: (() => void) | undefined }) {
  const t = useText("admin");
  if (!toTill) return null;
  return (
    <div>
      <Button icon={RestaurantIcon} onClick={toTill}>
        {t("audit.to-restaurant")}
      </Button>
    </div>
  );
}
