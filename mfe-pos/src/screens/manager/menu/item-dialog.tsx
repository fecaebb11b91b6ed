import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosItem, PosMenu, SaveItem } from "@funduq/shared-types/contracts/pos-menu";
import { posItemIdSchema } from "@funduq/shared-types/values/ids";
import { Amount, FormDialog, Name, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSaveItemMutation } from "../../../features/menu/menu.endpoints.ts";
import { photoAddress } from "../../../features/menu/photo-address.ts";
import { useBasedSave } from "../../../features/menu/use-based-save.ts";
import { SavedMeanwhile } from "../saved-meanwhile.tsx";
import { ItemFields } from "./item-fields.tsx";
import { PhotoField } from "./photo-field.tsx";
import { useItemForm } from "./use-item-form.ts";

type ItemDialogProps = {
  place: RestaurantRef;
  menu: PosMenu;
  /** Undefined adds one, which begins in this category. */
  item: PosItem | undefined;
  categoryId: PosItem["categoryId"];
  onClose: () => void;
};

/** An item of the menu: name and price, and how the till shows it and where it is prepared (POS-01, POS-09). */
export function ItemDialog({ place, menu, item, categoryId, onClose }: ItemDialogProps) {
  const t = useText("pos");
  const [itemId] = useState(() => item?.id ?? posItemIdSchema.parse(newKey()));
  const current = menu.items.find(({ id }) => id === itemId);
  const [trigger] = useSaveItemMutation();
  const { save, isSaving, failure, isOvertaken } = useBasedSave(trigger, current);
  const form = useItemForm({ item, categoryId, failure });
  const [isReadingPhoto, setIsReadingPhoto] = useState(false);

  async function handleSubmit(body: SaveItem) {
    const saved = await save((version) => ({ ...place, itemId, body: { ...body, version } }));
    if (!saved) return;
    notify.success(t("menu.saved", { name: body.name }));
    onClose();
  }

  return (
    <FormDialog
      size="medium"
      title={t(item ? "menu.edit-item" : "menu.new-item")}
      confirmLabel={t("menu.save")}
      failure={failure}
      failureFacts={
        <SavedMeanwhile isOvertaken={isOvertaken}>
          <Name>{current?.name ?? ""}</Name> · <Amount value={current?.priceCentimes ?? 0} />
        </SavedMeanwhile>
      }
      isSaving={isSaving}
      whyNot={isReadingPhoto ? t("menu.photo-reading") : undefined}
      onSubmit={form.submit(handleSubmit)}
      onClose={onClose}
    >
      <ItemFields menu={menu} form={form}>
        <PhotoField
          value={form.values.photo}
          saved={current && photoAddress(place, current)}
          error={form.fault("photo")}
          isReading={isReadingPhoto}
          onReading={setIsReadingPhoto}
          onChange={(photo) => form.setValue("photo", photo)}
        />
      </ItemFields>
    </FormDialog>
  );
}
