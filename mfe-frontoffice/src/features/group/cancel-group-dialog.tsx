import type { Group } from "@funduq/shared-types/contracts/group";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useCancelGroupMutation } from "./group.endpoints.ts";

type CancelGroupDialogProps = { hotelId: HotelId; group: Group; onClose: () => void };

/** Calls a group off: it says what becomes of its rooms and of its bookings. */
export function CancelGroupDialog({ hotelId, group, onClose }: CancelGroupDialogProps) {
  const t = useText("frontoffice");
  const [cancel] = useCancelGroupMutation();
  const { submit, isSaving, failure } = useSubmit(cancel);
  const { id: groupId, name, version, assigned, rooms } = group;

  async function handleSubmit() {
    if (!(await submit({ hotelId, groupId, version }))) return;
    notify.success(t("group.cancelled", { name }));
    onClose();
  }

  return (
    <FormDialog
      asks
      danger
      title={t("group.cancel-title", { name })}
      confirmLabel={t("group.cancel")}
      keepLabel={t("group.keep")}
      failedText={t("group.cancel-failed")}
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>{t("group.cancel-rooms", { count: Math.max(0, rooms - assigned) })}</p>
      {assigned > 0 && <p>{t("group.cancel-bookings", { count: assigned })}</p>}
    </FormDialog>
  );
}
