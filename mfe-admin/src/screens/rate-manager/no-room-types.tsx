import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { OccupiedIcon, SettingsIcon } from "@funduq/shared-ui/icons";
import { useNavigate } from "@funduq/shared-ui/router";
import { usePrincipal } from "@funduq/shared-ui/state";

/** The hotel has no room types. Super admins get a link to the set-up; others read whom to ask. */
export function NoRoomTypes({ hotelId }: { hotelId: HotelId }) {
  const t = useText("admin");
  const navigate = useNavigate();
  const principal = usePrincipal();
  const maySetUp = principal?.isSuperAdmin === true;
  return (
    <EmptyState
      icon={OccupiedIcon}
      message={t("rates.empty")}
      action={
        maySetUp ? (
          <Button icon={SettingsIcon} onClick={() => void navigate(`/setup-hotel/${hotelId}`)}>
            {t("rates.set-up")}
          </Button>
        ) : (
          t("rates.ask-super-admin")
        )
      }
    />
  );
}
