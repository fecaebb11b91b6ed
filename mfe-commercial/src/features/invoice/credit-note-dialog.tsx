import {
  type CreditInvoice,
  creditInvoiceSchema,
  type Invoice,
  type InvoiceLine,
  type InvoiceRef,
} from "@funduq/shared-types/contracts/invoice";
import type { PostingId } from "@funduq/shared-types/values/ids";
import { Amount, Checkbox, FormDialog, Name, notify, TextArea } from "@funduq/shared-ui";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useCreditInvoiceMutation } from "./invoice.endpoints.ts";
import classes from "./invoice-dialog.module.css";

type CreditNoteDialogProps = { invoiceRef: InvoiceRef; invoice: Invoice; onClose: () => void };
type Typed = { debtorIds: PostingId[]; reason: string };

/** Takes an invoice back by a credit note, all of its stays or some (INV-11, INV-16). */
export function CreditNoteDialog({ invoiceRef, invoice, onClose }: CreditNoteDialogProps) {
  const t = useText("commercial");
  const { submit, isSaving, failure } = useSubmit(useCreditInvoiceMutation()[0]);
  const standing = invoice.standingDebtorIds;
  const form = useContractForm<Typed, CreditInvoice>(
    creditInvoiceSchema,
    { debtorIds: standing, reason: "" },
    failure,
  );
  // Another may have taken a stay back while the dialog is open.
  const chosen = form.values.debtorIds.filter((id) => standing.includes(id));

  async function credit(wanted: CreditInvoice) {
    const saved = await submit({ ...invoiceRef, ...wanted, debtorIds: chosen });
    if (!saved) return;
    notify.success(t("credit.saved", { number: saved.number }));
    onClose();
  }

  return (
    <FormDialog
      title={t("credit.title")}
      confirmLabel={t("credit.confirm")}
      failure={failure}
      isSaving={isSaving}
      whyNot={chosen.length === 0 ? t("credit.none") : undefined}
      onSubmit={form.submit(credit)}
      onClose={onClose}
      danger
    >
      <p>{t("credit.text")}</p>
      <fieldset className={classes.choices}>
        <legend>{t("credit.stays")}</legend>
        {standing.map((id) => (
          <Checkbox
            key={id}
            label={<StayLabel lines={invoice.lines.filter(({ debtorId }) => debtorId === id)} />}
            checked={chosen.includes(id)}
            onChange={(isChosen) =>
              form.setValues({
                debtorIds: standing.filter((each) =>
                  each === id ? isChosen : chosen.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <TextArea {...form.field("reason")} label={t("credit.reason")} required />
    </FormDialog>
  );
}

/** A stay of the invoice: whose, and what it came to with its taxes. */
function StayLabel({ lines }: { lines: readonly InvoiceLine[] }) {
  const total = lines.reduce(
    (sum, line) => sum + line.amountCentimes + line.tvaCentimes + line.stayTaxCentimes,
    0,
  );
  return (
    <>
      <Name>{lines[0]?.guestName}</Name> <Amount value={total} />
    </>
  );
}
