import { billRefSchema } from "@funduq/shared-types/contracts/pos-bill";
import { terminalRefSchema } from "@funduq/shared-types/contracts/pos-floor";
import { saleRefSchema } from "@funduq/shared-types/contracts/pos-sale";
import { shiftRefSchema } from "@funduq/shared-types/contracts/pos-shift";
import {
  openDrawerSchema,
  printBillSchema,
  printReceiptSchema,
  printShiftSchema,
  type QueuedPaper,
  queuedPaperSchema,
} from "@funduq/shared-types/contracts/pos-till-paper";
import { defineRoute, type HotelCall } from "../../platform/route.ts";
import {
  openDrawer,
  printBill,
  printReceipt,
  printShift,
  type Queued,
} from "./till-papers.service.ts";

const RESTAURANT = "/hotels/{hotelId}/restaurants/{restaurantId}";

const receipt = defineRoute(
  {
    id: "pos.print-receipt",
    method: "POST",
    path: `${RESTAURANT}/sales/{saleId}/print`,
    permission: "pos.sell",
    summary: "Prints a receipt again at the terminal's network printer, marked as a copy.",
    params: saleRefSchema,
    body: printReceiptSchema,
    response: queuedPaperSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) =>
    announced(await printReceipt(tx, params, body, { by: actor, now }), announce),
);

const bill = defineRoute(
  {
    id: "pos.print-bill",
    method: "POST",
    path: `${RESTAURANT}/bills/{billId}/print`,
    permission: "pos.sell",
    summary: "Prints an open bill at the terminal's network printer, as the terminal shows it.",
    params: billRefSchema,
    body: printBillSchema,
    response: queuedPaperSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) =>
    announced(await printBill(tx, params, body, { by: actor, now }), announce),
);

const shift = defineRoute(
  {
    id: "pos.print-shift",
    method: "POST",
    path: `${RESTAURANT}/terminals/{terminalId}/shifts/{shiftId}/print`,
    permission: "pos.sell",
    summary: "Prints an X or Z report at the terminal's network printer.",
    params: shiftRefSchema,
    body: printShiftSchema,
    response: queuedPaperSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) =>
    announced(await printShift(tx, params, body, { by: actor, now }), announce),
);

const drawer = defineRoute(
  {
    id: "pos.open-drawer",
    method: "POST",
    path: `${RESTAURANT}/terminals/{terminalId}/drawer`,
    permission: "pos.correct",
    summary: "Opens the terminal's cash drawer without a sale, for a reason.",
    params: terminalRefSchema,
    body: openDrawerSchema,
    response: queuedPaperSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) =>
    announced(await openDrawer(tx, params, body, { by: actor, now }), announce),
);

function announced({ queued, facts }: Queued, announce: HotelCall["announce"]): QueuedPaper {
  announce({ facts, isUnchanged: facts.length === 0 });
  return queued;
}

export const tillPaperRoutes = [receipt, bill, shift, drawer];
