import type { GroupRef } from "@funduq/shared-types/contracts/group";
import {
  type GroupAccount,
  groupAccountSchema,
} from "@funduq/shared-types/contracts/group-account";
import { baseApi } from "@funduq/shared-ui/state";
import { groupUrl } from "./group.endpoints.ts";

const endpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readGroupAccount: build.query<GroupAccount, GroupRef>({
      query: (ref) => `${groupUrl(ref)}/account`,
      responseSchema: groupAccountSchema,
      providesTags: ["Booking", "Folio"],
    }),
  }),
});

export const { useReadGroupAccountQuery } = endpoints;
