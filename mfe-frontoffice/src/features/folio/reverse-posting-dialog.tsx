import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { reversalVerdict } from "@funduq/shared-types/rules/reversal";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useReversePostingMutation } from "./folio.endpoints.ts";
import { effectWithTva, folioName } from "./folio-texts.ts";
import { ReversalForm } from "./reversal-form.tsx";

type ReversePostingDialogProps = {
  bookingRef: BookingRef;
  /** Where the posting stands now. */
  folio: Folio;
  posting: Posting;
  onClose: () => void;
};

/** Takes a posting of a stay back (FOL-02). */
export function ReversePostingDialog(props: ReversePostingDialogProps) {
  const { bookingRef, folio, posting, onClose } = props;
  const t = useText("frontoffice");
  const [reverse] = useReversePostingMutation();
  const { submit, isSaving, failure } = useSubmit(reverse);
  const amount = formatMoney(folioBalance(folio) - effectWithTva(folio.postings, posting));
  return (
    <ReversalForm
      postings={folio.postings}
      posting={posting}
      verdict={reversalVerdict(posting)}
      after={t("reverse.after", { folio: folioName(folio, t), amount })}
      done={t("reverse.done")}
      onReverse={(reason) => submit({ ...bookingRef, postingId: posting.id, reason })}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    />
  );
}
