import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { floorIdSchema, restaurantIdSchema } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey, useSubmit } from "@funduq/shared-ui/state";
import {
  useSaveFloorsMutation,
  useSaveRestaurantsMutation,
} from "../../features/setup/setup.endpoints.ts";
import { useEdited } from "../../features/setup/use-edited.ts";
import { NameList } from "./name-list.tsx";
import { Section } from "./section.tsx";

export type PartProps = {
  setup: HotelSetup;
  /** Reads the hotel again, before the latest version is shown. */
  reload: () => Promise<unknown>;
};

/** SET-04. */
export function FloorsSection({ setup, reload }: PartProps) {
  const t = useText("admin");
  const entries = useEdited(setup.floors);
  const [save] = useSaveFloorsMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(save);

  async function handleSave() {
    const floors = entries.list.map(({ id, name }) => ({ id, name }));
    if (!(await submit({ hotelId: setup.id, body: { seen: entries.seen, floors } }))) return;
    entries.drop();
    notify.success(t("setup.saved"));
  }
  return (
    <Section id="floors" title={t("setup.floors")} isEdited={entries.isEdited}>
      <NameList
        entries={entries}
        begin={() => ({ id: floorIdSchema.parse(newKey()), name: "" })}
        labelOf={(number) => t("setup.floor", { number })}
        empty={t("setup.no-floors")}
        addLabel={t("setup.add-floor")}
        saveLabel={t("setup.save-floors")}
        isSaving={isSaving}
        failure={failure}
        onSave={() => void handleSave()}
        onLatest={() => void reload().then(entries.drop).then(clearFailure)}
      />
    </Section>
  );
}

/** SET-08. */
export function RestaurantsSection({ setup, reload }: PartProps) {
  const t = useText("admin");
  const entries = useEdited(setup.restaurants);
  const [save] = useSaveRestaurantsMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(save);

  async function handleSave() {
    const restaurants = entries.list.map(({ id, name }) => ({ id, name }));
    if (!(await submit({ hotelId: setup.id, body: { seen: entries.seen, restaurants } }))) return;
    entries.drop();
    notify.success(t("setup.saved"));
  }
  return (
    <Section id="restaurants" title={t("setup.restaurants")} isEdited={entries.isEdited}>
      <NameList
        entries={entries}
        begin={() => ({ id: restaurantIdSchema.parse(newKey()), name: "" })}
        labelOf={(number) => t("setup.restaurant", { number })}
        empty={t("setup.no-restaurants")}
        addLabel={t("setup.add-restaurant")}
        saveLabel={t("setup.save-restaurants")}
        isSaving={isSaving}
        failure={failure}
        onSave={() => void handleSave()}
        onLatest={() => void reload().then(entries.drop).then(clearFailure)}
      />
    </Section>
  );
}
