import {
  type Session,
  type SetPreferences,
  type SignIn,
  sessionSchema,
} from "@funduq/shared-types/contracts/session";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

/** The hotel that the new session lists for a super admin. */
export type AskedHotel = { hotelId: HotelId | null };

export const sessionEndpoints = injectEndpoints({
  owner: "shell/session",
  endpoints: (build) => ({
    /** `hotelId`: the hotel that a super admin's session lists beside their own ones. */
    readSession: build.query<Session, HotelId | null>({
      query: (hotelId) => ({ url: "session", params: { hotelId: hotelId ?? undefined } }),
      responseSchema: sessionSchema,
      extraOptions: { keepLastKnown: "for-anybody" },
      providesTags: ["Session", "User", "Hotel"],
    }),
    signIn: build.mutation<Session, SignIn & AskedHotel>({
      query: ({ hotelId, ...body }) => ({
        url: "session",
        method: "POST",
        params: { hotelId: hotelId ?? undefined },
        body,
      }),
      responseSchema: sessionSchema,
    }),
    signOut: build.mutation<null, void>({
      query: () => ({ url: "session", method: "DELETE" }),
    }),
    setPreferences: build.mutation<null, SetPreferences>({
      query: (body) => ({ url: "session/preferences", method: "PUT", body }),
    }),
  }),
});

export const {
  useReadSessionQuery,
  useSignInMutation,
  useSignOutMutation,
  useSetPreferencesMutation,
} = sessionEndpoints;
