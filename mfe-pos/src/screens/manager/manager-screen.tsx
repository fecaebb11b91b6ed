import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { EmptyState, Page, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { HotelIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import { AtRestaurant } from "../../features/restaurants/at-restaurant.tsx";
import { MenuTable } from "./menu-table.tsx";
import { TablesTable } from "./tables-table.tsx";

/** What a restaurant consists of: its tables and its menu with prices. */
export function ManagerScreen() {
  const t = useText("pos");
  const hotel = useHotel();
  return (
    <Page>
      {hotel ? (
        <AtRestaurant
          key={hotel.hotelId}
          hotelId={hotel.hotelId}
          title={t("manager")}
          label={t("restaurant")}
          question={t("choose-restaurant")}
        >
          {(floor, menu) => <Restaurant floor={floor} menu={menu} />}
        </AtRestaurant>
      ) : (
        <EmptyState icon={HotelIcon} message={t("manager-needs-hotel")} />
      )}
    </Page>
  );
}

function Restaurant({ floor, menu }: { floor: RestaurantFloor; menu: PosMenu }) {
  return (
    <Stack gap={4}>
      <TablesTable tables={floor.tables} />
      <MenuTable menu={menu} />
    </Stack>
  );
}
