import { auditQuerySchema } from "@funduq/shared-types/contracts/audit-trail";
import { useSearchParams } from "@funduq/shared-ui/router";
import { useState } from "react";
import type { TrailFilter } from "../../features/audit-trail/audit-trail.endpoints.ts";

const names = ["by", "kind", "from", "to", "room", "about"] as const;

/** The filter stands in the address, so that it can be kept and sent; what it can't be is left out. */
export function useTrailFilter() {
  const [params, setParams] = useSearchParams();
  const [cleared, setCleared] = useState(0);
  const filter: TrailFilter = {};
  for (const name of names) Object.assign(filter, valid(name, params.get(name)));

  return {
    filter,
    isFiltering: Object.keys(filter).length > 0,
    narrow(more: { [Name in keyof TrailFilter]?: TrailFilter[Name] | null }) {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(more)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { replace: true });
    },
    /** How often everything was cleared: what was being typed went with it. */
    cleared,
    clear() {
      setCleared(cleared + 1);
      setParams({}, { replace: true });
    },
  };
}

function valid(name: (typeof names)[number], value: string | null): TrailFilter {
  return value === null ? {} : (auditQuerySchema.safeParse({ [name]: value }).data ?? {});
}
