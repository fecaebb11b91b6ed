import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { EmptyState, Page } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { HotelIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import { AtRestaurant } from "../../features/restaurants/at-restaurant.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import classes from "./sales.module.css";
import { TablesPanel } from "./tables-panel.tsx";

/** The till's view of a restaurant (POS-02): its tables with what is open, and the menu. */
export function SalesScreen() {
  const t = useText("pos");
  const hotel = useHotel();
  return (
    <Page>
      {hotel ? (
        <AtRestaurant
          key={hotel.hotelId}
          hotelId={hotel.hotelId}
          title={t("sales")}
          label={t("terminal")}
          question={t("choose-terminal")}
        >
          {(floor, menu) => <Till key={floor.id} floor={floor} menu={menu} />}
        </AtRestaurant>
      ) : (
        <EmptyState icon={HotelIcon} message={t("sales-needs-hotel")} />
      )}
    </Page>
  );
}

function Till({ floor, menu }: { floor: RestaurantFloor; menu: PosMenu }) {
  return (
    <div className={classes.till}>
      <TablesPanel tables={floor.tables} />
      <MenuPanel menu={menu} />
    </div>
  );
}
