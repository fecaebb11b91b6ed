import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { floorIdSchema, restaurantIdSchema } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey } from "@funduq/shared-ui/state";
import {
  useSaveFloorsMutation,
  useSaveRestaurantsMutation,
} from "../../features/setup/setup.endpoints.ts";
import { useEdited } from "../../features/setup/use-edited.ts";
import { useSaving } from "../../features/setup/use-saving.ts";
import { NameList } from "./name-list.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { Section } from "./section.tsx";

export type PartProps = {
  setup: HotelSetup;
  /** Reads the hotel again; nothing where that fails, which has been said then. */
  reload: () => Promise<HotelSetup | undefined>;
};

/** SET-04. */
export function FloorsSection({ setup, reload }: PartProps) {
  const t = useText("admin");
  const entries = useEdited(setup.floors);
  const [save] = useSaveFloorsMutation();
  const rebase = (latest: HotelSetup) => entries.rebase(latest.floors);
  const { submit, isSaving, failure, ...saving } = useSaving(save, { reload, rebase });

  async function handleSave() {
    const sent = entries.kept;
    const floors = sent.map(({ id, name }) => ({ id, name }));
    const saved = await submit({ hotelId: setup.id, body: { seen: entries.seen, floors } });
    if (!saved) return;
    entries.settle(sent, saved.floors);
    notify.success(t("setup.saved"));
  }
  async function handleLatest() {
    if (!(await reload())) return;
    entries.drop();
    saving.clearFailure();
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
        failure={
          <SaveFailure
            failure={failure}
            isRebased={saving.isRebased}
            onLatest={() => void handleLatest()}
          />
        }
        onSave={() => void handleSave()}
      />
    </Section>
  );
}

/** SET-08. */
export function RestaurantsSection({ setup, reload }: PartProps) {
  const t = useText("admin");
  const entries = useEdited(setup.restaurants);
  const [save] = useSaveRestaurantsMutation();
  const rebase = (latest: HotelSetup) => entries.rebase(latest.restaurants);
  const { submit, isSaving, failure, ...saving } = useSaving(save, { reload, rebase });

  async function handleSave() {
    const sent = entries.kept;
    const restaurants = sent.map(({ id, name }) => ({ id, name }));
    const saved = await submit({ hotelId: setup.id, body: { seen: entries.seen, restaurants } });
    if (!saved) return;
    entries.settle(sent, saved.restaurants);
    notify.success(t("setup.saved"));
  }
  async function handleLatest() {
    if (!(await reload())) return;
    entries.drop();
    saving.clearFailure();
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
        failure={
          <SaveFailure
            failure={failure}
            isRebased={saving.isRebased}
            onLatest={() => void handleLatest()}
          />
        }
        onSave={() => void handleSave()}
      />
    </Section>
  );
}
