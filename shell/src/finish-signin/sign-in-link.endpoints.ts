import {
  type CheckSignInLink,
  type FinishSignIn,
  type Session,
  type SetPassword,
  sessionSchema,
} from "@funduq/shared-types/contracts/session";
import { injectEndpoints } from "@funduq/shared-ui/state";
import type { AskedHotel } from "../session/session.endpoints.ts";

const signInLinkEndpoints = injectEndpoints({
  owner: "shell/sign-in-link",
  endpoints: (build) => ({
    checkSignInLink: build.mutation<null, CheckSignInLink>({
      query: (body) => ({ url: "sign-in-links/check", method: "POST", body }),
    }),
    finishSignIn: build.mutation<Session, FinishSignIn & AskedHotel>({
      query: ({ hotelId, ...body }) => ({
        url: "sign-in-links/finish",
        method: "POST",
        params: { hotelId: hotelId ?? undefined },
        body,
      }),
      responseSchema: sessionSchema,
    }),
    setPassword: build.mutation<null, SetPassword>({
      query: (body) => ({ url: "session/password", method: "PUT", body }),
    }),
  }),
});

export const { useCheckSignInLinkMutation, useFinishSignInMutation, useSetPasswordMutation } =
  signInLinkEndpoints;
