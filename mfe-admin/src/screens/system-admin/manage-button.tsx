import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { hotelSelected, useDispatch } from "@funduq/shared-ui/state";

/** Selects the hotel and opens its dashboard (SYS-03). */
export function ManageButton({ hotel }: { hotel: HotelSummary }) {
  const t = useText("admin");
  const dispatch = useDispatch();
  const navigate = useNavigate();

  function handleManage() {
    dispatch(hotelSelected(hotel.id));
    void navigate("/dashboard");
  }

  return (
    <Button aria-label={t("manageHotel", { name: hotel.name })} onClick={handleManage}>
      {t("manage")}
    </Button>
  );
}
