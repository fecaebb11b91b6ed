import type { Invoice, InvoiceRef } from "@funduq/shared-types/contracts/invoice";
import {
  type InvoiceMails,
  type MailInvoice,
  MOST_INVOICE_RECIPIENTS,
} from "@funduq/shared-types/contracts/invoice-mail";
import { invoiceMailText } from "@funduq/shared-types/documents/invoice-mail-texts";
import { paperLanguageOf } from "@funduq/shared-types/documents/invoice-texts";
import {
  Checkbox,
  FormDialog,
  notify,
  QueryView,
  Select,
  Skeleton,
  TextArea,
  TextField,
} from "@funduq/shared-ui";
import { useControlledForm } from "@funduq/shared-ui/forms";
import { languageNames, languages, useText } from "@funduq/shared-ui/i18n";
import { useDocumentText } from "@funduq/shared-ui/print";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useMailInvoiceMutation, useReadInvoiceMailsQuery } from "./invoice-mail.endpoints.ts";
import { InvoiceMailList } from "./invoice-mail-list.tsx";
import { addressesIn, mailContract, type TypedMail, wrongAddressesIn } from "./mail-contract.ts";

type MailInvoiceDialogProps = { invoiceRef: InvoiceRef; invoice: Invoice; onClose: () => void };

/** Mails an invoice or a credit note with its PDF, and says how earlier mails of it went (INV-15). */
export function MailInvoiceDialog({ invoiceRef, invoice, onClose }: MailInvoiceDialogProps) {
  const t = useText("commercial");
  const words = useDocumentText();
  const query = useReadInvoiceMailsQuery(invoiceRef);
  const { submit, isSaving, failure } = useSubmit(useMailInvoiceMutation()[0]);
  // What was changed of the proposal: the rest of it follows the language.
  const [typed, setTyped] = useState<Partial<TypedMail>>({});
  const values = { ...proposal(invoice, query.currentData, typed.language), ...typed };
  const update = (patch: Partial<TypedMail>) => setTyped((before) => ({ ...before, ...patch }));
  const form = useControlledForm(mailContract, { values, update }, failure, {
    say(path) {
      if (path !== "recipients" || values.recipients.trim() === "") return undefined;
      const [wrong] = wrongAddressesIn(values.recipients);
      if (wrong) return t("mail.wrong-address", { address: wrong });
      const isTooMany = addressesIn(values.recipients).length > MOST_INVOICE_RECIPIENTS;
      return isTooMany ? t("mail.too-many", { most: MOST_INVOICE_RECIPIENTS }) : undefined;
    },
  });

  async function send(mail: MailInvoice) {
    const sent = await submit({ ...invoiceRef, ...mail });
    if (!sent) return;
    notify.success(t("mail.queued", { count: sent.saved }));
    onClose();
  }

  return (
    <FormDialog
      title={t("mail.title")}
      confirmLabel={t("mail.send")}
      size="medium"
      failure={failure}
      isSaving={isSaving}
      onSubmit={() => query.currentData && form.submit(send)()}
      onClose={onClose}
    >
      <QueryView
        query={{ ...query, data: query.currentData }}
        skeleton={<Skeleton rows={6} />}
        errorMessage={t("mail.read-failed")}
      >
        {({ mails }) => (
          <>
            <TextField
              {...form.field("recipients")}
              label={t("mail.recipients")}
              hint={t("mail.recipients-hint")}
              dir="ltr"
              required
            />
            <Select
              {...form.field("language")}
              label={t("mail.language")}
              hint={t(`mail.document.${paperLanguageOf(values.language)}`)}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
            />
            <TextField {...form.field("subject")} label={t("mail.subject")} required />
            <TextArea {...form.field("text")} label={t("mail.text")} rows={8} required />
            <Checkbox
              label={words("invoice.duplicate")}
              checked={values.isDuplicate}
              onChange={(isDuplicate) => update({ isDuplicate })}
            />
            <InvoiceMailList mails={mails} />
          </>
        )}
      </QueryView>
    </FormDialog>
  );
}

/** A document that was sent before is proposed as a duplicate. */
function proposal(
  invoice: Invoice,
  known: InvoiceMails | undefined,
  chosen: TypedMail["language"] | undefined,
): TypedMail {
  const language = chosen ?? known?.language ?? "fr";
  return {
    recipients: known?.recipient ?? "",
    language,
    isDuplicate: known?.mails.some(({ state }) => state === "sent") ?? false,
    ...invoiceMailText(invoice, language),
  };
}
