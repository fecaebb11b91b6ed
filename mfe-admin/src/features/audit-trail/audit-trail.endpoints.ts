import {
  type AuditPage,
  type AuditQuery,
  auditPageSchema,
} from "@funduq/shared-types/contracts/audit-trail";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

export type TrailFilter = Omit<AuditQuery, "before">;
type Wanted = TrailFilter & { hotelId: HotelId };

/** Nothing makes it stale: it grows at its young end, and the screen asks for that itself. */
export const auditTrailEndpoints = injectEndpoints({
  owner: "mfe-admin/audit-trail",
  endpoints: (build) => ({
    readAuditTrail: build.infiniteQuery<AuditPage, Wanted, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { hotelId, ...filter }, pageParam }) => ({
        url: `hotels/${hotelId}/audit-trail`,
        params: { ...filter, before: pageParam ?? undefined },
      }),
      responseSchema: auditPageSchema,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useReadAuditTrailInfiniteQuery } = auditTrailEndpoints;
