import {
  type CheckSignInLink,
  type FinishedSignIn,
  type FinishSignIn,
  finishedSignInSchema,
  type SetPassword,
} from "@funduq/shared-types/contracts/session";
import { injectEndpoints } from "@funduq/shared-ui/state";
import type { AskedHotel } from "../session/session.endpoints.ts";

const signInLinkEndpoints = injectEndpoints({
  owner: "shell/sign-in-link",
  endpoints: (build) => ({
    checkSignInLink: build.mutation<null, CheckSignInLink>({
      query: (body) => ({ url: "sign-in-links/check", method: "POST", body }),
    }),
    finishSignIn: build.mutation<FinishedSignIn, FinishSignIn & AskedHotel>({
      query: ({ hotelId, ...body }) => ({
        url: "sign-in-links/finish",
        method: "POST",
        params: { hotelId: hotelId ?? undefined },
        body,
      }),
      responseSchema: finishedSignInSchema,
    }),
    setPassword: build.mutation<null, SetPassword>({
      query: (body) => ({ url: "session/password", method: "PUT", body }),
    }),
  }),
});

export const { useCheckSignInLinkMutation, useFinishSignInMutation, useSetPasswordMutation } =
  signInLinkEndpoints;
