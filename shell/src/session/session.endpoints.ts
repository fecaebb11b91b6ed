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

/** No parameters rather than empty ones, which would end the address in a `?`. */
export const paramsOf = (hotelId: HotelId | null) => (hotelId ? { hotelId } : undefined);

export const sessionEndpoints = injectEndpoints({
  owner: "shell/session",
  endpoints: (build) => ({
    /** `hotelId`: the hotel that a super admin's session lists beside their own ones. */
    readSession: build.query<Session, HotelId | null>({
      query: (hotelId) => ({ url: "session", params: paramsOf(hotelId) }),
      responseSchema: sessionSchema,
      providesTags: ["Session", "User", "Hotel"],
    }),
    signIn: build.mutation<Session, SignIn & AskedHotel>({
      query: ({ hotelId, ...body }) => ({
        url: "session",
        method: "POST",
        params: paramsOf(hotelId),
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
