import type { RestaurantFloor, Terminal } from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ReactNode } from "react";
import { ChosenRestaurant, type ChosenRestaurantProps } from "./chosen-restaurant.tsx";
import {
  type Restaurant,
  useGetPosMenuQuery,
  useGetRestaurantFloorQuery,
} from "./restaurants.endpoints.ts";

type Shows = (floor: RestaurantFloor, menu: PosMenu, terminal: Terminal | undefined) => ReactNode;

type AtRestaurantProps = Omit<ChosenRestaurantProps, "children"> & { children: Shows };

/** A screen of one restaurant that shows its floor and menu. */
export function AtRestaurant({ children, ...props }: AtRestaurantProps) {
  return (
    <ChosenRestaurant {...props}>
      {({ id }, terminal) => (
        <Floor hotelId={props.hotelId} restaurantId={id} terminal={terminal}>
          {children}
        </Floor>
      )}
    </ChosenRestaurant>
  );
}

type FloorProps = Pick<AtRestaurantProps, "hotelId" | "children"> & {
  restaurantId: Restaurant["id"];
  terminal: Terminal | undefined;
};

function Floor({ hotelId, restaurantId, terminal, children }: FloorProps) {
  const t = useText("pos");
  const floor = useGetRestaurantFloorQuery({ hotelId, restaurantId });
  const menu = useGetPosMenuQuery({ hotelId, restaurantId });
  const skeleton = <Skeleton rows={4} height="6rem" />;
  return (
    // Another restaurant's tables must not stand here while this one's are on their way.
    <QueryView
      query={{ ...floor, data: floor.currentData }}
      skeleton={skeleton}
      errorMessage={t("load-failed")}
    >
      {(tables) => (
        <QueryView
          query={{ ...menu, data: menu.currentData }}
          skeleton={skeleton}
          errorMessage={t("load-failed")}
        >
          {(items) => children(tables, items, terminal)}
        </QueryView>
      )}
    </QueryView>
  );
}
