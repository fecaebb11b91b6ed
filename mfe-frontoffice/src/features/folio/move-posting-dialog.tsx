import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { FormDialog, notify } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useMovePostingMutation } from "./folio.endpoints.ts";
import { FolioSelect } from "./folio-select.tsx";
import { folioName, postingEffect, postingText } from "./folio-texts.ts";

type MovePostingDialogProps = {
  bookingRef: BookingRef;
  folios: readonly Folio[];
  /** Where the posting stands now. */
  folio: Folio;
  posting: Posting;
  onClose: () => void;
};

/** Moves a posting to another folio of the stay; onto its own folio it does nothing (FOL-06). */
export function MovePostingDialog(props: MovePostingDialogProps) {
  const { bookingRef, folios, folio, posting, onClose } = props;
  const t = useText("frontoffice");
  const [toFolioId, setToFolioId] = useState<FolioId>();
  const [tried, setTried] = useState(false);
  const [move] = useMovePostingMutation();
  const { submit, isSaving, failure } = useSubmit(move);
  const destination = folios.find(({ id }) => id === toFolioId);

  async function handleSubmit() {
    setTried(true);
    if (!destination) return;
    if (destination.id === folio.id) return onClose();
    const moved = await submit({
      ...bookingRef,
      postingId: posting.id,
      toFolioId: destination.id,
    });
    if (!moved) return;
    notify.success(t("move.done", { folio: folioName(destination, t) }));
    onClose();
  }

  return (
    <FormDialog
      title={t("move.title")}
      confirmLabel={t("move.confirm")}
      failedText={t("move.failed")}
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>
        {t("move.posting", {
          description: postingText(posting, t),
          amount: formatMoney(postingEffect(posting)),
        })}
      </p>
      <FolioSelect
        label={t("move.destination")}
        folios={folios.map((each) => ({ id: each.id, name: folioName(each, t) }))}
        value={toFolioId}
        onChange={setToFolioId}
        error={tried && !destination ? t("move.destination-missing") : undefined}
      />
    </FormDialog>
  );
}
