import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { viewPath } from "@funduq/shared-types/rules/views";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";

export type HotelButtonProps = {
  hotel: HotelSummary;
  /** What the hotel is called among the others: two may have one name. */
  label: string;
};

/** Opens the hotel's dashboard, which selects the hotel (SYS-03). */
export function ManageButton({ hotel, label }: HotelButtonProps) {
  const t = useText("admin");
  const navigate = useNavigate();
  return (
    <Button
      aria-label={t("manage-hotel", { name: label })}
      onClick={() => void navigate(viewPath("dashboard", hotel.id))}
    >
      {t("manage")}
    </Button>
  );
}
