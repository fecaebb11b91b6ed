import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  addReportRecipientSchema,
  changeReportRecipientSchema,
  reportMailSchema,
  reportRecipientRefSchema,
  savedReportRecipientSchema,
  sentReportMailSchema,
} from "@funduq/shared-types/contracts/report-mail";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { defineRoute } from "../../platform/route.ts";
import {
  addRecipient,
  changeRecipient,
  getReportMail,
  removeRecipient,
  sendLastClosedDay,
} from "./report-mail.service.ts";

const read = defineRoute(
  {
    id: "report-mail.read",
    method: "GET",
    path: "/hotels/{hotelId}/report-mail",
    permission: "users.manage",
    summary: "Who gets the reports by mail after each night audit, and how the last mail went.",
    params: hotelRefSchema,
    response: reportMailSchema,
  },
  ({ tx, hotelId }) => getReportMail(tx, hotelId),
);

const add = defineRoute(
  {
    id: "report-mail.add",
    method: "POST",
    path: "/hotels/{hotelId}/report-mail/recipients",
    permission: "users.manage",
    summary: "Adds a user who may read reports, or an address outside with its language.",
    params: hotelRefSchema,
    body: addReportRecipientSchema,
    response: savedReportRecipientSchema,
    status: 201,
    changes: ["User"],
  },
  async ({ tx, hotelId, body, announce }) => {
    const { id, email } = await addRecipient(tx, hotelId, body);
    const { withAttachments: after } = body;
    announce({
      entityId: id,
      facts: [fact("email", "text", { after: email }), fact("withAttachments", "flag", { after })],
    });
    return { id };
  },
);

const change = defineRoute(
  {
    id: "report-mail.change",
    method: "PUT",
    path: "/hotels/{hotelId}/report-mail/recipients/{recipientId}",
    permission: "users.manage",
    summary: "Sends a recipient the files with guests' names too, or the figures alone.",
    params: reportRecipientRefSchema,
    body: changeReportRecipientSchema,
    response: savedReportRecipientSchema,
    changes: ["User"],
  },
  async ({ tx, params, body, announce }) => {
    const before = await changeRecipient(tx, params, body);
    const of = before.place?.email ?? before.email ?? undefined;
    const flag = { before: before.withAttachments, after: body.withAttachments, of };
    announce({
      entityId: params.recipientId,
      facts: [fact("withAttachments", "flag", flag)],
      isUnchanged: before.withAttachments === body.withAttachments,
    });
    return { id: params.recipientId };
  },
);

const remove = defineRoute(
  {
    id: "report-mail.remove",
    method: "DELETE",
    path: "/hotels/{hotelId}/report-mail/recipients/{recipientId}",
    permission: "users.manage",
    summary: "Removes a recipient. Mails to them that were not sent yet are deleted.",
    params: reportRecipientRefSchema,
    changes: ["User"],
  },
  async ({ tx, params, announce }) => {
    const { place, email } = await removeRecipient(tx, params);
    const facts = [fact("email", "text", { before: place?.email ?? email })];
    announce({ entityId: params.recipientId, facts });
    return undefined;
  },
);

const send = defineRoute(
  {
    id: "report-mail.send",
    method: "POST",
    path: "/hotels/{hotelId}/report-mail/last-closed-day",
    permission: "users.manage",
    summary: "Mails the last closed day to the recipients who do not have it yet.",
    params: hotelRefSchema,
    response: sentReportMailSchema,
    changes: ["User"],
  },
  async ({ tx, hotelId, announce }) => {
    const { date, saved } = await sendLastClosedDay(tx, hotelId);
    announce({
      entityId: date,
      facts: [
        fact("businessDate", "date", { after: date }),
        fact("mails", "number", { after: saved }),
      ],
      isUnchanged: saved === 0,
    });
    return { saved };
  },
);

export const reportMailRoutes = [read, add, change, remove, send];
