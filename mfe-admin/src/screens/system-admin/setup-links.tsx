import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import type { HotelButtonProps } from "./manage-button.tsx";

/** Leads to the form of a hotel that is not there yet (SYS-01). */
export function CreateHotelButton() {
  const t = useText("admin");
  const navigate = useNavigate();
  return (
    <Button variant="primary" onClick={() => void navigate("/setup-hotel/new")}>
      {t("setup.new")}
    </Button>
  );
}

/** Leads to what the hotel is made of (SYS-01). */
export function EditSetupButton({ hotel: { id }, label }: HotelButtonProps) {
  const t = useText("admin");
  const navigate = useNavigate();
  return (
    <Button
      aria-label={t("setup.edit-named", { name: label })}
      onClick={() => void navigate(`/setup-hotel/${id}`)}
    >
      {t("setup.edit")}
    </Button>
  );
}
