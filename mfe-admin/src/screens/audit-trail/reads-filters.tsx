import {
  type IdentityReadsPage,
  identityPurposeSchema,
} from "@funduq/shared-types/contracts/identity-reads";
import { useText } from "@funduq/shared-ui/i18n";
import { LogFilters } from "./log-filters.tsx";
import type { useReadsFilter } from "./use-reads-filter.ts";

type FiltersProps = {
  people: IdentityReadsPage["people"];
  reads: ReturnType<typeof useReadsFilter>;
};

/** By whom, what for, on which days. The guest comes with the address, from the cardex. */
export function ReadsFilters({ people, reads }: FiltersProps) {
  const { filter, isFiltering, narrow, clear } = reads;
  const t = useText("admin");
  return (
    <LogFilters
      people={people}
      filter={filter}
      narrow={narrow}
      onClear={isFiltering ? clear : undefined}
      kind={{
        label: t("reads.purpose"),
        value: filter.purpose,
        options: identityPurposeSchema.options.map((value) => ({
          value,
          label: t(`reads-purpose.${value}`),
        })),
        onChange: (purpose) => narrow({ purpose }),
      }}
    />
  );
}
