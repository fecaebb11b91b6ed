import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { CallFailure, notify, TypedConfirm } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useInDoubt, useSubmit } from "@funduq/shared-ui/state";
import { useRemoveHotelMutation } from "../../features/hotels/hotels.endpoints.ts";

type DeleteDialogProps = {
  hotel: HotelSummary;
  /** What the hotel is called among the others; what is typed is its name alone. */
  label: string;
  /** The list, read again, holds it no more. */
  isGone: boolean;
  onClose: () => void;
};

/** Removes a hotel for good, once its name was typed (SYS-05). */
export function DeleteDialog({ hotel: { id, name }, label, isGone, onClose }: DeleteDialogProps) {
  const t = useText("admin");
  const [remove] = useRemoveHotelMutation();
  const { submit, isSaving, failure } = useSubmit(remove);
  useInDoubt(failure, { isDone: isGone, onDone: finish });

  function finish() {
    notify.success(t("hotel-deleted", { name: label }));
    onClose();
  }
  async function handleConfirm() {
    if ((await submit({ hotelId: id, name })) !== undefined) finish();
  }

  return (
    <TypedConfirm
      opened
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title={t("delete-question", { name: label })}
      confirmLabel={t("delete-confirm")}
      word={name}
      wordLabel={t("delete-type", { name })}
      saving={isSaving}
    >
      <p>
        <strong>{t("delete-permanent")}</strong> {t("delete-effect")}
      </p>
      <CallFailure failure={failure} sentence={t("delete-failed")} />
    </TypedConfirm>
  );
}
