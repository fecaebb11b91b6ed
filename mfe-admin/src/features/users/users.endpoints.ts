import {
  type ChangeUser,
  type CorrectEmail,
  type HotelUser,
  type HotelUserList,
  type HotelUserStatus,
  hotelUserListSchema,
  hotelUserStatusSchema,
  type InviteUser,
  type SavedUser,
  savedUserSchema,
  type UserStatus,
} from "@funduq/shared-types/contracts/user";
import type { HotelId, HotelUserId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

export type UserRef = { hotelId: HotelId; hotelUserId: HotelUserId };

export const usersEndpoints = injectEndpoints({
  owner: "mfe-admin/users",
  endpoints: (build) => ({
    /** All users of a hotel, page after page: the screen searches and sorts them by itself. */
    listUsers: build.query<HotelUser[], HotelId>({
      async queryFn(hotelId, _, __, fetchPage) {
        const users: HotelUser[] = [];
        for (let next: HotelUserList["next"] | undefined; next !== null; ) {
          const params = { afterId: next };
          const { data, error } = await fetchPage({ url: `hotels/${hotelId}/users`, params });
          if (error) return { error };
          const page = data as HotelUserList;
          users.push(...page.users);
          // An API of the former release answers all of them, without it.
          next = page.next ?? null;
        }
        return { data: users };
      },
      responseSchema: hotelUserListSchema.shape.users,
      providesTags: ["User"],
    }),
    inviteUser: build.mutation<SavedUser, InviteUser & { hotelId: HotelId }>({
      query: ({ hotelId, ...body }) => ({ url: `hotels/${hotelId}/users`, method: "POST", body }),
      responseSchema: savedUserSchema,
      invalidatesTags: ["User"],
    }),
    changeUser: build.mutation<SavedUser, UserRef & ChangeUser>({
      query: ({ hotelId, hotelUserId, ...body }) => ({
        url: `hotels/${hotelId}/users/${hotelUserId}`,
        method: "PUT",
        body,
      }),
      responseSchema: savedUserSchema,
      invalidatesTags: ["User"],
    }),
    correctEmail: build.mutation<SavedUser, UserRef & CorrectEmail>({
      query: ({ hotelId, hotelUserId, ...body }) => ({
        url: `hotels/${hotelId}/users/${hotelUserId}/email`,
        method: "PUT",
        body,
      }),
      responseSchema: savedUserSchema,
      invalidatesTags: ["User"],
    }),
    setUserStatus: build.mutation<HotelUserStatus, UserRef & { status: UserStatus }>({
      query: ({ hotelId, hotelUserId, status }) => ({
        url: `hotels/${hotelId}/users/${hotelUserId}/status`,
        method: "PUT",
        body: { status },
      }),
      responseSchema: hotelUserStatusSchema,
      invalidatesTags: ["User"],
    }),
    removeTillPin: build.mutation<null, UserRef>({
      query: ({ hotelId, hotelUserId }) => ({
        url: `hotels/${hotelId}/users/${hotelUserId}/till-pin`,
        method: "DELETE",
        body: {},
      }),
      invalidatesTags: ["User"],
    }),
    sendSignInLink: build.mutation<null, UserRef>({
      query: ({ hotelId, hotelUserId }) => ({
        url: `hotels/${hotelId}/users/${hotelUserId}/sign-in-link`,
        method: "POST",
        body: {},
      }),
      invalidatesTags: ["User"],
    }),
  }),
});

export const {
  useListUsersQuery,
  useInviteUserMutation,
  useChangeUserMutation,
  useCorrectEmailMutation,
  useSetUserStatusMutation,
  useSendSignInLinkMutation,
  useRemoveTillPinMutation,
} = usersEndpoints;
