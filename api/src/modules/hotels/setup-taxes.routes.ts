import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  hotelSetupSchema,
  removeTaxesSchema,
  saveTaxesSchema,
  taxesRefSchema,
} from "@funduq/shared-types/contracts/setup";
import { defineRoute } from "../../platform/route.ts";
import { tellSetupApart } from "./setup-facts.ts";
import { removeTaxes, saveTaxes } from "./setup-taxes.service.ts";

const setup = { permission: "super-admin", response: hotelSetupSchema } as const;

const save = defineRoute(
  {
    ...setup,
    id: "setup.save-taxes",
    method: "PUT",
    path: "/hotels/{hotelId}/setup/taxes",
    summary: "Sets the rates of tax from a day on that is not closed.",
    params: hotelRefSchema,
    body: saveTaxesSchema,
    changes: ["Hotel", "Rate", "Booking"],
  },
  (call) => tellSetupApart(call, () => saveTaxes(call.tx, call.hotelId, call.body)),
);

const remove = defineRoute(
  {
    ...setup,
    id: "setup.remove-taxes",
    method: "DELETE",
    path: "/hotels/{hotelId}/setup/taxes/{validFrom}",
    summary: "Takes back a change of the rates of tax that no closed day has had.",
    params: taxesRefSchema,
    body: removeTaxesSchema,
    changes: ["Hotel", "Rate", "Booking"],
  },
  (call) => {
    const { tx, hotelId, params, body } = call;
    const ref = { hotelId, validFrom: params.validFrom };
    return tellSetupApart(call, () => removeTaxes(tx, ref, body.seen));
  },
);

export const setupTaxesRoutes = [save, remove];
