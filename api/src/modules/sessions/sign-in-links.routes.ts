import {
  checkSignInLinkSchema,
  finishSignInSchema,
  sessionSchema,
  setPasswordSchema,
} from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { defineRoute } from "../../platform/route.ts";
import { checkSignInLink, finishSignIn, setPassword } from "./sign-in-links.service.ts";

const check = defineRoute(
  {
    id: "sign-in-links.check",
    method: "POST",
    path: "/sign-in-links/check",
    permission: "public",
    summary: "Whether an emailed sign-in link can still be used. It is not used up by asking.",
    body: checkSignInLinkSchema,
  },
  async ({ runtime, body }) => {
    await checkSignInLink(runtime, body.token);
    return undefined;
  },
);

const finish = defineRoute(
  {
    id: "sign-in-links.finish",
    method: "POST",
    path: "/sign-in-links/finish",
    permission: "public",
    summary: "Signs in by an emailed link, once, for the email it was sent to.",
    body: finishSignInSchema,
    response: sessionSchema,
  },
  async ({ runtime, body, address, sessionToken, requestId, setHeader }) => {
    const browser = { address, sessionToken, requestId };
    try {
      const { session, cookie } = await finishSignIn(runtime, body, browser);
      runtime.metrics.signIns.inc({ outcome: "signed-in" });
      setHeader("Set-Cookie", cookie);
      return session;
    } catch (error) {
      runtime.metrics.signIns.inc({ outcome: error instanceof AppError ? error.code : "failed" });
      throw error;
    }
  },
);

const choosePassword = defineRoute(
  {
    id: "session.set-password",
    method: "PUT",
    path: "/session/password",
    permission: "signed-in",
    summary:
      "Sets the password of someone whose session was opened by a sign-in link within the hour.",
    body: setPasswordSchema,
  },
  async ({ runtime, actor, body, sessionToken = "", setHeader }) => {
    const chosen = { sessionToken, password: body.password };
    setHeader("Set-Cookie", await setPassword(runtime, actor, chosen));
    return undefined;
  },
);

export const signInLinkRoutes = [check, finish, choosePassword];
