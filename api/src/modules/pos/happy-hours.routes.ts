import {
  happyHourRefSchema,
  savedHappyHourSchema,
  saveHappyHourSchema,
} from "@funduq/shared-types/contracts/pos-happy-hour";
import { defineRoute } from "../../platform/route.ts";
import { removeHappyHour, saveHappyHour } from "./happy-hours.service.ts";

const HAPPY_HOUR = "/hotels/{hotelId}/restaurants/{restaurantId}/happy-hours/{happyHourId}";

const save = defineRoute(
  {
    id: "pos.save-happy-hour",
    method: "PUT",
    path: HAPPY_HOUR,
    permission: "pos.manage",
    summary: "Adds a happy hour, or replaces it as long as nobody else changed it meanwhile.",
    params: happyHourRefSchema,
    body: saveHappyHourSchema,
    response: savedHappyHourSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, body, announce }) => {
    const { saved, facts } = await saveHappyHour(tx, params, body);
    announce({ facts });
    return saved;
  },
);

const remove = defineRoute(
  {
    id: "pos.remove-happy-hour",
    method: "DELETE",
    path: HAPPY_HOUR,
    permission: "pos.manage",
    summary: "Deletes a happy hour; what was ordered in it keeps its price.",
    params: happyHourRefSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, announce }) => {
    announce({ facts: await removeHappyHour(tx, params) });
    return undefined;
  },
);

export const happyHourRoutes = [save, remove];
