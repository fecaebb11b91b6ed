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
import { baseApi } from "@funduq/shared-ui/state";

export type UserRef = { hotelId: HotelId; hotelUserId: HotelUserId };

export const usersEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<HotelUser[], HotelId>({
      query: (hotelId) => `hotels/${hotelId}/users`,
      rawResponseSchema: hotelUserListSchema,
      transformResponse: ({ users }: HotelUserList) => users,
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
} = usersEndpoints;
