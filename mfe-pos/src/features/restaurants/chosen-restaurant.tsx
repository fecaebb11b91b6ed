import type { Terminal } from "@funduq/shared-types/contracts/pos-floor";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { EmptyState, PageHeader, QueryView } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { RestaurantIcon, TillIcon } from "@funduq/shared-ui/icons";
import type { ReactNode } from "react";
import { type Restaurant, useListRestaurantsQuery } from "./restaurants.endpoints.ts";
import { PlacePicker, PlaceSelect } from "./terminal-picker.tsx";
import { useTerminal } from "./use-terminal.ts";

export type ChosenRestaurantProps = {
  hotelId: HotelId;
  title: string;
  /** A screen that sells asks also which terminal this device is. */
  asksTerminal?: boolean;
  /** What is open has a heading of its own. */
  isHeadless?: boolean;
  children: (restaurant: Restaurant, terminal: Terminal | undefined) => ReactNode;
};

/** A screen of one restaurant: asks which one, remembers it on this device, and shows it. */
export function ChosenRestaurant(props: ChosenRestaurantProps) {
  const t = useText("pos");
  const query = useListRestaurantsQuery(props.hotelId);
  return (
    <>
      {!query.data?.length && <PageHeader title={props.title} />}
      <QueryView
        query={query}
        errorMessage={t("load-failed")}
        isEmpty={(restaurants) => restaurants.length === 0}
        empty={<EmptyState icon={RestaurantIcon} message={t("no-restaurants")} />}
      >
        {(restaurants) => <AtDevice {...props} restaurants={restaurants} />}
      </QueryView>
    </>
  );
}

type AtDeviceProps = ChosenRestaurantProps & { restaurants: Restaurant[] };

function AtDevice(props: AtDeviceProps) {
  const { hotelId, title, asksTerminal = false, isHeadless, restaurants, children } = props;
  const t = useText("pos");
  const place = useTerminal(hotelId, restaurants, { isTill: asksTerminal });
  const { restaurant, terminal, terminals = [] } = place;
  if (!restaurant)
    return (
      <PlacePicker
        question={t("choose-restaurant")}
        places={restaurants}
        onChoose={place.chooseRestaurant}
      />
    );
  const isAsked = asksTerminal && terminals.length > 0;
  if (isAsked && !terminal)
    return (
      <PlacePicker
        question={t("choose-terminal")}
        icon={TillIcon}
        places={terminals}
        onChoose={place.chooseTerminal}
      />
    );
  const selects = (
    <>
      <PlaceSelect
        label={t("restaurant")}
        places={restaurants}
        chosen={restaurant}
        onChoose={place.chooseRestaurant}
      />
      {isAsked && (
        <PlaceSelect
          label={t("terminal")}
          places={terminals}
          chosen={terminal}
          named={terminal && t("terminal-is", { name: terminal.name })}
          onChoose={place.chooseTerminal}
        />
      )}
    </>
  );
  return (
    <>
      {!isHeadless && <PageHeader title={title} actions={selects} />}
      {asksTerminal ? (
        <QueryView
          query={{ ...place.query, data: place.terminals }}
          errorMessage={t("load-failed")}
        >
          {() => children(restaurant, terminal)}
        </QueryView>
      ) : (
        children(restaurant, terminal)
      )}
    </>
  );
}
