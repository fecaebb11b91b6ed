import { isDocumentLine } from "@funduq/shared-types/contracts/guest";
import type { UnnamedOccupants } from "@funduq/shared-types/contracts/police";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog, Name, notify, SearchField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSuggestGuestsQuery } from "../guest/guest.endpoints.ts";
import { useAddOccupantMutation } from "./police.endpoints.ts";

/** Suggestions begin after more than two characters (GST-05). */
const MIN_LETTERS = 3;

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
  const [typed, setTyped] = useState("");
  const [known, setKnown] = useState<GuestId>();
  const [query, setQuery] = useState("");
  const [tried, setTried] = useState(false);
  const found = useSuggestGuestsQuery(query ? { hotelId, query } : skipToken);
  const fullName = typed.trim();
  const isLine = !known && isDocumentLine(fullName);
  const fault = fullName === "" ? t("police.occupant-missing") : t("guest.document-line");

  async function handleSubmit() {
    setTried(true);
    if (fullName === "" || isLine) return;
    const guest = known ? { guestId: known } : { fullName };
    const added = await submit({ hotelId, bookingId: stay.bookingId, guest });
    if (!added) return;
    notify.success(t("police.named", { guest: fullName }));
    onNamed(added.guestId);
  }

  return (
    <FormDialog
      title={t("police.name-title", { number: stay.roomNumber })}
      confirmLabel={t("police.name-save")}
      failedText={t("police.name-failed")}
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>
        {t("police.with", { guest: stay.guestName })}
        {stay.count > 1 && ` · ${t("police.one-of-unnamed", { count: stay.count })}`}
      </p>
      <SearchField
        label={t("police.occupant")}
        required
        autoFocus
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setKnown(undefined);
        }}
        onSearch={setQuery}
        minLength={MIN_LETTERS}
        suggestions={query ? (found.currentData?.guests ?? []) : []}
        isLoading={found.isFetching}
        emptyNote={t("booking.guest-new")}
        itemKey={({ id }) => id}
        renderItem={({ fullName: name }) => <Name>{name}</Name>}
        onPick={({ id, fullName: name }) => {
          setTyped(name);
          setKnown(id);
        }}
        error={tried && (fullName === "" || isLine) ? fault : undefined}
      />
    </FormDialog>
  );
}
