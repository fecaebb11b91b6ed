import * as z from "zod/mini";
import {
  diningTableIdSchema,
  posPrinterIdSchema,
  posTerminalIdSchema,
  restaurantIdSchema,
} from "../values/ids.ts";
import { posNameSchema, restaurantRefSchema } from "./pos.ts";
import { writtenSchema } from "./written.ts";

export const tableShapes = ["square", "round"] as const;
export type TableShape = (typeof tableShapes)[number];

export const MAX_PLAN_UNITS = 200;
export const MAX_TABLES = 300;

/** A table's place on the floor plan. `planX`, `planY`, `width` and `height` are grid units, measured from the plan's upper left corner; `rotation` is degrees, clockwise. */
const place = {
  area: z.string().check(z.trim(), z.maxLength(40)),
  shape: z.enum(tableShapes),
  planX: z.int().check(z.minimum(0), z.maximum(MAX_PLAN_UNITS)),
  planY: z.int().check(z.minimum(0), z.maximum(MAX_PLAN_UNITS)),
  width: z.int().check(z.minimum(1), z.maximum(24)),
  height: z.int().check(z.minimum(1), z.maximum(24)),
  rotation: z.int().check(z.minimum(0), z.maximum(359)),
};

/** A table is occupied as long as it has an open bill (POS-02). */
export const diningTableSchema = z.object({
  id: diningTableIdSchema,
  name: z.string(),
  covers: z.int().check(z.positive()),
  ...place,
  openBills: z.int().check(z.nonnegative()),
  /** When the last order of its open bills went to the kitchen. */
  lastFiredAt: z.nullable(z.string()),
});
export type DiningTable = z.infer<typeof diningTableSchema>;

/** A restaurant's tables with what is open on them. `version` is of the layout. */
export const restaurantFloorSchema = z.object({
  id: restaurantIdSchema,
  name: z.string(),
  version: z.int(),
  tables: z.array(diningTableSchema),
});
export type RestaurantFloor = z.infer<typeof restaurantFloorSchema>;

/** A table of a layout that is saved. */
export const layoutTableSchema = z.strictObject({
  id: diningTableIdSchema,
  name: posNameSchema,
  covers: z.int().check(z.minimum(1), z.maximum(99)),
  ...place,
});
export type LayoutTable = z.infer<typeof layoutTableSchema>;

/** The whole layout of a restaurant, as it was edited on this version of it. Tables that it lacks are deleted. */
export const saveLayoutSchema = z.strictObject({
  version: z.int(),
  tables: z.array(layoutTableSchema).check(
    z.maxLength(MAX_TABLES),
    z.refine((tables) => new Set(tables.map(({ id }) => id)).size === tables.length, {
      error: "each table once",
    }),
  ),
});
export type SaveLayout = z.infer<typeof saveLayoutSchema>;
export const savedLayoutSchema = writtenSchema(restaurantIdSchema);
export type SavedLayout = z.infer<typeof savedLayoutSchema>;

export const terminalSchema = z.object({
  id: posTerminalIdSchema,
  name: z.string(),
  /** The network printer of its receipts, bills and reports; null where the browser prints them. */
  printer: z.nullable(z.object({ id: posPrinterIdSchema, name: z.string() })),
  /** A cash drawer is connected to that printer. */
  hasDrawer: z.boolean(),
  version: z.int(),
});
export type Terminal = z.infer<typeof terminalSchema>;
export const terminalListSchema = z.object({ terminals: z.array(terminalSchema) });
export type TerminalList = z.infer<typeof terminalListSchema>;

export const terminalRefSchema = z.extend(restaurantRefSchema, { terminalId: posTerminalIdSchema });
export type TerminalRef = z.infer<typeof terminalRefSchema>;

/**
 * Adds a terminal (version null), or changes it where the version is its present one. Printer and drawer stay as they are where
 * they are left out; a terminal without a printer has no drawer.
 */
export const saveTerminalSchema = z.strictObject({
  name: posNameSchema,
  printerId: z.optional(z.nullable(posPrinterIdSchema)),
  hasDrawer: z.optional(z.boolean()),
  version: z.nullable(z.int()),
});
export type SaveTerminal = z.infer<typeof saveTerminalSchema>;
export const savedTerminalSchema = writtenSchema(posTerminalIdSchema);
export type SavedTerminal = z.infer<typeof savedTerminalSchema>;
