import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import {
  type PosMenu,
  type SaveStation,
  type Station,
  saveStationSchema,
} from "@funduq/shared-types/contracts/pos-menu";
import { type PosPrinterId, posStationIdSchema } from "@funduq/shared-types/values/ids";
import { FormDialog, Name, notify, TextField } from "@funduq/shared-ui";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSaveStationMutation } from "../../../features/menu/menu.endpoints.ts";
import { fieldOfTakenName, useBasedSave } from "../../../features/menu/use-based-save.ts";
import { PrinterField } from "../printer-field.tsx";
import { SavedMeanwhile } from "../saved-meanwhile.tsx";

type StationDialogProps = {
  place: RestaurantRef;
  menu: PosMenu;
  /** Undefined adds one. */
  station: Station | undefined;
  onClose: () => void;
};

type Typed = { name: string; printerId: PosPrinterId | null };

const contract = formContract<Typed, SaveStation>(saveStationSchema, {
  request: (typed) => ({ ...typed, version: null }),
});

export function StationDialog({ place, menu, station, onClose }: StationDialogProps) {
  const t = useText("pos");
  const [stationId] = useState(() => station?.id ?? posStationIdSchema.parse(newKey()));
  const current = menu.stations.find(({ id }) => id === stationId);
  const [trigger] = useSaveStationMutation();
  const { save, isSaving, failure, isOvertaken } = useBasedSave(trigger, current);
  const form = useContractForm<Typed, SaveStation>(
    contract,
    { name: station?.name ?? "", printerId: station?.printerId ?? null },
    failure,
    {
      say: (_, { code }) => (code === "too_small" ? t("menu.name-missing") : undefined),
      fieldOf: fieldOfTakenName,
    },
  );

  async function handleSubmit(body: SaveStation) {
    const saved = await save((version) => ({ ...place, stationId, body: { ...body, version } }));
    if (!saved) return;
    notify.success(t("menu.saved", { name: body.name }));
    onClose();
  }

  return (
    <FormDialog
      title={t(station ? "stations.edit" : "stations.add")}
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
      <TextField
        {...form.field("name")}
        label={t("menu.name")}
        hint={t("stations.name-hint")}
        required
        maxLength={60}
        autoFocus
      />
      <PrinterField
        {...form.field("printerId")}
        place={place}
        label={t("stations.printer")}
        none={t("stations.no-printers")}
      />
    </FormDialog>
  );
}
