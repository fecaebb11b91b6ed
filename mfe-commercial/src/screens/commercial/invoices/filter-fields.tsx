import { TextField } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./invoices.module.css";
import type { InvoiceFilter } from "./use-invoice-filter.ts";

type FilterFieldsProps = {
  filter: InvoiceFilter;
  onChange: (change: Partial<InvoiceFilter>) => void;
};

/** What invoices are searched by (INV-02). */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const t = useText("commercial");
  return (
    <div className={classes.fields}>
      <TextField
        label={t("invoices.number")}
        value={filter.number ?? ""}
        maxLength={40}
        onChange={(number) => onChange({ number })}
      />
      <TextField
        label={t("invoices.guest")}
        value={filter.guest ?? ""}
        maxLength={160}
        onChange={(guest) => onChange({ guest })}
      />
      <TextField
        label={t("invoices.reference")}
        value={filter.reference ?? ""}
        maxLength={60}
        onChange={(reference) => onChange({ reference })}
      />
      <DateField
        label={t("invoices.from")}
        value={filter.from ?? null}
        max={filter.to}
        onChange={(from) => onChange({ from: from ?? undefined })}
      />
      <DateField
        label={t("invoices.to")}
        value={filter.to ?? null}
        min={filter.from}
        onChange={(to) => onChange({ to: to ?? undefined })}
      />
    </div>
  );
}
