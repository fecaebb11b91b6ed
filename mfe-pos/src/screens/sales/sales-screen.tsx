import { EmptyState, Page } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { HotelIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import { AtRestaurant } from "../../features/restaurants/at-restaurant.tsx";
import { Till } from "./till.tsx";
import { TurnGate } from "./turns/turn-gate.tsx";
import { useTillPlace } from "./use-till-place.ts";

/** The till of a restaurant (POS-02): its tables with what is open, the menu, and the bill that is written. */
export function SalesScreen() {
  const t = useText("pos");
  const hotel = useHotel();
  const { place } = useTillPlace();
  return (
    <Page>
      {hotel ? (
        <TurnGate key={hotel.hotelId}>
          <AtRestaurant
            hotelId={hotel.hotelId}
            title={t("sales")}
            asksTerminal
            isHeadless={place.bill !== undefined}
          >
            {(floor, menu, terminal) => (
              <Till
                key={floor.id}
                hotelId={hotel.hotelId}
                terminal={terminal ?? null}
                floor={floor}
                menu={menu}
              />
            )}
          </AtRestaurant>
        </TurnGate>
      ) : (
        <EmptyState icon={HotelIcon} message={t("sales-needs-hotel")} />
      )}
    </Page>
  );
}
