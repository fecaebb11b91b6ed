import {
  modifierGroupRefSchema,
  savedModifierGroupSchema,
  saveModifierGroupSchema,
} from "@funduq/shared-types/contracts/pos-menu";
import { defineRoute } from "../../platform/route.ts";
import { removeModifierGroup, saveModifierGroup } from "./modifier-groups.service.ts";

const GROUP = "/hotels/{hotelId}/restaurants/{restaurantId}/modifier-groups/{groupId}";

const save = defineRoute(
  {
    id: "pos.save-modifier-group",
    method: "PUT",
    path: GROUP,
    permission: "pos.manage",
    summary: "Adds a group of options, or replaces it as long as nobody else changed it meanwhile.",
    params: modifierGroupRefSchema,
    body: saveModifierGroupSchema,
    response: savedModifierGroupSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, body, announce }) => {
    const { saved, facts } = await saveModifierGroup(tx, params, body);
    announce({ facts });
    return saved;
  },
);

const remove = defineRoute(
  {
    id: "pos.remove-modifier-group",
    method: "DELETE",
    path: GROUP,
    permission: "pos.manage",
    summary: "Deletes a group of options; items no longer ask for it.",
    params: modifierGroupRefSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, announce }) => {
    announce({ facts: await removeModifierGroup(tx, params) });
    return undefined;
  },
);

export const modifierGroupRoutes = [save, remove];
