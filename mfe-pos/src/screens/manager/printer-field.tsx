import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosPrinterId } from "@funduq/shared-types/values/ids";
import { type Option, QueryView, Select, Skeleton } from "@funduq/shared-ui";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useListPrintersQuery } from "../../features/printing/printers.endpoints.ts";
import classes from "./manager.module.css";

type PrinterFieldProps = BoundField<PosPrinterId | null> & {
  place: RestaurantRef;
  label: string;
  hint?: string;
  /** Where the restaurant has no network printer. */
  none: string;
};

/** One of the restaurant's network printers, or none. While they can't be read, the chosen one stays. */
export function PrinterField({ place, none, value, onChange, ...field }: PrinterFieldProps) {
  const t = useText("pos");
  const query = useListPrintersQuery(place);
  return (
    <QueryView
      query={{ ...query, data: query.currentData }}
      skeleton={<Skeleton rows={1} />}
      errorMessage={t("printers.load-failed")}
      isEmpty={(printers) => printers.length === 0}
      empty={<p className={classes.muted}>{none}</p>}
    >
      {(printers) => {
        const choices: Option<PosPrinterId | "">[] = [
          { value: "", label: t("stations.no-printer") },
          ...printers.map(({ id, name }) => ({ value: id, label: name })),
        ];
        return (
          <Select
            {...field}
            value={value ?? ""}
            onChange={(chosen) => onChange(chosen || null)}
            options={choices}
          />
        );
      }}
    </QueryView>
  );
}
