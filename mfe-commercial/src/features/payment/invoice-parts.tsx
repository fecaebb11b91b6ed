import type { InvoiceSummary } from "@funduq/shared-types/contracts/invoice";
import { Amount, MoneyField } from "@funduq/shared-ui";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./invoice-parts.module.css";

export type OpenInvoice = Pick<
  InvoiceSummary,
  "id" | "number" | "openCentimes" | "stampDutyCentimes"
>;

/** What is paid of each invoice, by its id; nothing of one that is missing, null or 0. */
export type Parts = Readonly<Record<string, number | null | undefined>>;

export const sumOfParts = (invoices: readonly OpenInvoice[], parts: Parts) =>
  invoices.reduce((sum, { id }) => sum + (parts[id] ?? 0), 0);

/** The invoices with, and those without the stamp duty in their total. */
export function byDuty(invoices: readonly OpenInvoice[]) {
  const has = ({ stampDutyCentimes }: OpenInvoice) => stampDutyCentimes > 0;
  return [invoices.filter(has), invoices.filter((each) => !has(each))] as const;
}

/** The parts as a request has them. */
export function allocationsOf(invoices: readonly OpenInvoice[], parts: Parts) {
  return invoices.flatMap(({ id: invoiceId }) => {
    const amountCentimes = parts[invoiceId];
    return amountCentimes ? [{ invoiceId, amountCentimes }] : [];
  });
}

/** A rule for each part: no more than what is open. */
export function partFaults(invoices: readonly OpenInvoice[], parts: Parts) {
  return Object.fromEntries(
    invoices.flatMap(({ id, openCentimes }) =>
      (parts[id] ?? 0) > openCentimes ? [[`parts.${id}`, "too-much"]] : [],
    ),
  );
}

type InvoicePartsProps = {
  invoices: readonly OpenInvoice[];
  field: (path: `parts.${string}`) => BoundField<number | null | undefined>;
};

/** A field for each invoice, beside what is open of it (INV-13). */
export function InvoiceParts({ invoices, field }: InvoicePartsProps) {
  const t = useText("commercial");
  return (
    <fieldset className={classes.invoices}>
      <legend>{t("payment.invoices")}</legend>
      {invoices.map((invoice) => (
        <InvoicePart key={invoice.id} invoice={invoice} field={field(`parts.${invoice.id}`)} />
      ))}
    </fieldset>
  );
}

type InvoicePartProps = { invoice: OpenInvoice; field: BoundField<number | null | undefined> };

function InvoicePart({ invoice, field }: InvoicePartProps) {
  const t = useText("commercial");
  const { number, openCentimes, stampDutyCentimes } = invoice;
  return (
    <div className={classes.invoice}>
      <span>
        <bdi dir="ltr">{number}</bdi>
        <span className={classes.open}>
          {t("invoices.open")} <Amount value={openCentimes} />
          {stampDutyCentimes > 0 && <> · {t("payment.has-duty")}</>}
        </span>
      </span>
      <MoneyField
        {...field}
        value={field.value ?? null}
        label={t("payment.part-of", { number })}
        labelHidden
      />
    </div>
  );
}
