import type { InvoicePayment, InvoiceSummary } from "@funduq/shared-types/contracts/invoice";
import { Amount, Badge, Button, Name } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import type { Column } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import classes from "./invoices.module.css";

export function useInvoiceColumns(
  onShow: (invoice: InvoiceSummary) => void,
): Column<InvoiceSummary>[] {
  const t = useText("commercial");
  return useMemo(
    () => [
      {
        id: "number",
        header: t("invoices.number"),
        sortBy: ({ seriesYear, seriesNumber }) => seriesYear * 1_000_000 + seriesNumber,
        cell: ({ number, kind, businessDate, companyName }) => (
          <>
            <bdi dir="ltr" className={classes.number}>
              {number}
            </bdi>
            <span className={classes.under}>
              {kind === "credit-note" && <>{t("invoices.credit-note")} · </>}
              <bdi dir="ltr">{formatDateShort(businessDate)}</bdi> · <Name>{companyName}</Name>
            </span>
          </>
        ),
      },
      {
        id: "guests",
        header: t("invoices.guests"),
        sortBy: ({ guestName }) => guestName,
        cell: ({ guestName, otherGuests }) =>
          guestName === null ? (
            t("invoices.no-guests")
          ) : (
            <>
              <Name>{guestName}</Name>
              {otherGuests > 0 && <> {t("invoices.others", { count: otherGuests })}</>}
            </>
          ),
      },
      {
        id: "total",
        header: t("invoices.total"),
        align: "end",
        sortBy: ({ grandTotalCentimes }) => grandTotalCentimes,
        cell: ({ grandTotalCentimes, openCentimes, status }) => (
          <>
            <Amount value={grandTotalCentimes} strong />
            {status === "Unpaid" && openCentimes !== grandTotalCentimes && (
              <span className={classes.under}>
                {t("invoices.open")} <Amount value={openCentimes} />
              </span>
            )}
          </>
        ),
      },
      {
        id: "status",
        header: t("invoice.status"),
        sortBy: ({ status }) => status,
        cell: ({ status, payments }) => (
          <>
            <Badge>{t(`status.${status}`)}</Badge>
            {payments.map((payment) => (
              <bdi
                key={`${payment.paymentDate} ${payment.reference} ${payment.amountCentimes}`}
                dir="ltr"
                className={classes.under}
              >
                {paymentSummary(payment)}
              </bdi>
            ))}
          </>
        ),
      },
      {
        id: "preview",
        header: t("invoices.preview"),
        cell: (invoice) => (
          <Button
            aria-label={t("invoices.preview-of", { number: invoice.number })}
            onClick={() => onShow(invoice)}
          >
            {t("invoices.preview")}
          </Button>
        ),
      },
    ],
    [t, onShow],
  );
}

const codes = { Cheque: "CH", "Bank Transfer": "VIR", Cash: "ES" } as const;

/** 'VIR 4711' (INV-03). */
function paymentSummary({ method, reference }: InvoicePayment): string {
  return reference ? `${codes[method]} ${reference}` : codes[method];
}
