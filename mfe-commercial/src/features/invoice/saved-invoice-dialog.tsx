import type { Invoice, InvoiceRef } from "@funduq/shared-types/contracts/invoice";
import type { InvoiceMail } from "@funduq/shared-types/contracts/invoice-mail";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import {
  Amount,
  Button,
  DetailList,
  Dialog,
  DialogCancel,
  lazyDialog,
  QueryView,
  Skeleton,
} from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { MailIcon, PrintIcon, UndoIcon } from "@funduq/shared-ui/icons";
import {
  InvoiceParties,
  InvoiceSheet,
  PrintInvoiceDialog,
  useDocumentText,
} from "@funduq/shared-ui/print";
import { useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useCompanyLanguage } from "../company/use-company-language.ts";
import { useReadInvoiceMailsQuery } from "../invoice-mail/invoice-mail.endpoints.ts";
import { InvoiceMailList } from "../invoice-mail/invoice-mail-list.tsx";
import { CreditNoteDialog } from "./credit-note-dialog.tsx";
import { useReadInvoiceQuery } from "./invoice.endpoints.ts";
import classes from "./invoice-dialog.module.css";
import { InvoiceStatusBadge } from "./invoice-status-badge.tsx";

const MailInvoiceDialog = lazyDialog(
  async () => (await import("../invoice-mail/mail-invoice-dialog.tsx")).MailInvoiceDialog,
);

type SavedInvoiceDialogProps = { invoiceRef: InvoiceRef; onClose: () => void };

/** A saved invoice or credit note: what it says, how it was paid, its papers and its correction (INV-05, INV-11). */
export function SavedInvoiceDialog({ invoiceRef, onClose }: SavedInvoiceDialogProps) {
  const t = useText("commercial");
  const words = useDocumentText();
  const query = useReadInvoiceQuery(invoiceRef);
  const invoice = query.currentData;
  const companyLanguage = useCompanyLanguage(invoiceRef.hotelId, invoice?.companyId);
  const mails = useReadInvoiceMailsQuery(invoiceRef).currentData?.mails ?? [];
  const mayWrite = useMay("invoices.write");
  const [asked, setAsked] = useState<"print" | "mail" | "credit">();
  const close = () => setAsked(undefined);
  return (
    <Dialog
      opened
      size="large"
      isSteady
      title={
        invoice
          ? t(`invoice.title.${invoice.kind}`, { number: invoice.number })
          : t("invoice.title.unread")
      }
      onClose={onClose}
      footer={
        <>
          {invoice && mayWrite && canBeCredited(invoice) && (
            <Button icon={UndoIcon} onClick={() => setAsked("credit")}>
              {t("credit.title")}
            </Button>
          )}
          {invoice && mayWrite && (
            <Button icon={MailIcon} onClick={() => setAsked("mail")}>
              {t("mail.title")}
            </Button>
          )}
          <DialogCancel>{t("close")}</DialogCancel>
          {invoice && (
            <Button variant="primary" icon={PrintIcon} onClick={() => setAsked("print")}>
              {words("invoice.print")}
            </Button>
          )}
        </>
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton rows={8} />}
        errorMessage={t("invoice.read-failed")}
      >
        {(read) => <InvoiceView invoice={read} mails={mails} />}
      </QueryView>
      {invoice && asked === "print" && (
        <PrintInvoiceDialog
          hotelId={invoiceRef.hotelId}
          invoice={invoice}
          proposedLanguage={companyLanguage}
          onClose={close}
        />
      )}
      {invoice && asked === "mail" && (
        <MailInvoiceDialog invoiceRef={invoiceRef} invoice={invoice} onClose={close} />
      )}
      {invoice && asked === "credit" && (
        <CreditNoteDialog invoiceRef={invoiceRef} invoice={invoice} onClose={close} />
      )}
    </Dialog>
  );
}

/** Something of it stands. Where it is paid, the dialog says what to do first. */
const canBeCredited = ({ kind, status }: Invoice) => kind === "invoice" && status !== "Cancelled";

type InvoiceViewProps = { invoice: Invoice; mails: readonly InvoiceMail[] };

function InvoiceView({ invoice, mails }: InvoiceViewProps) {
  const t = useText("commercial");
  const words = useDocumentText();
  const { corrects, creditNotes, payments, reminders } = invoice;
  return (
    <section
      aria-label={t(`invoice.title.${invoice.kind}`, { number: invoice.number })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has no button in it
      tabIndex={0}
    >
      {invoice.status === "Cancelled" && (
        <p className={classes.cancelled}>{t("invoice.cancelled")}</p>
      )}
      <div className={classes.facts}>
        <DetailList
          items={[
            { label: t("invoice.series"), value: <bdi dir="ltr">{seriesText(invoice)}</bdi> },
            { label: t("invoice.day"), value: formatDateShort(invoice.businessDate) },
            { label: t("invoice.due-date"), value: formatDateShort(invoice.dueDate) },
            { label: t("invoice.status"), value: <InvoiceStatusBadge status={invoice.status} /> },
            ...(invoice.kind === "invoice"
              ? [{ label: t("invoice.open"), value: <Amount value={invoice.openCentimes} /> }]
              : []),
            ...(corrects
              ? [
                  { label: t("credit.corrects"), value: <bdi dir="ltr">{corrects.number}</bdi> },
                  { label: t("credit.reason"), value: <bdi>{invoice.reason}</bdi> },
                ]
              : []),
            ...reminders.map(({ step, businessDate, openCentimes }) => ({
              label: t(`reminder.${step}`),
              value: (
                <>
                  {formatDateShort(businessDate)} <Amount value={openCentimes} />
                </>
              ),
            })),
            ...creditNotes.map((note) => ({
              label: t("credit.by"),
              value: (
                <>
                  <bdi dir="ltr">{note.number}</bdi> <Amount value={note.dueCentimes} />
                </>
              ),
            })),
          ]}
        />
      </div>
      <InvoiceParties document={invoice} t={words} />
      <InvoiceSheet document={invoice} t={words} />
      {payments.length > 0 && <PaymentDetails payments={payments} />}
      <InvoiceMailList mails={mails} />
    </section>
  );
}

function PaymentDetails({ payments }: Pick<Invoice, "payments">) {
  const t = useText("commercial");
  return (
    <section aria-label={t("payment.details")}>
      <h3>{t("payment.details")}</h3>
      {payments.map((payment) => (
        <DetailList
          key={payment.id}
          items={[
            { label: t("payment.method"), value: t(`method.${payment.method}`) },
            { label: t("payment.date"), value: formatDateShort(payment.paymentDate) },
            { label: t("payment.reference"), value: <bdi>{payment.reference || "–"}</bdi> },
            { label: t("payment.amount"), value: <Amount value={payment.amountCentimes} /> },
            ...(payment.notes
              ? [{ label: t("payment.notes"), value: <bdi>{payment.notes}</bdi> }]
              : []),
          ]}
        />
      ))}
    </section>
  );
}
