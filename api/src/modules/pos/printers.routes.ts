import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import {
  dropPapersSchema,
  droppedPapersSchema,
  heldPapersSchema,
  holdPapersSchema,
  printerListSchema,
  printerRefSchema,
  printTroublesSchema,
  savedPrinterSchema,
  savePrinterSchema,
  setPapersHeldSchema,
} from "@funduq/shared-types/contracts/pos-print";
import { AppError } from "@funduq/shared-types/errors/app-error";
import * as z from "zod";
import { isPrinterAddress } from "../../platform/printing/printer-address.ts";
import { defineRoute } from "../../platform/route.ts";
import {
  dropPapers,
  getTroubles,
  holdPapers,
  queueTestPage,
  retryPrinter,
  setPapersHeld,
} from "./print-jobs.service.ts";
import { getPrinters, removePrinter, savePrinter } from "./printers.service.ts";

const RESTAURANT = "/hotels/{hotelId}/restaurants/{restaurantId}";
const PRINTER = `${RESTAURANT}/printers/{printerId}` as const;

const list = defineRoute(
  {
    id: "pos.printers",
    method: "GET",
    path: `${RESTAURANT}/printers`,
    permission: "pos.manage",
    summary: "A restaurant's network printers, by name.",
    params: restaurantRefSchema,
    response: printerListSchema,
    cache: "hotel-version",
  },
  ({ tx, params }) => getPrinters(tx, params),
);

const save = defineRoute(
  {
    id: "pos.save-printer",
    method: "PUT",
    path: PRINTER,
    permission: "pos.manage",
    summary:
      "Adds a network printer under the client's id, or changes it as long as nobody else did meanwhile.",
    params: printerRefSchema,
    body: savePrinterSchema,
    response: savedPrinterSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, body, env, announce }) => {
    if (!isPrinterAddress(body, env)) throw new AppError("printer.address-refused");
    const { saved, facts } = await savePrinter(tx, params, body);
    announce({ facts });
    return saved;
  },
);

const remove = defineRoute(
  {
    id: "pos.remove-printer",
    method: "DELETE",
    path: PRINTER,
    permission: "pos.manage",
    summary:
      "Removes a network printer; its stations print nowhere then, its terminals by the browser.",
    params: printerRefSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, announce }) => {
    announce({ facts: await removePrinter(tx, params) });
    return undefined;
  },
);

const test = defineRoute(
  {
    id: "pos.test-printer",
    method: "POST",
    path: `${PRINTER}/test`,
    permission: "pos.manage",
    summary: "Prints a test page in French and Arabic.",
    params: printerRefSchema,
    body: z.strictObject({}),
    changes: ["Restaurant"],
  },
  async ({ tx, params, actor, announce }) => {
    announce({ facts: await queueTestPage(tx, params, { by: actor }) });
    return undefined;
  },
);

const troubles = defineRoute(
  {
    id: "pos.print-troubles",
    method: "GET",
    path: `${RESTAURANT}/print-troubles`,
    permission: "pos.sell",
    summary: "The printers that failed, and how many papers wait for them or were given up.",
    params: restaurantRefSchema,
    response: printTroublesSchema,
  },
  ({ tx, params }) => getTroubles(tx, params),
);

const retry = defineRoute(
  {
    id: "pos.retry-printer",
    method: "POST",
    path: `${PRINTER}/retry`,
    permission: "pos.sell",
    summary: "Tries what waits for a printer at once.",
    params: printerRefSchema,
    body: z.strictObject({}),
    changes: ["Bill"],
  },
  async ({ tx, params, announce }) => {
    const facts = await retryPrinter(tx, params);
    announce({ facts, isUnchanged: facts.length === 0 });
    return undefined;
  },
);

const hold = defineRoute(
  {
    id: "pos.hold-papers",
    method: "POST",
    path: `${PRINTER}/hold`,
    permission: "pos.sell",
    summary:
      "The oldest tickets of a printer, for a device that prints them itself: the network printer leaves them out for ten minutes.",
    params: printerRefSchema,
    body: holdPapersSchema,
    response: heldPapersSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, announce }) => {
    announce({ isUnchanged: true });
    return holdPapers(tx, params, body, actor);
  },
);

const setHeld = defineRoute(
  {
    id: "pos.set-papers-held",
    method: "POST",
    path: `${RESTAURANT}/print-jobs/held`,
    permission: "pos.sell",
    summary: "Holds papers for ten more minutes, or leaves them to the network printer again.",
    params: restaurantRefSchema,
    body: setPapersHeldSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, announce }) => {
    announce({ isUnchanged: true });
    await setPapersHeld(tx, params, body);
    return undefined;
  },
);

const drop = defineRoute(
  {
    id: "pos.drop-papers",
    method: "POST",
    path: `${RESTAURANT}/print-jobs/drop`,
    permission: "pos.sell",
    summary:
      "Papers were printed elsewhere, or are not wanted: the network printer leaves them out.",
    params: restaurantRefSchema,
    body: dropPapersSchema,
    response: droppedPapersSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, announce }) => {
    const { dropped, facts } = await dropPapers(tx, params, body);
    announce({ facts, isUnchanged: facts.length === 0 });
    return { dropped };
  },
);

export const printerRoutes = [list, save, remove, test, troubles, retry, hold, setHeld, drop];
