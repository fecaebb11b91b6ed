import { identityReadsQuerySchema } from "@funduq/shared-types/contracts/identity-reads";
import { useSearchParams } from "@funduq/shared-ui/router";
import type { ReadsFilter } from "../../features/identity-reads/identity-reads.endpoints.ts";

const names = ["by", "guest", "purpose", "from", "to"] as const;

/** The filter stands in the address, beside the view; what it can't be is left out. */
export function useReadsFilter() {
  const [params, setParams] = useSearchParams();
  const filter: ReadsFilter = {};
  for (const name of names) Object.assign(filter, valid(name, params.get(name)));

  return {
    filter,
    isFiltering: Object.keys(filter).length > 0,
    narrow(more: { [Name in keyof ReadsFilter]?: ReadsFilter[Name] | null }) {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(more)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { replace: true });
    },
    clear: () => setParams({ view: "identity" }, { replace: true }),
  };
}

function valid(name: (typeof names)[number], value: string | null): ReadsFilter {
  return value === null ? {} : (identityReadsQuerySchema.safeParse({ [name]: value }).data ?? {});
}
