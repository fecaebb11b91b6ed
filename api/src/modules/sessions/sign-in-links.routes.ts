import {
  checkSignInLinkSchema,
  finishedSignInSchema,
  finishSignInSchema,
  sessionQuerySchema,
  setPasswordSchema,
} from "@funduq/shared-types/contracts/session";
import { defineRoute } from "../../platform/route.ts";
import { answerSignIn } from "./answer-sign-in.ts";
import { browserOf } from "./browser.ts";
import { checkSignInLink, finishSignIn } from "./finish-sign-in.service.ts";
import { setPassword } from "./set-password.service.ts";

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
    await checkSignInLink(runtime, body);
    return undefined;
  },
);

const finish = defineRoute(
  {
    id: "sign-in-links.finish",
    method: "POST",
    path: "/sign-in-links/finish",
    permission: "public",
    summary:
      "Signs in by an emailed link, once, for the email it was sent to. The browser that did may repeat it.",
    query: sessionQuerySchema,
    body: finishSignInSchema,
    response: finishedSignInSchema,
  },
  (call) =>
    answerSignIn(call, () =>
      finishSignIn(call.runtime, call.body, browserOf(call), call.query.hotelId),
    ),
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
  async (call) => {
    await setPassword(call.runtime, call.actor, call.body, browserOf(call));
    return undefined;
  },
);

export const signInLinkRoutes = [check, finish, choosePassword];
