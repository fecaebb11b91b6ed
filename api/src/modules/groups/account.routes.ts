import { reversePostingSchema } from "@funduq/shared-types/contracts/folio";
import { groupRefSchema, savedGroupSchema } from "@funduq/shared-types/contracts/group";
import {
  groupAccountSchema,
  groupChargeSchema,
  groupPaymentSchema,
  groupPostingRefSchema,
  groupRefundSchema,
  takeOverSchema,
} from "@funduq/shared-types/contracts/group-account";
import { moneyFacts } from "@funduq/shared-types/rules/audit-facts";
import { defineRoute } from "../../platform/route.ts";
import {
  postGroupCharge,
  postGroupPayment,
  refundGroupPayment,
  reverseGroupPosting,
} from "./account.service.ts";
import { takeOverFacts } from "./account-facts.ts";
import { getGroupAccount } from "./groups.service.ts";
import { takeOver } from "./take-over.service.ts";

const read = defineRoute(
  {
    id: "groups.account",
    method: "GET",
    path: "/hotels/{hotelId}/groups/{groupId}/account",
    permission: "folios.view",
    summary: "A group's own account, and what its stays owe and have paid, folio by folio.",
    params: groupRefSchema,
    response: groupAccountSchema,
  },
  ({ tx, params }) => getGroupAccount(tx, params),
);

const charge = defineRoute(
  {
    id: "groups.post-charge",
    method: "POST",
    path: "/hotels/{hotelId}/groups/{groupId}/account/charges",
    permission: "folios.post",
    summary: "Puts a charge on a group's own account.",
    params: groupRefSchema,
    body: groupChargeSchema,
    response: savedGroupSchema,
    status: 201,
    changes: ["Folio"],
  },
  ({ tx, params, body, actor, now, announce }) => {
    announce({ facts: moneyFacts(body) });
    return postGroupCharge(tx, params, body, { by: actor, now });
  },
);

const payment = defineRoute(
  {
    id: "groups.post-payment",
    method: "POST",
    path: "/hotels/{hotelId}/groups/{groupId}/account/payments",
    permission: "folios.post",
    summary: "Takes a payment on a group's own account.",
    params: groupRefSchema,
    body: groupPaymentSchema,
    response: savedGroupSchema,
    status: 201,
    changes: ["Folio"],
  },
  ({ tx, params, body, actor, now, announce }) => {
    announce({ facts: moneyFacts(body) });
    return postGroupPayment(tx, params, body, { by: actor, now });
  },
);

const refund = defineRoute(
  {
    id: "groups.refund",
    method: "POST",
    path: "/hotels/{hotelId}/groups/{groupId}/account/refunds",
    permission: "folios.post",
    summary: "Gives back what a group has paid too much, by a method that it paid with.",
    params: groupRefSchema,
    body: groupRefundSchema,
    missing: { code: "folio.refund-reason-missing", fields: ["reason"] },
    response: savedGroupSchema,
    status: 201,
    changes: ["Folio"],
  },
  ({ tx, params, body, actor, now, announce }) => {
    announce({ facts: moneyFacts(body) });
    return refundGroupPayment(tx, params, body, { by: actor, now });
  },
);

const reverse = defineRoute(
  {
    id: "groups.reverse-posting",
    method: "POST",
    path: "/hotels/{hotelId}/groups/{groupId}/account/postings/{postingId}/reversal",
    permission: "folios.post",
    summary: "Takes the whole of a line of a group's own account back, with a reason.",
    params: groupPostingRefSchema,
    body: reversePostingSchema,
    missing: { code: "folio.reversal-reason-missing", fields: ["reason"] },
    response: savedGroupSchema,
    status: 201,
    changes: ["Folio"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { facts, ...saved } = await reverseGroupPosting(tx, params, body, { by: actor, now });
    announce({ facts });
    return saved;
  },
);

const transfers = defineRoute(
  {
    id: "groups.take-over",
    method: "POST",
    path: "/hotels/{hotelId}/groups/{groupId}/account/transfers",
    permission: "folios.post",
    summary: "Has a group's account pay what guests of the group owe; all of it or nothing.",
    params: groupRefSchema,
    body: takeOverSchema,
    response: savedGroupSchema,
    status: 201,
    changes: ["Folio", "Booking"],
  },
  ({ tx, params, body, actor, now, announce }) => {
    announce({ facts: takeOverFacts(body) });
    return takeOver(tx, params, body, { by: actor, now });
  },
);

export const groupAccountRoutes = [read, charge, payment, refund, reverse, transfers];
