import { identityReadsQuerySchema } from "@funduq/shared-types/contracts/identity-reads";
import { useUrlState } from "@funduq/shared-ui/router";
import type { ReadsFilter } from "../../features/identity-reads/identity-reads.endpoints.ts";

const { beforeAt: _at, beforeId: _id, ...readsParams } = identityReadsQuerySchema.shape;

export { readsParams };
export const noReadsFilter = { by: null, guest: null, purpose: null, from: null, to: null };

/** The filter is in the URL, beside the view; invalid values are left out. */
export function useReadsFilter() {
  const url = useUrlState(readsParams);
  const filter: ReadsFilter = url.values;
  return {
    filter,
    isFiltering: Object.keys(filter).length > 0,
    narrow: (more: Parameters<typeof url.change>[0]) => url.change(more, { replace: true }),
    clear: () => url.change(noReadsFilter, { replace: true }),
  };
}
