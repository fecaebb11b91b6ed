import {
  sessionQuerySchema,
  sessionSchema,
  setPreferencesSchema,
  signInSchema,
} from "@funduq/shared-types/contracts/session";
import { defineRoute } from "../../platform/route.ts";
import { answerSignIn } from "./answer-sign-in.ts";
import { browserOf } from "./browser.ts";
import { readSession } from "./read-session.ts";
import { changePreferences, signIn, signOut } from "./sessions.service.ts";

const open = defineRoute(
  {
    id: "session.sign-in",
    method: "POST",
    path: "/session",
    permission: "public",
    summary: "Signs in with email and password and sets the session cookie.",
    query: sessionQuerySchema,
    body: signInSchema,
    response: sessionSchema,
  },
  (call) =>
    answerSignIn(call, () => signIn(call.runtime, call.body, browserOf(call), call.query.hotelId)),
);

const read = defineRoute(
  {
    id: "session.read",
    method: "GET",
    path: "/session",
    permission: "signed-in",
    summary:
      "Who is signed in, and the hotels they may enter: of a super admin their own ones and the one that is asked for. A hotel that has invited them meanwhile is among them.",
    query: sessionQuerySchema,
    response: sessionSchema,
  },
  ({ runtime, actor, sessionToken = "", requestId, query: { hotelId } }) =>
    readSession(runtime, actor, { sessionToken, requestId, hotelId }),
);

const close = defineRoute(
  {
    id: "session.sign-out",
    method: "DELETE",
    path: "/session",
    permission: "public",
    summary: "Signs out. Without a session it does nothing.",
  },
  async ({ runtime, sessionToken, actor, setHeader }) => {
    setHeader("Set-Cookie", await signOut(runtime, sessionToken, actor));
    setHeader("Clear-Site-Data", '"cache"');
    return undefined;
  },
);

const preferences = defineRoute(
  {
    id: "session.set-preferences",
    method: "PUT",
    path: "/session/preferences",
    permission: "signed-in",
    summary: "Sets the language and the theme of the signed-in user.",
    body: setPreferencesSchema,
  },
  async ({ runtime, actor, body }) => {
    await changePreferences(runtime, actor, body);
    return undefined;
  },
);

export const sessionRoutes = [open, read, close, preferences];
