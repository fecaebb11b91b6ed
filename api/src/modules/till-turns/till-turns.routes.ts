import {
  removeTillPinSchema,
  setTillPinSchema,
  takeTillTurnSchema,
  tillPeopleSchema,
  tillTurnSchema,
} from "@funduq/shared-types/contracts/till-turn";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import * as z from "zod";
import { defineRoute, defineUnstoredRoute } from "../../platform/route.ts";
import { removeOwnPin, setOwnPin } from "./till-pins.service.ts";
import { endTurn, listTillPeople, takeTurn } from "./till-turns.service.ts";

const hotelRefSchema = z.object({ hotelId: hotelIdSchema });

const people = defineRoute(
  {
    id: "till-turns.people",
    method: "GET",
    path: "/hotels/{hotelId}/till-people",
    permission: "pos.sell",
    summary: "Who may use the till and has a PIN, by name.",
    params: hotelRefSchema,
    response: tillPeopleSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId, actor }) => listTillPeople(tx, hotelId, actor.userId),
);

const take = defineUnstoredRoute(
  {
    id: "till-turns.take",
    method: "POST",
    path: "/hotels/{hotelId}/till-turns",
    permission: "pos.sell",
    summary:
      "Gives a person a turn at this till by their PIN: until somebody else takes one, or for one write.",
    params: hotelRefSchema,
    body: takeTillTurnSchema,
    response: tillTurnSchema,
  },
  (call) => takeTurn(call, call.body),
);

const end = defineUnstoredRoute(
  {
    id: "till-turns.end",
    method: "DELETE",
    path: "/hotels/{hotelId}/till-turns/current",
    permission: "pos.sell",
    summary: "Ends the turn that the request comes with. Without one it does nothing.",
    params: hotelRefSchema,
  },
  async (call) => {
    await endTurn(call);
    return undefined;
  },
);

const setPin = defineUnstoredRoute(
  {
    id: "till-pins.set-own",
    method: "PUT",
    path: "/hotels/{hotelId}/till-pins/own",
    permission: "pos.sell",
    summary: "Sets one's own PIN for the tills of the hotel.",
    params: hotelRefSchema,
    body: setTillPinSchema,
  },
  async (call) => {
    await setOwnPin(call, call.body);
    return undefined;
  },
);

const removePin = defineUnstoredRoute(
  {
    id: "till-pins.remove-own",
    method: "POST",
    path: "/hotels/{hotelId}/till-pins/own/removal",
    permission: "pos.sell",
    summary: "Removes one's own PIN for the tills of the hotel, and ends one's turns.",
    params: hotelRefSchema,
    body: removeTillPinSchema,
  },
  async (call) => {
    await removeOwnPin(call, call.body);
    return undefined;
  },
);

export const tillTurnRoutes = [people, take, end, setPin, removePin];
