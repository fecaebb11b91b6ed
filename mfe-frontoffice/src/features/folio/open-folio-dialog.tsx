import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { type OpenFolio, openFolioSchema } from "@funduq/shared-types/contracts/folio";
import { openFolioVerdict } from "@funduq/shared-types/rules/guest-folios";
import { refused } from "@funduq/shared-types/rules/verdict";
import { FormDialog, notify, TextField } from "@funduq/shared-ui";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useOpenFolioMutation } from "./folio.endpoints.ts";

type OpenFolioDialogProps = { bookingRef: BookingRef; booking: Booking; onClose: () => void };

/** Opens a folio for another guest of the stay (FOL-11): it begins with the first occupant who has none. */
export function OpenFolioDialog({ bookingRef, booking, onClose }: OpenFolioDialogProps) {
  const t = useText("frontoffice");
  const [open] = useOpenFolioMutation();
  const { submit, isSaving, failure } = useSubmit(open);
  const form = useContractForm(openFolioContract(booking), { name: nextName(booking) }, failure);
  const field = form.field("name");

  async function handleSubmit(wanted: OpenFolio) {
    if (!(await submit({ ...bookingRef, ...wanted }))) return;
    notify.success(t("folio.opened", { folio: wanted.name }));
    onClose();
  }

  return (
    <FormDialog
      title={t("folio.open-title")}
      confirmLabel={t("folio.open-confirm")}
      failedText={t("folio.open-failed")}
      onSubmit={form.submit(handleSubmit)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <TextField
        {...field}
        label={t("folio.open-name")}
        required
        autoFocus
        error={
          field.error && !field.value.trim()
            ? errorText(refused("folio.name-missing", { fields: [] }))
            : field.error
        }
      />
      <p>{t("folio.open-note")}</p>
    </FormDialog>
  );
}

function openFolioContract({ folios }: Booking) {
  return formContract<OpenFolio, OpenFolio>(openFolioSchema, {
    rules: ({ name }) => ({ name: name.trim() ? openFolioVerdict(folios, name) : undefined }),
  });
}

function nextName({ guests, folios }: Booking): string {
  const next = guests.find(
    ({ isPrimary, fullName }) => !isPrimary && openFolioVerdict(folios, fullName).allowed,
  );
  return next?.fullName ?? "";
}
