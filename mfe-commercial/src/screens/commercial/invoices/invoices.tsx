import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { InvoiceSearch } from "@funduq/shared-types/contracts/invoice";
import { Button, EmptyState, lazyDialog, SegmentedControl } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { SearchIcon } from "@funduq/shared-ui/icons";
import { type FormEvent, useState } from "react";
import { useCompanyUrl } from "../use-company-url.ts";
import { FilterFields } from "./filter-fields.tsx";
import { InvoiceResults } from "./invoice-results.tsx";
import classes from "./invoices.module.css";
import {
  type InvoiceFilter,
  type InvoiceState,
  invoiceStates,
  useInvoiceFilter,
} from "./use-invoice-filter.ts";

const SavedInvoiceDialog = lazyDialog(
  async () =>
    (await import("../../../features/invoice/saved-invoice-dialog.tsx")).SavedInvoiceDialog,
);

/** Searches the company's invoices and credit notes; nothing is read before the first search (INV-02). */
export function Invoices({ companyRef }: { companyRef: CompanyRef }) {
  const t = useText("commercial");
  const { state, searched, setState, search } = useInvoiceFilter();
  const { values, change } = useCompanyUrl();
  const [filter, setFilter] = useState<InvoiceFilter>(searched ?? {});

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    search(filter);
  }

  return (
    <section aria-label={t("invoices")}>
      <form onSubmit={handleSubmit} className={classes.search}>
        <SegmentedControl
          label={t("invoices.which")}
          labelHidden
          value={state}
          onChange={setState}
          options={invoiceStates.map((value) => ({ value, label: t(`invoices.${value}`) }))}
        />
        <FilterFields filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
        <Button type="submit" icon={SearchIcon}>
          {t("invoices.search")}
        </Button>
      </form>
      {searched ? (
        <InvoiceResults
          companyRef={companyRef}
          search={searchOf(state, searched)}
          state={state}
          onShowAll={() => setState("all")}
        />
      ) : (
        <EmptyState icon={SearchIcon} message={t("invoices.not-searched")} />
      )}
      {values.invoice && (
        <SavedInvoiceDialog
          invoiceRef={{ hotelId: companyRef.hotelId, invoiceId: values.invoice }}
          onClose={() => change({ invoice: null }, { replace: true })}
        />
      )}
    </section>
  );
}

const searchOf = (state: InvoiceState, filter: InvoiceFilter): InvoiceSearch => ({
  ...filter,
  state: state === "all" ? undefined : state,
});
