import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { InvoiceSearch } from "@funduq/shared-types/contracts/invoice";
import type { InvoiceId } from "@funduq/shared-types/values/ids";
import { Button, EmptyState, lazyDialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PaymentIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import { DataTable } from "@funduq/shared-ui/table";
import { useCallback, useState } from "react";
import { useCompanyUrl } from "../use-company-url.ts";
import classes from "./invoices.module.css";
import { useInvoiceColumns } from "./use-invoice-columns.tsx";
import { useInvoicePages } from "./use-invoice-pages.ts";

const RecordPaymentDialog = lazyDialog(
  async () =>
    (await import("../../../features/payment/record-payment-dialog.tsx")).RecordPaymentDialog,
);

type InvoiceResultsProps = {
  companyRef: CompanyRef;
  search: InvoiceSearch;
  state: "all" | "unpaid" | "paid";
  onShowAll: () => void;
};

const none: ReadonlySet<string> = new Set();

/** What a search found, the newest first; unpaid ones are chosen for a payment (INV-03, INV-04). */
export function InvoiceResults({ companyRef, search, state, onShowAll }: InvoiceResultsProps) {
  const t = useText("commercial");
  const mayWrite = useMay("invoices.write");
  const pages = useInvoicePages({ ...companyRef, ...search });
  const [ticked, setTicked] = useState(none);
  const hadRows = useHadRows(JSON.stringify(search), pages.invoices);
  const { change } = useCompanyUrl();
  const show = useCallback(({ id }: { id: InvoiceId }) => change({ invoice: id }), [change]);
  const [isPaying, setIsPaying] = useState(false);
  const chosen = pages.invoices?.filter(({ id }) => ticked.has(id)) ?? [];
  const canPay = chosen.length > 0 && chosen.every(({ status }) => status === "Unpaid");
  return (
    <>
      {mayWrite && state !== "paid" && (
        <div className={classes.pay}>
          <Button
            variant="primary"
            icon={PaymentIcon}
            disabled={!canPay}
            onClick={() => setIsPaying(true)}
          >
            {t("payment.record")}
          </Button>
        </div>
      )}
      <DataTable
        label={t("invoices")}
        columns={useInvoiceColumns(show)}
        rows={pages.invoices}
        rowKey={({ id }) => id}
        onOpen={show}
        selection={{ selected: new Set(chosen.map(({ id }) => id)), onChange: setTicked }}
        failure={pages.failure}
        errorMessage={t("invoices.failed")}
        onRetry={pages.retry}
        empty={
          state === "unpaid" && hadRows ? (
            <EmptyState
              message={t("invoices.none-unpaid")}
              action={<Button onClick={onShowAll}>{t("invoices.show-all")}</Button>}
            />
          ) : (
            <EmptyState message={t("invoices.none")} />
          )
        }
        busy={pages.isFetching}
        phone="cards"
      />
      {pages.more && (
        <Button onClick={pages.more} saving={pages.isFetching}>
          {t("invoices.more")}
        </Button>
      )}
      {isPaying && (
        <RecordPaymentDialog
          companyRef={companyRef}
          invoices={chosen}
          onSaved={() => setTicked(none)}
          onClose={() => setIsPaying(false)}
        />
      )}
    </>
  );
}

/** Whether a search has shown rows before: an empty list is then what a payment or a credit note left of it. */
function useHadRows(search: string, rows: readonly unknown[] | undefined): boolean {
  const [withRows, setWithRows] = useState<string>();
  if (rows && rows.length > 0 && withRows !== search) setWithRows(search);
  return withRows === search;
}
