import {
  type IdentityPurpose,
  type IdentityReadsPage,
  identityPurposeSchema,
} from "@funduq/shared-types/contracts/identity-reads";
import type { UserId } from "@funduq/shared-types/values/ids";
import { Button, Select, Toolbar } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./audit-trail.module.css";
import type { useReadsFilter } from "./use-reads-filter.ts";

type FiltersProps = {
  people: IdentityReadsPage["people"];
  reads: ReturnType<typeof useReadsFilter>;
};

/** By whom, what for, on which days. The guest comes with the address, from the cardex. */
export function ReadsFilters({
  people,
  reads: { filter, isFiltering, narrow, clear },
}: FiltersProps) {
  const t = useText("admin");
  return (
    <Toolbar label={t("trail.filters")}>
      <div className={classes.filters}>
        <Select<UserId | "all">
          label={t("trail.by")}
          value={filter.by ?? "all"}
          onChange={(by) => narrow({ by: by === "all" ? null : by })}
          options={[
            { value: "all", label: t("trail.everybody") },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select<IdentityPurpose | "all">
          label={t("reads.purpose")}
          value={filter.purpose ?? "all"}
          onChange={(purpose) => narrow({ purpose: purpose === "all" ? null : purpose })}
          options={[
            { value: "all", label: t("trail.everything") },
            ...identityPurposeSchema.options.map((purpose) => ({
              value: purpose,
              label: t(`reads-purpose.${purpose}`),
            })),
          ]}
        />
        <DateField
          label={t("trail.from")}
          value={filter.from ?? null}
          max={filter.to}
          onChange={(from) => narrow({ from })}
        />
        <DateField
          label={t("trail.to")}
          value={filter.to ?? null}
          min={filter.from}
          onChange={(to) => narrow({ to })}
        />
        {isFiltering && <Button onClick={clear}>{t("trail.clear")}</Button>}
      </div>
    </Toolbar>
  );
}
