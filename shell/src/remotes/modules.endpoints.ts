import { type ModuleList, unreadModuleListSchema } from "@funduq/shared-types/contracts/module";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { readModules } from "./read-modules.ts";

export const modulesEndpoints = injectEndpoints({
  owner: "shell/modules",
  endpoints: (build) => ({
    /** The departments' current releases, for one hotel or (null) for none. */
    listModules: build.query<ModuleList, HotelId | null>({
      query: (hotelId) => ({ url: "modules", params: { hotelId: hotelId ?? undefined } }),
      rawResponseSchema: unreadModuleListSchema,
      transformResponse: readModules,
      // Kept by `keepPages`, once the files of the releases are.
      extraOptions: { keepLastKnown: "by-hand" },
      providesTags: ["Modules"],
    }),
  }),
});

export const { useListModulesQuery } = modulesEndpoints;
