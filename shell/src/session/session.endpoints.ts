import {
  type Session,
  type SetPreferences,
  type SignIn,
  sessionSchema,
} from "@funduq/shared-types/contracts/session";
import { baseApi } from "@funduq/shared-ui/state";

export const sessionEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSession: build.query<Session, void>({
      query: () => "session",
      responseSchema: sessionSchema,
      providesTags: ["Session", "User", "Hotel"],
    }),
    signIn: build.mutation<Session, SignIn>({
      query: (body) => ({ url: "session", method: "POST", body }),
      responseSchema: sessionSchema,
    }),
    signOut: build.mutation<null, void>({
      query: () => ({ url: "session", method: "DELETE" }),
    }),
    setPreferences: build.mutation<Session, SetPreferences>({
      query: (body) => ({ url: "session/preferences", method: "PUT", body }),
      responseSchema: sessionSchema,
    }),
  }),
});

export const {
  useReadSessionQuery,
  useSignInMutation,
  useSignOutMutation,
  useSetPreferencesMutation,
} = sessionEndpoints;
