import { auditQuerySchema } from "@funduq/shared-types/contracts/audit-trail";
import { useUrlState } from "@funduq/shared-ui/router";
import { useState } from "react";
import type { TrailFilter } from "../../features/audit-trail/audit-trail.endpoints.ts";

const { before: _cursor, limit: _limit, ...trailParams } = auditQuerySchema.shape;

export { trailParams };
export const noTrailFilter = {
  by: null,
  kind: null,
  from: null,
  to: null,
  room: null,
  about: null,
};

/** The filter is in the URL, so that it can be bookmarked and sent. Invalid values are ignored. */
export function useTrailFilter() {
  const url = useUrlState(trailParams);
  const [cleared, setCleared] = useState(0);
  const filter: TrailFilter = url.values;

  return {
    filter,
    isFiltering: Object.keys(filter).length > 0,
    narrow: (more: Parameters<typeof url.change>[0]) => url.change(more, { replace: true }),
    /** How often everything was cleared: what was being typed went with it. */
    cleared,
    clear() {
      setCleared(cleared + 1);
      url.change(noTrailFilter, { replace: true });
    },
  };
}
