import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import {
  type Folio,
  type MovePosting,
  movePostingSchema,
  type Posting,
} from "@funduq/shared-types/contracts/folio";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { FormDialog, notify } from "@funduq/shared-ui";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useMovePostingMutation } from "./folio.endpoints.ts";
import { FolioSelect } from "./folio-select.tsx";
import { folioName, postingWithTva } from "./folio-texts.ts";

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
  const [move] = useMovePostingMutation();
  const { submit, isSaving, failure } = useSubmit(move);
  const start: { toFolioId: FolioId | "" } = { toFolioId: "" };
  const form = useContractForm(movePostingSchema, start, failure);

  async function handleSubmit({ toFolioId }: MovePosting) {
    if (toFolioId === folio.id) return onClose();
    if (!(await submit({ ...bookingRef, postingId: posting.id, toFolioId }))) return;
    const to = folios.find(({ id }) => id === toFolioId);
    notify.success(t("move.done", { folio: to ? folioName(to, t) : "" }));
    onClose();
  }

  return (
    <FormDialog
      title={t("move.title")}
      confirmLabel={t("move.confirm")}
      failedText={t("move.failed")}
      onSubmit={form.submit(handleSubmit)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>{postingWithTva(folio.postings, posting, t)}</p>
      <FolioSelect
        {...form.field("toFolioId")}
        label={t("move.destination")}
        folios={folios}
        missing={t("move.destination-missing")}
      />
    </FormDialog>
  );
}
