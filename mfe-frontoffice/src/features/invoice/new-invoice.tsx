import { documentPaymentMethodSchema } from "@funduq/shared-types/contracts/invoice";
import { Grid, QueryView, Select, Skeleton, TextField } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { InvoiceSheet, useDocumentText } from "@funduq/shared-ui/print";
import classes from "./folio-invoice.module.css";
import type { NewInvoiceForm } from "./use-new-invoice.ts";

/** Who the charges that are on no invoice yet are invoiced to, how they are paid, and what the invoice will say. */
export function NewInvoice({ invoice }: { invoice: NewInvoiceForm }) {
  const t = useText("frontoffice");
  const { query } = invoice;
  if (query.currentData?.lines.length === 0)
    return <p role="status">{t("folio-invoice.nothing")}</p>;
  return (
    <section aria-label={t("folio-invoice.new")} className={classes.new}>
      <h3>{t("folio-invoice.new")}</h3>
      <BuyerFields invoice={invoice} />
      <QueryView query={{ ...query, data: query.currentData }} skeleton={<Skeleton rows={5} />}>
        {(document) => (
          <>
            {document.totals.stampDutyCentimes > 0 && (
              <p className={classes.duty} role="status">
                {t("folio-invoice.duty", {
                  amount: formatMoney(document.totals.stampDutyCentimes),
                })}
              </p>
            )}
            <Sheet document={document} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function Sheet({ document }: { document: NonNullable<NewInvoiceForm["preview"]> }) {
  const words = useDocumentText();
  return <InvoiceSheet document={document} t={words} />;
}

function BuyerFields({
  invoice: { form, paymentMethod, setPaymentMethod },
}: {
  invoice: NewInvoiceForm;
}) {
  const t = useText("frontoffice");
  return (
    <Grid min={14}>
      <TextField {...form.field("name")} label={t("folio-invoice.buyer")} required autoFocus />
      <TextField {...form.field("address")} label={t("folio-invoice.address")} />
      <TextField {...form.field("nif")} label={t("folio-invoice.nif")} dir="ltr" />
      <TextField {...form.field("rc")} label={t("folio-invoice.rc")} dir="ltr" />
      <TextField {...form.field("nis")} label={t("folio-invoice.nis")} dir="ltr" />
      <TextField {...form.field("art")} label={t("folio-invoice.art")} dir="ltr" />
      <Select
        label={t("folio-invoice.method")}
        value={paymentMethod}
        onChange={setPaymentMethod}
        options={documentPaymentMethodSchema.options.map((value) => ({
          value,
          label: t(`folio-invoice.method.${value}`),
        }))}
      />
    </Grid>
  );
}
