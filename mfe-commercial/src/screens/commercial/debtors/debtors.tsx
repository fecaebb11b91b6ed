import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { type Debtor, MOST_DEBTORS } from "@funduq/shared-types/contracts/debtor";
import { foldName } from "@funduq/shared-types/rules/name-search";
import { referenceText } from "@funduq/shared-types/rules/reference";
import { sumCentimes } from "@funduq/shared-types/values/money";
import { Amount, Button, EmptyState, lazyDialog, Name, TextField } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { FolioIcon } from "@funduq/shared-ui/icons";
import { PurchaseOrderDialog } from "@funduq/shared-ui/purchase-order";
import { useUrlSearch } from "@funduq/shared-ui/router";
import { useMay } from "@funduq/shared-ui/state";
import { DataTable } from "@funduq/shared-ui/table";
import { useState } from "react";
import { useSearchDebtorsQuery } from "../../../features/invoice/invoice.endpoints.ts";
import { GUEST, useCompanyUrl } from "../use-company-url.ts";
import classes from "./debtors.module.css";
import { MonthMenu } from "./month-menu.tsx";
import { useDebtorColumns } from "./use-debtor-columns.tsx";

const NewInvoiceDialog = lazyDialog(
  async () => (await import("../../../features/invoice/new-invoice-dialog.tsx")).NewInvoiceDialog,
);

const none: ReadonlySet<string> = new Set();

/** What the company's stays owe that is on no invoice yet (COM-05, INV-01). */
export function Debtors({ companyRef }: { companyRef: CompanyRef }) {
  const t = useText("commercial");
  const { values, change } = useCompanyUrl();
  const { from, to } = values;
  const guest = useUrlSearch(GUEST);
  const [ticked, setTicked] = useState(none);
  const [isOpen, setIsOpen] = useState(false);
  const [ordered, setOrdered] = useState<Debtor>();
  const query = useSearchDebtorsQuery({ ...companyRef, from, to });
  const debtors = query.currentData?.debtors;
  const shown = debtors?.filter(({ guestName }) =>
    foldName(guestName).includes(foldName(guest.text)),
  );
  // What somebody else invoiced meanwhile is no longer chosen.
  const chosen = debtors?.filter(({ id }) => ticked.has(id)) ?? [];
  const isFiltered = guest.text !== "" || from !== undefined || to !== undefined;

  function clear() {
    guest.setText("");
    change({ from: null, to: null });
  }

  return (
    <section aria-label={t("debtors.title")}>
      <h3 className={classes.title}>{t("debtors.title")}</h3>
      <div className={classes.filters}>
        <TextField label={t("debtors.guest")} value={guest.text} onChange={guest.setText} />
        <DateField
          label={t("debtors.from")}
          value={from ?? null}
          max={to}
          onChange={(day) => change({ from: day })}
        />
        <DateField
          label={t("debtors.to")}
          value={to ?? null}
          min={from}
          onChange={(day) => change({ to: day })}
        />
        {isFiltered && <Button onClick={clear}>{t("clear-filters")}</Button>}
      </div>
      <DataTable
        label={t("debtors.title")}
        columns={useDebtorColumns(setOrdered)}
        rows={shown}
        rowKey={({ id }) => id}
        selection={{ selected: new Set(chosen.map(({ id }) => id)), onChange: setTicked }}
        failure={query.error}
        errorMessage={t("debtors.failed")}
        onRetry={query.refetch}
        empty={
          <EmptyState
            message={t(
              isFiltered && query.currentData?.count ? "debtors.none-found" : "debtors.none",
            )}
          />
        }
        tools={<MonthMenu debtors={debtors ?? []} onPick={setTicked} />}
        counted={(count) => t("debtors.count", { count, grouped: formatNumber(count) })}
        phone="cards"
      />
      {debtors?.length === MOST_DEBTORS && (
        <p className={classes.note}>
          {t("debtors.first-shown", { limit: formatNumber(MOST_DEBTORS) })}
        </p>
      )}
      <CreateInvoice
        chosen={chosen}
        invoiceAddsTaxes={query.currentData?.invoiceAddsTaxes}
        onCreate={() => setIsOpen(true)}
      />
      {isOpen && (
        <NewInvoiceDialog
          companyRef={companyRef}
          debtorIds={chosen.map(({ id }) => id)}
          onSaved={() => setTicked(none)}
          onClose={() => setIsOpen(false)}
        />
      )}
      <OrderOfDebtor
        hotelId={companyRef.hotelId}
        opened={ordered}
        debtors={debtors}
        onClose={() => setOrdered(undefined)}
      />
    </section>
  );
}

type OrderOfDebtorProps = {
  hotelId: CompanyRef["hotelId"];
  /** The debtor whose form was opened. */
  opened: Debtor | undefined;
  debtors: readonly Debtor[] | undefined;
  onClose: () => void;
};

/** The form of a purchase order, over what the list says now. */
function OrderOfDebtor({ hotelId, opened, debtors, onClose }: OrderOfDebtorProps) {
  const debtor = debtors?.find(({ id }) => id === opened?.id) ?? opened;
  if (!opened || !debtor) return null;
  const { bookingId, bookingVersion = 0, guestName, reference } = debtor;
  const ordered = { number: debtor.purchaseOrderNumber ?? null, url: debtor.purchaseOrderUrl };
  return (
    <PurchaseOrderDialog
      hotelId={hotelId}
      owner={{ bookingId, version: bookingVersion }}
      order={debtor.ownOrder ?? ordered}
      groupOrder={debtor.groupOrder ?? null}
      about={
        <>
          <Name>{guestName}</Name> · <bdi dir="ltr">{referenceText(reference)}</bdi>
        </>
      }
      onClose={onClose}
    />
  );
}

type CreateInvoiceProps = {
  chosen: readonly Debtor[];
  /** Whether the invoice adds taxes to what they owe. */
  invoiceAddsTaxes: boolean | undefined;
  onCreate: () => void;
};

/** What the chosen ones come to, and the button; it stays in sight under a long list. */
function CreateInvoice({ chosen, invoiceAddsTaxes, onCreate }: CreateInvoiceProps) {
  const t = useText("commercial");
  const mayWrite = useMay("invoices.write");
  const count = chosen.length;
  return (
    <div className={classes.bar}>
      <span role="status">
        {count > 0 && (
          <>
            {t("debtors.chosen", { count, grouped: formatNumber(count) })}{" "}
            <Amount
              value={sumCentimes(chosen.map(({ balanceCentimes }) => balanceCentimes))}
              strong
            />{" "}
            {invoiceAddsTaxes && <span className={classes.taxes}>{t("debtors.before-taxes")}</span>}
          </>
        )}
      </span>
      {mayWrite && (
        <Button variant="primary" icon={FolioIcon} disabled={count === 0} onClick={onCreate}>
          {t("debtors.create")}
        </Button>
      )}
    </div>
  );
}
