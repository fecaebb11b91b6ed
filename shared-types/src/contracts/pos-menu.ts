import * as z from "zod/mini";
import { LAST_COURSE } from "../values/bill-limits.ts";
import {
  modifierGroupIdSchema,
  modifierIdSchema,
  posCategoryIdSchema,
  posItemIdSchema,
  posPrinterIdSchema,
  posStationIdSchema,
} from "../values/ids.ts";
import { nonNegativeCentimesSchema, positiveCentimesSchema } from "../values/money.ts";
import { posNameSchema, restaurantRefSchema } from "./pos.ts";
import { happyHourSchema } from "./pos-happy-hour.ts";
import { shareSchema } from "./tax.ts";
import { writtenSchema } from "./written.ts";

/** Colours of the buttons of the till; each fits both schemes. */
export const posColors = [
  "grey",
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "purple",
] as const;
export type PosColor = (typeof posColors)[number];
const colorSchema = z.enum(posColors);

/** A change of what stands is based on its version; null adds a new one. */
const versioned = { version: z.nullable(z.int()) };

export const stationSchema = z.object({
  id: posStationIdSchema,
  name: z.string(),
  /** Where its kitchen tickets are printed too. */
  printerId: z.nullable(posPrinterIdSchema),
  version: z.int(),
});
export type Station = z.infer<typeof stationSchema>;
/** Without a `printerId`, as tills of earlier releases send it, the printer stays. */
export const saveStationSchema = z.strictObject({
  ...versioned,
  name: posNameSchema,
  printerId: z.optional(z.nullable(posPrinterIdSchema)),
});
export type SaveStation = z.infer<typeof saveStationSchema>;
export const savedStationSchema = writtenSchema(posStationIdSchema);
export type SavedStation = z.infer<typeof savedStationSchema>;

export const posCategorySchema = z.object({
  id: posCategoryIdSchema,
  name: z.string(),
  color: colorSchema,
  stationId: z.nullable(posStationIdSchema),
  version: z.int(),
});
export type PosCategory = z.infer<typeof posCategorySchema>;
export const saveCategorySchema = z.strictObject({
  ...versioned,
  name: posNameSchema,
  color: colorSchema,
  stationId: z.nullable(posStationIdSchema),
});
export type SaveCategory = z.infer<typeof saveCategorySchema>;
export const savedCategorySchema = writtenSchema(posCategoryIdSchema);
export type SavedCategory = z.infer<typeof savedCategorySchema>;

/** Of a group that is a course of a set: in which course the kitchen prepares its dishes. Null is plain options. */
const courseOfSetSchema = z.optional(
  z.nullable(z.int().check(z.minimum(1), z.maximum(LAST_COURSE))),
);
/** The item that an option of a set's course is. Its name is the item's. */
const dishSchema = z.optional(z.nullable(posItemIdSchema));

/** What one option adds to the price; 'without onions' adds nothing. */
export const modifierSchema = z.object({
  id: modifierIdSchema,
  name: z.string(),
  priceCentimes: nonNegativeCentimesSchema,
  itemId: dishSchema,
});
export type Modifier = z.infer<typeof modifierSchema>;

/** A choice that items ask for: at least `least` and at most `most` of its options. */
export const modifierGroupSchema = z.object({
  id: modifierGroupIdSchema,
  name: z.string(),
  least: z.int(),
  most: z.int(),
  /** Missing from a menu that a till has kept since an earlier release. */
  course: courseOfSetSchema,
  modifiers: z.array(modifierSchema),
  version: z.int(),
});
export type ModifierGroup = z.infer<typeof modifierGroupSchema>;

export const MAX_MODIFIERS = 40;
/** Without `course` and `itemId`, as managers of earlier releases send it, they stay. */
export const saveModifierGroupSchema = z
  .strictObject({
    ...versioned,
    name: posNameSchema,
    least: z.int().check(z.minimum(0), z.maximum(MAX_MODIFIERS)),
    most: z.int().check(z.minimum(1), z.maximum(MAX_MODIFIERS)),
    course: courseOfSetSchema,
    modifiers: z
      .array(
        z.strictObject({
          id: modifierIdSchema,
          name: posNameSchema,
          priceCentimes: nonNegativeCentimesSchema,
          itemId: dishSchema,
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_MODIFIERS)),
  })
  .check(
    z.refine(({ least, most, modifiers }) => least <= most && least <= modifiers.length, {
      path: ["least"],
      error: "at least as many options as must be chosen",
    }),
    z.refine(
      ({ course, modifiers }) => course !== null || modifiers.every(({ itemId }) => !itemId),
      {
        path: ["course"],
        error: "dishes have a course",
      },
    ),
  );
export type SaveModifierGroup = z.infer<typeof saveModifierGroupSchema>;
export const savedModifierGroupSchema = writtenSchema(modifierGroupIdSchema);
export type SavedModifierGroup = z.infer<typeof savedModifierGroupSchema>;

/** The most bytes that the photo of an item has. */
export const MAX_PHOTO_BYTES = 60_000;
/** The most pixels of its longer side: what the manager's browser makes it. */
export const MAX_PHOTO_SIDE = 480;
/** A JPEG, PNG or WebP picture as base64. */
const photoSchema = z
  .base64()
  .check(z.minLength(4), z.maxLength(Math.ceil(MAX_PHOTO_BYTES / 3) * 4));
const photoHashSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Something to order. Its price contains TVA at its own rate or, where that is null, at the hotel's. */
export const posItemSchema = z.object({
  id: posItemIdSchema,
  categoryId: z.nullable(posCategoryIdSchema),
  name: z.string(),
  priceCentimes: nonNegativeCentimesSchema,
  /** Null is its category's. */
  color: z.nullable(colorSchema),
  /** Null is its category's. */
  stationId: z.nullable(posStationIdSchema),
  tvaBp: z.nullable(shareSchema),
  isSoldOut: z.boolean(),
  modifierGroupIds: z.array(modifierGroupIdSchema),
  /** The hash of its photo, which is part of the photo's address; null without a photo. */
  photoHash: z.nullable(photoHashSchema),
  version: z.int(),
});
export type PosItem = z.infer<typeof posItemSchema>;

/** Without a `photo`, as tills of earlier releases send it, the photo stays; null removes it. */
export const saveItemSchema = z.strictObject({
  ...versioned,
  categoryId: z.nullable(posCategoryIdSchema),
  name: posNameSchema,
  priceCentimes: positiveCentimesSchema,
  color: z.nullable(colorSchema),
  stationId: z.nullable(posStationIdSchema),
  tvaBp: z.nullable(shareSchema),
  modifierGroupIds: z.array(modifierGroupIdSchema).check(z.maxLength(20)),
  photo: z.optional(z.nullable(photoSchema)),
});
export type SaveItem = z.infer<typeof saveItemSchema>;
export const savedItemSchema = writtenSchema(posItemIdSchema);
export type SavedItem = z.infer<typeof savedItemSchema>;

/** Whether an item is sold out, on every terminal at once (POS-09). */
export const setSoldOutSchema = z.strictObject({ isSoldOut: z.boolean() });
export type SetSoldOut = z.infer<typeof setSoldOutSchema>;

/** The whole menu, categories, items and groups in the restaurant's order. */
export const posMenuSchema = z.object({
  categories: z.array(posCategorySchema),
  items: z.array(posItemSchema),
  modifierGroups: z.array(modifierGroupSchema),
  stations: z.array(stationSchema),
  /** Missing, with the clock that they are by, from a menu that a till has kept since an earlier release. */
  happyHours: z.optional(z.array(happyHourSchema)),
  timeZone: z.optional(z.string()),
  /** The hotel's rate on its business date: of items without a rate of their own. */
  tvaBp: shareSchema,
});
export type PosMenu = z.infer<typeof posMenuSchema>;

/** The order of all categories, or of all items of one category. */
export const orderCategoriesSchema = z.strictObject({
  ids: z.array(posCategoryIdSchema).check(z.maxLength(200)),
});
export type OrderCategories = z.infer<typeof orderCategoriesSchema>;
export const orderItemsSchema = z.strictObject({
  ids: z.array(posItemIdSchema).check(z.maxLength(2_000)),
});
export type OrderItems = z.infer<typeof orderItemsSchema>;

export const stationRefSchema = z.extend(restaurantRefSchema, { stationId: posStationIdSchema });
export type StationRef = z.infer<typeof stationRefSchema>;
export const categoryRefSchema = z.extend(restaurantRefSchema, {
  categoryId: posCategoryIdSchema,
});
export type CategoryRef = z.infer<typeof categoryRefSchema>;
export const itemRefSchema = z.extend(restaurantRefSchema, { itemId: posItemIdSchema });
export type ItemRef = z.infer<typeof itemRefSchema>;
export const itemPhotoRefSchema = z.extend(itemRefSchema, { photoHash: photoHashSchema });
export type ItemPhotoRef = z.infer<typeof itemPhotoRefSchema>;
export const modifierGroupRefSchema = z.extend(restaurantRefSchema, {
  groupId: modifierGroupIdSchema,
});
export type ModifierGroupRef = z.infer<typeof modifierGroupRefSchema>;
