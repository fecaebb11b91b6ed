import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import { draftCreditNote } from "@funduq/shared-types/rules/credit-note";
import type { PostingId } from "@funduq/shared-types/values/ids";
import { Amount, Checkbox, FieldSet, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { memo } from "react";
import { standingDebtors } from "./credit-choice.ts";
import classes from "./credit-note.module.css";

type CreditStaysProps = {
  invoice: Invoice;
  chosen: readonly PostingId[];
  onChange: (debtorIds: PostingId[]) => void;
};

/** The stays of an invoice, each with what a credit note of it alone would come to. */
export function CreditStays({ invoice, chosen, onChange }: CreditStaysProps) {
  const t = useText("commercial");
  const standing = standingDebtors(invoice);
  return (
    <FieldSet legend={t("credit.stays")}>
      <div className={classes.choices}>
        {standing.map((id) => (
          <Checkbox
            key={id}
            label={<StayLabel invoice={invoice} debtorId={id} />}
            checked={chosen.includes(id)}
            onChange={(isChosen) =>
              onChange(standing.filter((each) => (each === id ? isChosen : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </FieldSet>
  );
}

type StayLabelProps = { invoice: Invoice; debtorId: PostingId };

/** Drafts a credit note, which takes its time on an invoice of a thousand stays: not while a reason is typed. */
const StayLabel = memo(function StayLabel({ invoice, debtorId }: StayLabelProps) {
  const line = invoice.lines.find((each) => each.debtorId === debtorId);
  const { totals } = draftCreditNote(invoice, { credits: "stays", debtorIds: [debtorId] });
  return (
    <>
      <Name>{line?.guestName}</Name> <Amount value={totals.dueCentimes} />
    </>
  );
});
