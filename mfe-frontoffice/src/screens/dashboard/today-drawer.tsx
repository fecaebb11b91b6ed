import type { HotelId } from "@funduq/shared-types/values/ids";
import { Drawer } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { TodayContent } from "./today-content.tsx";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type TodayDrawerProps = { hotelId: HotelId; url: DashboardUrl; onClose: () => void };

/** The day's movements over the screen, where there is no room for them beside the grid. */
export function TodayDrawer({ hotelId, url, onClose }: TodayDrawerProps) {
  const t = useText("frontoffice");
  return (
    <Drawer opened onClose={onClose} title={t("today.open")}>
      <TodayContent hotelId={hotelId} url={url} />
    </Drawer>
  );
}
