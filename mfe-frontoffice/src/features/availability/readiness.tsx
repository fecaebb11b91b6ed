import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import { Badge, StatusBadge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";

/** For who moves in tonight: whether somebody is still in the room, and if not, how clean it is. */
export function Readiness({ room }: { room: FreeRoom }) {
  const t = useText("frontoffice");
  if (room.occupiedNow) return <Badge tone="warning">{t("booking.guest-still-in")}</Badge>;
  return <StatusBadge status={room.housekeepingStatus} />;
}
