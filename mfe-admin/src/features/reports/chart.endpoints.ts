import {
  type ChartOfAccounts,
  chartOfAccountsSchema,
  type SaveChart,
} from "@funduq/shared-types/contracts/chart-of-accounts";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

type ChartToSave = { hotelId: HotelId; body: SaveChart };

const endpoints = injectEndpoints({
  owner: "mfe-admin/chart",
  endpoints: (build) => ({
    readChart: build.query<ChartOfAccounts, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/chart-of-accounts`,
      responseSchema: chartOfAccountsSchema,
      providesTags: ["Hotel"],
    }),
    saveChart: build.mutation<ChartOfAccounts, ChartToSave>({
      query: ({ hotelId, body }) => ({
        url: `hotels/${hotelId}/chart-of-accounts`,
        method: "PUT",
        body,
      }),
      responseSchema: chartOfAccountsSchema,
      // Also when it failed: what somebody else has saved since must be seen.
      invalidatesTags: ["Hotel"],
    }),
  }),
});

export const { useReadChartQuery, useSaveChartMutation } = endpoints;
