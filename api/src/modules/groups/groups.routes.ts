import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  groupListSchema,
  groupRefSchema,
  groupSchema,
  groupSearchSchema,
} from "@funduq/shared-types/contracts/group";
import { defineRoute } from "../../platform/route.ts";
import { getGroup, searchGroups } from "./groups.service.ts";

const list = defineRoute(
  {
    id: "groups.list",
    method: "GET",
    path: "/hotels/{hotelId}/groups",
    permission: "groups.view",
    summary: "The groups in the house and to come, or those whose name begins with the query.",
    params: hotelRefSchema,
    query: groupSearchSchema,
    response: groupListSchema,
  },
  ({ tx, hotelId, query }) => searchGroups(tx, hotelId, query.query),
);

const read = defineRoute(
  {
    id: "groups.read",
    method: "GET",
    path: "/hotels/{hotelId}/groups/{groupId}",
    permission: "groups.view",
    summary: "A group with its blocks and its rooming list.",
    params: groupRefSchema,
    response: groupSchema,
  },
  ({ tx, params }) => getGroup(tx, params),
);

export const groupRoutes = [list, read];
