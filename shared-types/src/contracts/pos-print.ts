import * as z from "zod/mini";
import { posPrinterIdSchema, printJobIdSchema } from "../values/ids.ts";
import { paperLanguages } from "../values/paper-languages.ts";
import { MOST_HELD_PAPERS } from "../values/print-limits.ts";
import { posNameSchema, restaurantRefSchema } from "./pos.ts";
import { ticketPaperSchema } from "./pos-kitchen.ts";
import { tillPaperSchema } from "./pos-till-paper.ts";
import { writtenSchema } from "./written.ts";

/** The widths of paper that receipt printers have. */
export const paperWidthsMm = [80, 58] as const;
export type PaperWidthMm = (typeof paperWidthsMm)[number];

const settings = {
  widthMm: z.literal(paperWidthsMm),
  language: z.enum(paperLanguages),
};

/** A network printer of a restaurant that understands ESC/POS. */
export const printerSchema = z.object({
  id: posPrinterIdSchema,
  name: z.string(),
  host: z.string(),
  port: z.int(),
  ...settings,
  /** Whether it has said of a paper that it is printed. */
  confirms: z.boolean(),
  version: z.int(),
});
export type Printer = z.infer<typeof printerSchema>;
export const printerListSchema = z.object({ printers: z.array(printerSchema) });
export type PrinterList = z.infer<typeof printerListSchema>;

export const printerRefSchema = z.extend(restaurantRefSchema, { printerId: posPrinterIdSchema });
export type PrinterRef = z.infer<typeof printerRefSchema>;

export const DEFAULT_PRINTER_PORT = 9100;
/** Ports below are those of other services. */
export const LEAST_PRINTER_PORT = 1024;

/** Adds a printer (version null), or changes it where the version is its present one. */
export const savePrinterSchema = z.strictObject({
  name: posNameSchema,
  host: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  port: z.int().check(z.minimum(LEAST_PRINTER_PORT), z.maximum(65_535)),
  ...settings,
  version: z.nullable(z.int()),
});
export type SavePrinter = z.infer<typeof savePrinterSchema>;
export const savedPrinterSchema = writtenSchema(posPrinterIdSchema);
export type SavedPrinter = z.infer<typeof savedPrinterSchema>;

/**
 * From `too-late` on they are not tried any more. `not-opened` is a drawer without a sale; `outdated` a bill that was paid or changed
 * before it was printed, or the X report of a shift that was closed.
 */
export const printFaults = [
  "no-answer",
  "broke",
  "not-made",
  "too-late",
  "removed",
  "not-opened",
  "outdated",
] as const;
export const printFaultSchema = z.enum(printFaults);
export type PrintFault = z.infer<typeof printFaultSchema>;

/** `waiting`: the printer is tried again. `failed`: the papers were given up. */
export const printTroubleStates = ["waiting", "failed"] as const;

/**
 * A printer that failed, and how many papers wait for it, or were given up. Test pages are not counted. What is `not-opened` or `outdated` is
 * apart from the rest: no device prints it.
 */
export const printTroubleSchema = z.object({
  printerId: posPrinterIdSchema,
  printerName: z.string(),
  state: z.enum(printTroubleStates),
  /** The newest one. */
  fault: printFaultSchema,
  /** Kitchen tickets. */
  tickets: z.int(),
  /** Receipts, bills and reports of shifts. */
  tillPapers: z.int(),
  /** The newest 200 of these. */
  tillPaperIds: z.array(printJobIdSchema),
  /** The newest 50 drawers that were not opened. */
  drawerIds: z.array(printJobIdSchema),
});
export type PrintTrouble = z.infer<typeof printTroubleSchema>;
export const printTroublesSchema = z.object({ troubles: z.array(printTroubleSchema) });
export type PrintTroubles = z.infer<typeof printTroublesSchema>;

/** A device prints these papers itself: the network printer leaves them out meanwhile. */
export const holdPapersSchema = z.strictObject({ state: z.enum(printTroubleStates) });
export type HoldPapers = z.infer<typeof holdPapersSchema>;

const held = { id: printJobIdSchema, mayBePrinted: z.boolean() };

/** The oldest papers that no other device prints: kitchen tickets, then the others, each in their order. */
export const heldPapersSchema = z.object({
  papers: z.array(z.object({ ...held, ticket: ticketPaperSchema })),
  tillPapers: z.array(z.object({ ...held, paper: tillPaperSchema })),
});
export type HeldPapers = z.infer<typeof heldPapersSchema>;
export type HeldPaper = HeldPapers["papers"][number];
export type HeldTillPaper = HeldPapers["tillPapers"][number];

const jobIds = z.array(printJobIdSchema).check(z.minLength(1), z.maxLength(MOST_HELD_PAPERS));

/** Holds papers for longer, or leaves them to the network printer again. */
export const setPapersHeldSchema = z.strictObject({ jobIds, isHeld: z.boolean() });
export type SetPapersHeld = z.infer<typeof setPapersHeldSchema>;

/** Papers that were printed elsewhere, or are not wanted any more. */
export const dropPapersSchema = z.strictObject({ jobIds });
export type DropPapers = z.infer<typeof dropPapersSchema>;

/** Which of them the network printer leaves out, and may have printed before; not those that it has printed. */
export const droppedPapersSchema = z.object({
  dropped: z.array(z.object({ id: printJobIdSchema, mayBePrinted: z.boolean() })),
});
export type DroppedPapers = z.infer<typeof droppedPapersSchema>;
