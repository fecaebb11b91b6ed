import { EmptyState, Page, PageHeader } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { HotelIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import { Companies } from "./companies.tsx";

/** The companies a hotel works with, and what was agreed with each (COM-01). */
export function CommercialScreen() {
  const t = useText("commercial");
  const hotel = useHotel();
  return (
    <Page>
      <PageHeader title={t("title")} />
      {hotel ? (
        <Companies key={hotel.hotelId} hotelId={hotel.hotelId} />
      ) : (
        <EmptyState icon={HotelIcon} message={t("select-hotel")} />
      )}
    </Page>
  );
}
