import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import {
  billRefSchema,
  changedBillsSchema,
  discountBillSchema,
  doOperationsSchema,
  mergeBillSchema,
  openBillListSchema,
  openBillSchema,
  splitBillSchema,
  voidLineSchema,
} from "@funduq/shared-types/contracts/pos-bill";
import { defineRoute } from "../../platform/route.ts";
import { discountBill } from "./bill-discounts.service.ts";
import {
  billFact,
  discountFacts,
  linesMovedFacts,
  longAgoFacts,
  operationFacts,
  voidFacts,
} from "./bill-facts.ts";
import { doOperations } from "./bill-operations.service.ts";
import { mergeBill, splitBill } from "./bill-split.service.ts";
import { voidLine } from "./bill-voids.service.ts";
import { deleteBill, listOpenBills } from "./bills.service.ts";

const BILLS = "/hotels/{hotelId}/restaurants/{restaurantId}/bills";
const BILL = `${BILLS}/{billId}` as const;

const list = defineRoute(
  {
    id: "pos.bills",
    method: "GET",
    path: BILLS,
    permission: "pos.sell",
    summary: "A restaurant's open bills with their lines.",
    params: restaurantRefSchema,
    response: openBillListSchema,
    cache: "hotel-version",
  },
  ({ tx, params }) => listOpenBills(tx, params),
);

const operations = defineRoute(
  {
    id: "pos.change-bill",
    method: "POST",
    path: `${BILL}/operations`,
    permission: "pos.sell",
    summary: "Does operations on a bill, each once by its id: all of them, or none.",
    params: billRefSchema,
    body: doOperationsSchema,
    response: openBillSchema,
    isFromOutbox: true,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, hotel, recorded, announce }) => {
    const context = { by: actor, now, timeZone: hotel.timeZone, orderedAt: recorded?.at };
    const written = await doOperations(tx, params, body.operations, context);
    const { isUnchanged } = written;
    const facts = [...operationFacts(written), ...longAgoFacts(written, body.operations, now)];
    announce({ isUnchanged, facts: isUnchanged ? [] : facts });
    return written.after;
  },
);

const split = defineRoute(
  {
    id: "pos.split-bill",
    method: "POST",
    path: `${BILL}/split`,
    permission: "pos.sell",
    summary: "Moves lines, or a part of them, to a new bill of the same table.",
    params: billRefSchema,
    body: splitBillSchema,
    response: changedBillsSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { bills, moved } = await splitBill(tx, params, body, { by: actor, now });
    announce(moved ? { facts: linesMovedFacts(moved.from, moved.to) } : { isUnchanged: true });
    return { bills };
  },
);

const merge = defineRoute(
  {
    id: "pos.merge-bills",
    method: "POST",
    path: `${BILL}/merge`,
    permission: "pos.sell",
    summary: "Moves all lines of a bill to another one and ends it.",
    params: billRefSchema,
    body: mergeBillSchema,
    response: changedBillsSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { bills, moved } = await mergeBill(tx, params, body, { by: actor, now });
    announce(moved ? { facts: linesMovedFacts(moved.from, moved.to) } : { isUnchanged: true });
    return { bills };
  },
);

const voidRoute = defineRoute(
  {
    id: "pos.void-line",
    method: "POST",
    path: `${BILL}/void`,
    permission: "pos.correct",
    summary: "Takes off what the kitchen was told of or the guests were given, with a reason.",
    params: billRefSchema,
    body: voidLineSchema,
    response: openBillSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { after, line } = await voidLine(tx, params, body, { by: actor, now });
    announce({ facts: voidFacts(after, line, body) });
    return after;
  },
);

const discount = defineRoute(
  {
    id: "pos.discount-bill",
    method: "POST",
    path: `${BILL}/discount`,
    permission: "pos.correct",
    summary: "Discounts a line or a whole bill with a reason, or takes the discount off.",
    params: billRefSchema,
    body: discountBillSchema,
    response: openBillSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const discounted = await discountBill(tx, params, body, { by: actor, now });
    announce({ facts: discountFacts(discounted, body.reason) });
    return discounted.after;
  },
);

const remove = defineRoute(
  {
    id: "pos.delete-bill",
    method: "DELETE",
    path: BILL,
    permission: "pos.sell",
    summary: "Deletes a bill without lines.",
    params: billRefSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, actor, now, hotel, announce }) => {
    const context = { by: actor, now, timeZone: hotel.timeZone };
    announce({ facts: [billFact(await deleteBill(tx, params, context))] });
    return undefined;
  },
);

export const billRoutes = [list, operations, split, merge, voidRoute, discount, remove];
