import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { reversalVerdict } from "@funduq/shared-types/rules/reversal";
import { refused } from "@funduq/shared-types/rules/verdict";
import { notify } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { ReasonDialog } from "../dialog/reason-dialog.tsx";
import { useReversePostingMutation } from "./folio.endpoints.ts";
import classes from "./folio.module.css";
import { folioName, postingEffect, postingText } from "./folio-texts.ts";

type ReversePostingDialogProps = {
  bookingRef: BookingRef;
  /** Where the posting stands now. */
  folio: Folio;
  posting: Posting;
  onClose: () => void;
};

/** Takes a posting back with a reason: nothing that was posted is ever changed (FOL-02). */
export function ReversePostingDialog(props: ReversePostingDialogProps) {
  const { bookingRef, folio, posting, onClose } = props;
  const t = useText("frontoffice");
  const [reverse] = useReversePostingMutation();
  const { submit, isSaving, failure } = useSubmit(reverse);
  const verdict = reversalVerdict(posting);
  const after = folioBalance(folio) - postingEffect(posting);

  async function handleSubmit(reason: string) {
    if (!(await submit({ ...bookingRef, postingId: posting.id, reason }))) return;
    notify.success(t("reverse.done"));
    onClose();
  }

  return (
    <ReasonDialog
      title={t("reverse.title")}
      confirmLabel={t("reverse.confirm")}
      failedText={t("reverse.failed")}
      missing={errorText(refused("folio.reversal-reason-missing", { fields: [] }))}
      whyNot={verdict.allowed ? undefined : errorText(verdict)}
      onSubmit={(reason) => void handleSubmit(reason)}
      {...{ failure, isSaving, onClose }}
    >
      <p>
        {t("move.posting", {
          description: postingText(posting, t),
          amount: formatMoney(postingEffect(posting)),
        })}
      </p>
      <p>{t("reverse.prompt")}</p>
      {posting.night && <p>{t("reverse.night")}</p>}
      <p className={classes.note}>
        {t("reverse.after", { folio: folioName(folio, t), amount: formatMoney(after) })}
      </p>
    </ReasonDialog>
  );
}
