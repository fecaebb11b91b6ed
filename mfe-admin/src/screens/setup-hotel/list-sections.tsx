import {
  type HotelSetup,
  saveFloorsSchema,
  saveRestaurantsSchema,
} from "@funduq/shared-types/contracts/setup";
import { useText } from "@funduq/shared-ui/i18n";
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
      name="floors"
      title={t("setup.floors")}
      contract={saveFloorsSchema}
      save={(body) => save({ hotelId, body })}
      labelOf={(number) => t("setup.floor", { number })}
      empty={t("setup.no-floors")}
      addLabel={t("setup.add-floor")}
      saveLabel={t("setup.save-floors")}
      isOrdered
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
      name="restaurants"
      title={t("setup.restaurants")}
      contract={saveRestaurantsSchema}
      save={(body) => save({ hotelId, body })}
      labelOf={(number) => t("setup.restaurant", { number })}
      empty={t("setup.no-restaurants")}
      addLabel={t("setup.add-restaurant")}
      saveLabel={t("setup.save-restaurants")}
    />
  );
}
