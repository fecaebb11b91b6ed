import {
  type IdentityReadsPage,
  type IdentityReadsQuery,
  identityReadsPageSchema,
} from "@funduq/shared-types/contracts/identity-reads";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

export type ReadsFilter = Omit<IdentityReadsQuery, "beforeAt" | "beforeId">;
type Wanted = ReadsFilter & { hotelId: HotelId };

/** Nothing makes it stale: it grows at its young end, and the screen asks for that itself. */
const endpoints = injectEndpoints({
  owner: "mfe-admin/identity-reads",
  endpoints: (build) => ({
    listIdentityReads: build.infiniteQuery<IdentityReadsPage, Wanted, IdentityReadsPage["next"]>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { hotelId, ...filter }, pageParam }) => ({
        url: `hotels/${hotelId}/identity-reads`,
        params: { ...filter, beforeAt: pageParam?.at, beforeId: pageParam?.id },
      }),
      responseSchema: identityReadsPageSchema,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListIdentityReadsInfiniteQuery } = endpoints;
