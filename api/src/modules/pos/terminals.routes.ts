import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import {
  savedTerminalSchema,
  saveTerminalSchema,
  terminalListSchema,
  terminalRefSchema,
} from "@funduq/shared-types/contracts/pos-floor";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import * as z from "zod";
import { defineRoute } from "../../platform/route.ts";
import { getTerminals, removeTerminal, saveTerminal } from "./terminals.service.ts";

const list = defineRoute(
  {
    id: "pos.terminals",
    method: "GET",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/terminals",
    permission: "pos.view",
    summary: "A restaurant's terminals, by name.",
    params: restaurantRefSchema,
    response: terminalListSchema,
    cache: "hotel-version",
  },
  ({ tx, params }) => getTerminals(tx, params),
);

const save = defineRoute(
  {
    id: "pos.save-terminal",
    method: "PUT",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/terminals/{terminalId}",
    permission: "pos.manage",
    summary: "Adds a terminal under the client's id, or changes its name, printer and drawer.",
    params: terminalRefSchema,
    body: saveTerminalSchema,
    response: savedTerminalSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, body, announce }) => {
    const { saved, facts } = await saveTerminal(tx, params, body);
    announce({ facts });
    return saved;
  },
);

const remove = defineRoute(
  {
    id: "pos.delete-terminal",
    method: "DELETE",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/terminals/{terminalId}",
    permission: "pos.manage",
    summary: "Deletes a terminal that never had a shift.",
    params: terminalRefSchema,
    body: z.strictObject({}),
    changes: ["Restaurant"],
  },
  async ({ tx, params, announce }) => {
    const { name } = await removeTerminal(tx, params);
    announce({ facts: [fact("terminal", "text", { before: name })] });
    return undefined;
  },
);

export const terminalRoutes = [list, save, remove];
