import {
  type NameSuperAdmin,
  type SuperAdmin,
  type SuperAdminList,
  superAdminListSchema,
  superAdminSchema,
} from "@funduq/shared-types/contracts/super-admin";
import type { UserId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

export const superAdminsEndpoints = injectEndpoints({
  owner: "mfe-admin/super-admins",
  endpoints: (build) => ({
    listSuperAdmins: build.query<SuperAdmin[], void>({
      query: () => "super-admins",
      rawResponseSchema: superAdminListSchema,
      transformResponse: ({ superAdmins }: SuperAdminList) => superAdmins,
      providesTags: ["User"],
    }),
    nameSuperAdmin: build.mutation<SuperAdmin, NameSuperAdmin>({
      query: (body) => ({ url: "super-admins", method: "POST", body }),
      responseSchema: superAdminSchema,
      invalidatesTags: ["User"],
    }),
    /** Invalidates the session too: users who take themselves back keep access to their own hotels only. */
    takeSuperAdminBack: build.mutation<null, UserId>({
      query: (userId) => ({ url: `super-admins/${userId}`, method: "DELETE" }),
      invalidatesTags: ["User", "Session"],
    }),
  }),
});

export const { useListSuperAdminsQuery, useNameSuperAdminMutation, useTakeSuperAdminBackMutation } =
  superAdminsEndpoints;
