import { addFacilitySchema, type SetupFacility } from "@funduq/shared-types/contracts/setup";
import type { FloorId, HotelId } from "@funduq/shared-types/values/ids";
import { TextField } from "@funduq/shared-ui";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import {
  useAddFacilityMutation,
  useSaveFacilityMutation,
} from "../../features/setup/setup.endpoints.ts";
import { useReload } from "../../features/setup/use-reload.ts";
import { EditDialog } from "./edit-dialog.tsx";

type FacilityDialogProps = {
  hotelId: HotelId;
  floorId: FloorId;
  /** The one to rename; none is a new one. */
  facility?: SetupFacility;
  onClose: () => void;
};

/** Names a place that is no room: a gym, a laundry. */
export function FacilityDialog({ hotelId, floorId, facility, onClose }: FacilityDialogProps) {
  const t = useText("admin");
  const [seen, setSeen] = useState(facility?.seen ?? "");
  const [add] = useAddFacilityMutation();
  const [save] = useSaveFacilityMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(async (typed: string) =>
    facility
      ? save({ hotelId, facilityId: facility.id, body: { seen, name: typed } })
      : add({ hotelId, body: { floorId, name: typed } }),
  );
  const form = useContractForm(
    addFacilitySchema,
    { floorId, name: facility?.name ?? "" },
    failure,
    { say: () => t("setup.facility-name-wanted") },
  );
  const reload = useReload(hotelId);

  async function handleSave({ name }: { name: string }) {
    if (await submit(name)) onClose();
  }
  /** What it is called now, in place of what was typed; one that has gone leaves nothing to edit. */
  async function handleLatest() {
    const latest = await reload();
    if (!latest) return;
    const now = latest.facilities.find(({ id }) => id === facility?.id);
    if (!now) return onClose();
    setSeen(now.seen);
    form.reset({ floorId, name: now.name });
    clearFailure();
  }
  return (
    <EditDialog
      size="small"
      title={facility ? t("setup.edit-facility", { name: facility.name }) : t("setup.new-facility")}
      isSaving={isSaving}
      failure={failure}
      onLatest={() => void handleLatest()}
      onSave={form.submit(handleSave)}
      onClose={onClose}
    >
      <TextField {...form.field("name")} label={t("setup.facility-name")} required maxLength={80} />
    </EditDialog>
  );
}
