import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { InvoiceSearch } from "@funduq/shared-types/contracts/invoice";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, EmptyState, SegmentedControl, TextField } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { SearchIcon } from "@funduq/shared-ui/icons";
import { type FormEvent, useState } from "react";
import { InvoiceResults } from "./invoice-results.tsx";
import classes from "./invoices.module.css";

type State = "all" | "unpaid" | "paid";
type Filter = {
  number: string;
  guest: string;
  reference: string;
  from: CalendarDate | null;
  to: CalendarDate | null;
};
const empty: Filter = { number: "", guest: "", reference: "", from: null, to: null };

/** Searches the company's invoices and credit notes; nothing is read before the first search (INV-02). */
export function Invoices({ companyRef }: { companyRef: CompanyRef }) {
  const t = useText("commercial");
  const [state, setState] = useState<State>("unpaid");
  const [filter, setFilter] = useState(empty);
  const [searched, setSearched] = useState<Filter>();
  const narrow = (change: Partial<Filter>) => setFilter({ ...filter, ...change });

  function search(event: FormEvent) {
    event.preventDefault();
    setSearched(filter);
  }

  return (
    <section aria-label={t("invoices")}>
      <form onSubmit={search} className={classes.search}>
        <SegmentedControl
          label={t("invoices.which")}
          labelHidden
          value={state}
          onChange={setState}
          options={(["all", "unpaid", "paid"] as const).map((value) => ({
            value,
            label: t(`invoices.${value}`),
          }))}
        />
        <div className={classes.fields}>
          <TextField
            label={t("invoices.number")}
            value={filter.number}
            onChange={(number) => narrow({ number })}
          />
          <TextField
            label={t("invoices.guest")}
            value={filter.guest}
            onChange={(guest) => narrow({ guest })}
          />
          <TextField
            label={t("invoices.reference")}
            value={filter.reference}
            onChange={(reference) => narrow({ reference })}
          />
          <DateField
            label={t("invoices.from")}
            value={filter.from}
            max={filter.to ?? undefined}
            onChange={(from) => narrow({ from })}
          />
          <DateField
            label={t("invoices.to")}
            value={filter.to}
            min={filter.from ?? undefined}
            onChange={(to) => narrow({ to })}
          />
        </div>
        <Button type="submit" icon={SearchIcon}>
          {t("invoices.search")}
        </Button>
      </form>
      {searched ? (
        <InvoiceResults companyRef={companyRef} search={searchOf(state, searched)} state={state} />
      ) : (
        <EmptyState icon={SearchIcon} message={t("invoices.not-searched")} />
      )}
    </section>
  );
}

/** What is sent: fields that are empty are no filter. */
function searchOf(state: State, filter: Filter): InvoiceSearch {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value.trim() !== "");
  return { ...Object.fromEntries(given), state: state === "all" ? undefined : state };
}
