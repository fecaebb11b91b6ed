import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { floorIdSchema, restaurantIdSchema } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey } from "@funduq/shared-ui/state";
import {
  useSaveFloorsMutation,
  useSaveRestaurantsMutation,
} from "../../features/setup/setup.endpoints.ts";
import { NameListSection } from "./name-list-section.tsx";

export type PartProps = {
  setup: HotelSetup;
  /** Reads the hotel again; nothing where that fails, which has been said then. */
  reload: () => Promise<HotelSetup | undefined>;
};

/** SET-04. */
export function FloorsSection(props: PartProps) {
  const t = useText("admin");
  const [save] = useSaveFloorsMutation();
  const hotelId = props.setup.id;
  return (
    <NameListSection
      {...props}
      id="floors"
      title={t("setup.floors")}
      of={({ floors }) => floors}
      save={({ seen, list }) => save({ hotelId, body: { seen, floors: list } })}
      begin={() => ({ id: floorIdSchema.parse(newKey()), name: "" })}
      labelOf={(number) => t("setup.floor", { number })}
      empty={t("setup.no-floors")}
      addLabel={t("setup.add-floor")}
      saveLabel={t("setup.save-floors")}
    />
  );
}

/** SET-08. */
export function RestaurantsSection(props: PartProps) {
  const t = useText("admin");
  const [save] = useSaveRestaurantsMutation();
  const hotelId = props.setup.id;
  return (
    <NameListSection
      {...props}
      id="restaurants"
      title={t("setup.restaurants")}
      of={({ restaurants }) => restaurants}
      save={({ seen, list }) => save({ hotelId, body: { seen, restaurants: list } })}
      begin={() => ({ id: restaurantIdSchema.parse(newKey()), name: "" })}
      labelOf={(number) => t("setup.restaurant", { number })}
      empty={t("setup.no-restaurants")}
      addLabel={t("setup.add-restaurant")}
      saveLabel={t("setup.save-restaurants")}
    />
  );
}
