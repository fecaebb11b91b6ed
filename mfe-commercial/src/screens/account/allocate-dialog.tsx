import {
  type AllocatePayment,
  allocatePaymentSchema,
  type CompanyPayment,
} from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { InvoiceSummary } from "@funduq/shared-types/contracts/invoice";
import { Amount, FormDialog, MoneyField, notify, QueryView, Skeleton } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useSearchInvoicesInfiniteQuery } from "../../features/invoice/invoice.endpoints.ts";
import { useAllocatePaymentMutation } from "../../features/payment/payment.endpoints.ts";
import classes from "./account.module.css";

type AllocateDialogProps = {
  companyRef: CompanyRef;
  payment: CompanyPayment;
  onClose: () => void;
};

/** Settles open invoices with what is left of a payment (INV-13). */
export function AllocateDialog({ companyRef, payment, onClose }: AllocateDialogProps) {
  const t = useText("commercial");
  const open = useSearchInvoicesInfiniteQuery({ ...companyRef, state: "unpaid" });
  return (
    <QueryView
      query={{ ...open, data: open.currentData }}
      skeleton={<Skeleton rows={2} />}
      errorMessage={t("invoices.failed")}
    >
      {({ pages }) => (
        <AllocateForm
          companyRef={companyRef}
          payment={payment}
          invoices={pages.flatMap(({ invoices }) => invoices)}
          onClose={onClose}
        />
      )}
    </QueryView>
  );
}

type Typed = { amounts: (number | null)[] };
type AllocateFormProps = AllocateDialogProps & { invoices: readonly InvoiceSummary[] };

function AllocateForm({ companyRef, payment, invoices, onClose }: AllocateFormProps) {
  const t = useText("commercial");
  const { submit, isSaving, failure } = useSubmit(useAllocatePaymentMutation()[0]);
  const form = useContractForm<Typed, AllocatePayment>(
    contractOf(payment, invoices),
    { amounts: invoices.map(() => null) },
    failure,
    {
      say: (_path, { params }) =>
        params?.rule === "too-much" ? t("payment.too-much") : t("payments.nothing-typed"),
    },
  );

  async function allocate(wanted: AllocatePayment) {
    const paymentRef = { hotelId: companyRef.hotelId, paymentId: payment.id };
    if (!(await submit({ ...paymentRef, ...wanted }))) return;
    notify.success(t("payments.allocated"));
    onClose();
  }

  return (
    <FormDialog
      title={t("payments.allocate")}
      confirmLabel={t("payments.allocate")}
      failure={failure}
      isSaving={isSaving}
      whyNot={invoices.length === 0 ? t("payments.none-open") : undefined}
      onSubmit={form.submit(allocate)}
      onClose={onClose}
    >
      <p>{t("payments.left-text", { amount: formatMoney(payment.leftCentimes) })}</p>
      {invoices.map((invoice, index) => (
        <div key={invoice.id} className={classes.invoice}>
          <span>
            <bdi dir="ltr">{invoice.number}</bdi>{" "}
            <span className={classes.under}>
              {t("invoices.open")} <Amount value={invoice.openCentimes} />
            </span>
          </span>
          <MoneyField
            {...form.field(`amounts.${index}`)}
            label={t("payment.part-of", { number: invoice.number })}
            labelHidden
          />
        </div>
      ))}
    </FormDialog>
  );
}

/** No more than each invoice is open, and no more in all than is left. */
function contractOf({ leftCentimes }: CompanyPayment, invoices: readonly InvoiceSummary[]) {
  return formContract<Typed, AllocatePayment>(allocatePaymentSchema, {
    request: ({ amounts }) => ({
      allocations: invoices.flatMap(({ id: invoiceId }, index) => {
        const amountCentimes = amounts[index];
        return amountCentimes ? [{ invoiceId, amountCentimes }] : [];
      }),
    }),
    fieldAt: () => "amounts.0",
    rules: ({ amounts }) =>
      Object.fromEntries(
        invoices.flatMap(({ openCentimes }, index) => {
          const before = amounts
            .slice(0, index)
            .reduce<number>((sum, each) => sum + (each ?? 0), 0);
          const most = Math.min(openCentimes, leftCentimes - before);
          return (amounts[index] ?? 0) > most ? [[`amounts.${index}`, "too-much"]] : [];
        }),
      ),
  });
}
