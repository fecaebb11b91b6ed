import {
  AUDIT_ENTRIES_READ,
  type AuditEntry,
  type AuditPage,
  type AuditQuery,
  auditEntrySchema,
  auditPageSchema,
} from "@funduq/shared-types/contracts/audit-trail";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";
import * as z from "zod/mini";

export type TrailFilter = Omit<AuditQuery, "before" | "limit">;
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
    /** Every entry of a filter, large page after large page, to be saved as a file. */
    readWholeTrail: build.query<AuditEntry[], Wanted>({
      async queryFn({ hotelId, ...filter }, _, __, fetchPage) {
        const entries: AuditEntry[] = [];
        for (let before: AuditPage["next"] | undefined; before !== null; ) {
          const params = { ...filter, before, limit: AUDIT_ENTRIES_READ };
          const { data, error } = await fetchPage({ url: `hotels/${hotelId}/audit-trail`, params });
          if (error) return { error };
          const page = data as AuditPage;
          entries.push(...page.entries);
          before = page.next;
        }
        return { data: entries };
      },
      responseSchema: z.array(auditEntrySchema),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useReadAuditTrailInfiniteQuery, useLazyReadWholeTrailQuery } = auditTrailEndpoints;
