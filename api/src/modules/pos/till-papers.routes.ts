import { billRefSchema } from "@funduq/shared-types/contracts/pos-bill";
import { terminalRefSchema } from "@funduq/shared-types/contracts/pos-floor";
import { saleRefSchema } from "@funduq/shared-types/contracts/pos-sale";
import { shiftRefSchema } from "@funduq/shared-types/contracts/pos-shift";
import {
  openDrawerSchema,
  printBillSchema,
  printReceiptSchema,
  printShiftSchema,
  queuedPaperSchema,
} from "@funduq/shared-types/contracts/pos-till-paper";
import type * as z from "zod";
import type { HotelTx } from "../../platform/db/database.ts";
import { defineRoute, type HotelCall } from "../../platform/route.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import {
  openDrawer,
  printBill,
  printReceipt,
  printShift,
  type Queued,
} from "./till-papers.service.ts";

const RESTAURANT = "/hotels/{hotelId}/restaurants/{restaurantId}";
const TERMINAL = `${RESTAURANT}/terminals/{terminalId}` as const;

type TillRequest<P extends z.core.$ZodType, B extends z.core.$ZodType> = {
  id: string;
  path: `${typeof RESTAURANT}/${string}`;
  permission: "pos.sell" | "pos.correct";
  summary: string;
  params: P;
  body: B;
};
type Call<P extends z.core.$ZodType, B extends z.core.$ZodType> = HotelCall<P, undefined, B>;

/** A request that the printer of a terminal carries out once, however often it is sent. */
function tillRoute<P extends z.core.$ZodType, B extends z.core.$ZodType>(
  request: TillRequest<P, B>,
  queue: (
    tx: HotelTx,
    params: Call<P, B>["params"],
    body: Call<P, B>["body"],
    context: WriteContext,
  ) => Promise<Queued>,
) {
  return defineRoute(
    { ...request, method: "POST", response: queuedPaperSchema, changes: ["Bill"] },
    async ({ tx, params, body, actor, now, announce }) => {
      const { queued, facts } = await queue(tx, params, body, { by: actor, now });
      announce({ facts, isUnchanged: facts.length === 0 });
      return queued;
    },
  );
}

export const tillPaperRoutes = [
  tillRoute(
    {
      id: "pos.print-receipt",
      path: `${RESTAURANT}/sales/{saleId}/print`,
      permission: "pos.sell",
      summary: "Prints a receipt again at the terminal's network printer, marked as a copy.",
      params: saleRefSchema,
      body: printReceiptSchema,
    },
    printReceipt,
  ),
  tillRoute(
    {
      id: "pos.print-bill",
      path: `${RESTAURANT}/bills/{billId}/print`,
      permission: "pos.sell",
      summary: "Prints an open bill at the terminal's network printer, as the terminal shows it.",
      params: billRefSchema,
      body: printBillSchema,
    },
    printBill,
  ),
  tillRoute(
    {
      id: "pos.print-shift",
      path: `${TERMINAL}/shifts/{shiftId}/print`,
      permission: "pos.sell",
      summary: "Prints an X or Z report at the terminal's network printer.",
      params: shiftRefSchema,
      body: printShiftSchema,
    },
    printShift,
  ),
  tillRoute(
    {
      id: "pos.open-drawer",
      path: `${TERMINAL}/drawer`,
      permission: "pos.correct",
      summary: "Opens the terminal's cash drawer without a sale, for a reason.",
      params: terminalRefSchema,
      body: openDrawerSchema,
    },
    openDrawer,
  ),
];
