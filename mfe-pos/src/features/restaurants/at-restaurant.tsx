import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { EmptyState, PageHeader, QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { RestaurantIcon } from "@funduq/shared-ui/icons";
import type { ReactNode } from "react";
import {
  type Restaurant,
  useGetPosMenuQuery,
  useGetRestaurantFloorQuery,
  useListRestaurantsQuery,
} from "./restaurants.endpoints.ts";
import { TerminalPicker, TerminalSelect } from "./terminal-picker.tsx";
import { useTerminal } from "./use-terminal.ts";

type AtRestaurantProps = {
  hotelId: HotelId;
  title: string;
  /** What the choice is called here: a terminal to sell at, a restaurant to manage. */
  label: string;
  question: string;
  children: (floor: RestaurantFloor, menu: PosMenu) => ReactNode;
};

/** A screen of one restaurant: asks which one, remembers it on this device, and shows it. */
export function AtRestaurant({ hotelId, ...props }: AtRestaurantProps) {
  const t = useText("pos");
  const query = useListRestaurantsQuery(hotelId);
  return (
    <>
      {!query.data?.length && <PageHeader title={props.title} />}
      <QueryView
        query={query}
        errorMessage={t("load-failed")}
        isEmpty={(restaurants) => restaurants.length === 0}
        empty={<EmptyState icon={RestaurantIcon} message={t("no-restaurants")} />}
      >
        {(restaurants) => <AtTerminal {...props} hotelId={hotelId} restaurants={restaurants} />}
      </QueryView>
    </>
  );
}

type AtTerminalProps = AtRestaurantProps & { restaurants: Restaurant[] };

function AtTerminal({ hotelId, restaurants, title, label, question, children }: AtTerminalProps) {
  const { terminal, choose } = useTerminal(hotelId, restaurants);
  const choice = { label, question, restaurants, terminal, onChoose: choose };
  if (!terminal) return <TerminalPicker {...choice} />;
  return (
    <>
      <PageHeader title={title} actions={<TerminalSelect {...choice} />} />
      <Floor hotelId={hotelId} restaurantId={terminal.id}>
        {children}
      </Floor>
    </>
  );
}

type FloorProps = Pick<AtRestaurantProps, "hotelId" | "children"> & {
  restaurantId: Restaurant["id"];
};

function Floor({ hotelId, restaurantId, children }: FloorProps) {
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
          {(items) => children(tables, items)}
        </QueryView>
      )}
    </QueryView>
  );
}
