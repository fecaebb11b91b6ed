import * as z from "zod/mini";
import { posTerminalIdSchema, printJobIdSchema } from "../values/ids.ts";
import { nonNegativeCentimesSchema } from "../values/money.ts";
import { paperLanguages } from "../values/paper-languages.ts";
import { openBillSchema, reasonSchema } from "./pos-bill.ts";
import { saleSchema } from "./pos-sale.ts";
import { shiftReportSchema } from "./pos-shift.ts";

/** What the network printer of a terminal prints, as it was when it was queued (POS-06, POS-14). */
export const tillPaperSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("receipt"), sale: saleSchema, isCopy: z.boolean() }),
  /** A bill that is not paid yet, and what it comes to. */
  z.object({
    kind: z.literal("bill"),
    bill: openBillSchema,
    totalCentimes: nonNegativeCentimesSchema,
  }),
  z.object({ kind: z.literal("shift"), shift: shiftReportSchema }),
]);
export type TillPaper = z.infer<typeof tillPaperSchema>;

/** The device draws the id of the paper: the same request again prints nothing more. */
const request = { paperId: printJobIdSchema };
/** A paper is in the language of its preview; without one in the printer's. */
const paper = { ...request, language: z.optional(z.enum(paperLanguages)) };

/** Prints the receipt of a sale again at the terminal's network printer, marked as a copy. */
export const printReceiptSchema = z.strictObject({ ...paper, terminalId: posTerminalIdSchema });
export type PrintReceipt = z.infer<typeof printReceiptSchema>;

/** Prints an open bill there as the device shows it. */
export const printBillSchema = z.strictObject({
  ...paper,
  terminalId: posTerminalIdSchema,
  version: z.int(),
});
export type PrintBill = z.infer<typeof printBillSchema>;

/** Prints the report of a shift there. */
export const printShiftSchema = z.strictObject(paper);
export type PrintShift = z.infer<typeof printShiftSchema>;

/** Opens the cash drawer without a sale. */
export const openDrawerSchema = z.strictObject({ ...request, reason: reasonSchema });
export type OpenDrawer = z.infer<typeof openDrawerSchema>;

/** The network printer that a paper waits for. */
export const queuedPaperSchema = z.object({ printerName: z.string() });
export type QueuedPaper = z.infer<typeof queuedPaperSchema>;
