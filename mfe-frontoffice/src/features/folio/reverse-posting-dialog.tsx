import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { reversalVerdict, taxesOfReversedNight } from "@funduq/shared-types/rules/reversal";
import { Checkbox } from "@funduq/shared-ui";
import { formatList, formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useReversePostingMutation } from "./folio.endpoints.ts";
import { effectWithTva, folioName, postingWithTva } from "./folio-texts.ts";
import { ReversalForm } from "./reversal-form.tsx";

type ReversePostingDialogProps = {
  bookingRef: BookingRef;
  /** All folios of the stay: the taxes of a night may be on another one than its room charge. */
  folios: readonly Folio[];
  /** The folio that the posting is on now. */
  folio: Folio;
  posting: Posting;
  onClose: () => void;
};

/** Takes a posting of a stay back (FOL-02). */
export function ReversePostingDialog(props: ReversePostingDialogProps) {
  const { bookingRef, folios, folio, posting, onClose } = props;
  const t = useText("frontoffice");
  const [reverse] = useReversePostingMutation();
  const { submit, isSaving, failure } = useSubmit(reverse);
  const taxes = taxesOfReversedNight(
    folios.flatMap(({ postings }) => postings),
    posting,
  );
  const [withNightTaxes, setWithNightTaxes] = useState(true);
  const takenBack = [posting, ...(withNightTaxes ? taxes : [])].filter(({ id }) =>
    folio.postings.some((line) => line.id === id),
  );
  const effect = takenBack.reduce((sum, line) => sum + effectWithTva(folio.postings, line), 0);
  const amount = formatMoney(folioBalance(folio) - effect);
  return (
    <ReversalForm
      postings={folio.postings}
      posting={posting}
      verdict={reversalVerdict(posting)}
      after={t("reverse.after", { folio: folioName(folio, t), amount })}
      done={t("reverse.done")}
      onReverse={(reason) =>
        submit({
          ...bookingRef,
          postingId: posting.id,
          reason,
          ...(taxes.length > 0 && { withNightTaxes }),
        })
      }
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      {taxes.length > 0 && (
        <Checkbox
          label={t("reverse.night-taxes", {
            taxes: formatList(taxes.map((line) => postingWithTva(folio.postings, line, t))),
          })}
          checked={withNightTaxes}
          onChange={setWithNightTaxes}
        />
      )}
    </ReversalForm>
  );
}
