import type { InvoiceSummary } from "@funduq/shared-types/contracts/invoice";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Amount, Button, Name } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import type { Column } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { InvoiceStatusBadge } from "../../../features/invoice/invoice-status-badge.tsx";
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
          <span>
            <bdi dir="ltr" className={classes.number}>
              {number}
            </bdi>
            <span className={classes.under}>
              {kind === "credit-note" && <>{t("invoices.credit-note")} · </>}
              <bdi dir="ltr">{createdText(businessDate)}</bdi> · <Name>{companyName}</Name>
            </span>
          </span>
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
            <span>
              <Name>{guestName}</Name>
              {otherGuests > 0 && <> {t("invoices.others", { count: otherGuests })}</>}
            </span>
          ),
      },
      {
        id: "total",
        header: t("invoices.total"),
        align: "end",
        sortBy: ({ grandTotalCentimes }) => grandTotalCentimes,
        cell: ({ grandTotalCentimes, openCentimes, status }) => (
          <span>
            <Amount value={grandTotalCentimes} strong />
            {status === "Unpaid" && openCentimes !== grandTotalCentimes && (
              <span className={classes.under}>
                {t("invoices.open")} <Amount value={openCentimes} />
              </span>
            )}
          </span>
        ),
      },
      {
        id: "status",
        header: t("invoice.status"),
        sortBy: ({ status }) => status,
        cell: ({ status, payments }) => (
          <span>
            <InvoiceStatusBadge status={status} />
            {payments.map((payment) => (
              <bdi key={payment.id} dir="ltr" className={classes.under}>
                <abbr title={t(`method.${payment.method}`)}>{codes[payment.method]}</abbr>{" "}
                {payment.reference}
              </bdi>
            ))}
          </span>
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

/** 10/04/26 (INV-03). */
function createdText(day: CalendarDate): string {
  const [date, month, year] = formatDateShort(day).split("/");
  return `${date}/${month}/${year?.slice(2)}`;
}

/** 'VIR 4711' (INV-03). */
const codes = { Cheque: "CH", "Bank Transfer": "VIR", Cash: "ES" } as const;
