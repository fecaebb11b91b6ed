import {
  type ModuleEntry,
  type ModuleList,
  moduleListSchema,
} from "@funduq/shared-types/contracts/module";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { baseApi } from "@funduq/shared-ui/state";

export const modulesEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The departments' current releases, for one hotel or (null) for none. */
    listModules: build.query<ModuleEntry[], HotelId | null>({
      query: (hotelId) => ({ url: "modules", params: hotelId ? { hotelId } : {} }),
      rawResponseSchema: moduleListSchema,
      transformResponse: ({ modules }: ModuleList) => modules,
      providesTags: ["Modules"],
    }),
  }),
});

export const { useListModulesQuery } = modulesEndpoints;
