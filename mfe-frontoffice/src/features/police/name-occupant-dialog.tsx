import {
  type BookingGuestInput,
  bookingGuestInputSchema,
  isDocumentLine,
} from "@funduq/shared-types/contracts/guest";
import type { UnnamedOccupants } from "@funduq/shared-types/contracts/police";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog, Name, notify, SearchField } from "@funduq/shared-ui";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSuggestGuestsQuery } from "../guest/guest.endpoints.ts";
import { useAddOccupantMutation } from "./police.endpoints.ts";

/** Suggestions begin after more than two characters (GST-05). */
const MIN_LETTERS = 3;

/** `guestId` is of a guest whom the hotel knows; without one the name is a new guest's. */
type Occupant = { fullName: string; guestId: GuestId | undefined };

const nobody: Occupant = { fullName: "", guestId: undefined };

const occupantContract = formContract<Occupant, BookingGuestInput>(bookingGuestInputSchema, {
  request: ({ fullName, guestId }) => (guestId ? { guestId } : { fullName }),
  fieldAt: () => "fullName",
});

type NameOccupantDialogProps = {
  hotelId: HotelId;
  stay: UnnamedOccupants;
  onNamed: (guestId: GuestId) => void;
  onClose: () => void;
};

/** Names one more occupant of a stay: somebody the hotel knows, or a new guest by name (POL-02). */
export function NameOccupantDialog({ hotelId, stay, onNamed, onClose }: NameOccupantDialogProps) {
  const t = useText("frontoffice");
  const [add] = useAddOccupantMutation();
  const { submit, isSaving, failure } = useSubmit(add);
  const form = useContractForm(occupantContract, nobody, failure);
  const name = form.field("fullName");
  const [query, setQuery] = useState("");
  const found = useSuggestGuestsQuery(query ? { hotelId, query } : skipToken);

  const missing = name.value.trim() === "" ? t("police.occupant-missing") : undefined;
  const fault = isDocumentLine(name.value) ? t("guest.document-line") : missing;

  async function handleSubmit(guest: BookingGuestInput) {
    const added = await submit({ hotelId, bookingId: stay.bookingId, guest });
    if (!added) return;
    notify.success(t("police.named", { guest: name.value.trim() }));
    onNamed(added.guestId);
  }

  return (
    <FormDialog
      title={t("police.name-title", { number: stay.roomNumber })}
      confirmLabel={t("police.name-save")}
      failedText={t("police.name-failed")}
      onSubmit={form.submit(handleSubmit)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>
        {t("police.with", { guest: stay.guestName })}
        {stay.count > 1 && ` · ${t("police.one-of-unnamed", { count: stay.count })}`}
      </p>
      <SearchField
        {...name}
        label={t("police.occupant")}
        required
        autoFocus
        onChange={(fullName) => form.setValues({ fullName, guestId: undefined })}
        onSearch={setQuery}
        minLength={MIN_LETTERS}
        suggestions={query ? (found.currentData?.guests ?? []) : []}
        isLoading={found.isFetching}
        emptyNote={t("booking.guest-new")}
        itemKey={({ id }) => id}
        renderItem={({ fullName }) => <Name>{fullName}</Name>}
        onPick={({ id, fullName }) => form.setValues({ fullName, guestId: id })}
        error={name.error && (fault ?? name.error)}
      />
    </FormDialog>
  );
}
