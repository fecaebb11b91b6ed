import { EmptyState, Page, useDensity } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { HotelIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import { Board } from "./board.tsx";

/** The rooms as housekeeping works through them (HK-01), on a phone first. */
export function HousekeepingScreen() {
  const t = useText("housekeeping");
  const hotel = useHotel();
  useDensity("touch");
  return (
    <Page>
      {hotel ? (
        <Board key={hotel.hotelId} hotelId={hotel.hotelId} />
      ) : (
        <EmptyState icon={HotelIcon} message={t("select-hotel")} />
      )}
    </Page>
  );
}
