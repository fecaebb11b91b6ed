import {
  keptMailListSchema,
  keptMailRefSchema,
  keptMailTextSchema,
} from "@funduq/shared-types/contracts/kept-mail";
import { defineRoute } from "../../platform/route.ts";
import { findKeptMail, listKeptMails } from "./kept-mails.service.ts";

const list = defineRoute(
  {
    id: "kept-mails.list",
    method: "GET",
    path: "/kept-mails",
    permission: "super-admin",
    summary: "The mails kept by an installation without a mail server, newest first.",
    response: keptMailListSchema,
  },
  ({ runtime }) => listKeptMails(runtime.env),
);

const read = defineRoute(
  {
    id: "kept-mails.read",
    method: "GET",
    path: "/kept-mails/{mailId}",
    permission: "super-admin",
    summary: "A kept mail with its text. It may hold a sign-in link, so who opened it is logged.",
    params: keptMailRefSchema,
    response: keptMailTextSchema,
  },
  async ({ runtime, params, actor, requestId }) => {
    const mail = await findKeptMail(runtime.env, params.mailId);
    runtime.log.info({ requestId, userId: actor.userId, mailId: mail.id }, "kept mail opened");
    return mail;
  },
);

export const keptMailRoutes = [list, read];
