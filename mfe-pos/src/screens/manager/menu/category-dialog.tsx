import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import {
  type PosCategory,
  type PosMenu,
  type SaveCategory,
  saveCategorySchema,
} from "@funduq/shared-types/contracts/pos-menu";
import { FormDialog, Name, notify, Select, TextField } from "@funduq/shared-ui";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSaveCategoryMutation } from "../../../features/menu/menu.endpoints.ts";
import { fieldOfTakenName, useBasedSave } from "../../../features/menu/use-based-save.ts";
import { SavedMeanwhile } from "../saved-meanwhile.tsx";
import { ColorField } from "./color-field.tsx";
import { stationOptions } from "./station-options.ts";

type CategoryDialogProps = {
  place: RestaurantRef;
  menu: PosMenu;
  category: PosCategory;
  onClose: () => void;
};

type Typed = Omit<SaveCategory, "version">;

/** Name, colour and station of a category. A blank name is ignored: it keeps the one it has (POS-01). */
export function CategoryDialog({ place, menu, category, onClose }: CategoryDialogProps) {
  const t = useText("pos");
  const current = menu.categories.find(({ id }) => id === category.id);
  const [trigger] = useSaveCategoryMutation();
  const { save, isSaving, failure, isOvertaken } = useBasedSave(trigger, current);
  const { name, color, stationId } = category;
  const contract = formContract<Typed, SaveCategory>(saveCategorySchema, {
    request: (typed) => ({ ...typed, name: typed.name.trim() || name, version: null }),
  });
  const form = useContractForm<Typed, SaveCategory>(contract, { name, color, stationId }, failure, {
    fieldOf: fieldOfTakenName,
  });
  const station = form.field("stationId");

  async function handleSubmit(body: SaveCategory) {
    const saved = await save((version) => ({
      ...place,
      categoryId: category.id,
      body: { ...body, version },
    }));
    if (!saved) return;
    notify.success(t("menu.saved", { name: body.name }));
    onClose();
  }

  return (
    <FormDialog
      size="medium"
      title={t("menu.edit-category")}
      confirmLabel={t("menu.save")}
      failure={failure}
      failureFacts={
        <SavedMeanwhile isOvertaken={isOvertaken}>
          <Name>{current?.name ?? ""}</Name>
        </SavedMeanwhile>
      }
      isSaving={isSaving}
      onSubmit={form.submit(handleSubmit)}
      onClose={onClose}
    >
      <TextField {...form.field("name")} label={t("menu.name")} maxLength={60} autoFocus />
      <ColorField
        value={form.values.color}
        onChange={(chosen) => chosen && form.setValue("color", chosen)}
      />
      <Select
        {...station}
        label={t("menu.station")}
        value={station.value ?? ""}
        onChange={(chosen) => station.onChange(chosen || null)}
        options={stationOptions(menu, t("menu.no-station"))}
      />
    </FormDialog>
  );
}
