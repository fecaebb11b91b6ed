import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import {
  chargeItemIdSchema,
  facilityIdSchema,
  floorIdSchema,
  hotelIdSchema,
  restaurantIdSchema,
  roomIdSchema,
  roomTypeIdSchema,
} from "../values/ids.ts";
import { centimes, nonNegativeCentimesSchema, positiveCentimesSchema } from "../values/money.ts";
import { chargeDepartmentSchema } from "./folio.ts";
import { languageSchema } from "./session.ts";
import { datedTaxRatesSchema, shareSchema, taxRatesSchema } from "./tax.ts";

/** Text on one line: a line break would damage a document's header. */
const lineSchema = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "one line"));
const nameSchema = lineSchema(80).check(z.minLength(1));

/** A hash of what was read. The client sends it with a write, so that concurrent changes are detected. */
const seenSchema = z.string().check(z.maxLength(64));

/** The hotel itself (SET-02). Its rates of tax are those that it began with. */
export const hotelInformationSchema = z
  .strictObject({
    name: lineSchema(120).check(z.minLength(1)),
    starRating: z._default(z.int().check(z.minimum(1), z.maximum(5)), 3),
    address: z._default(lineSchema(300), ""),
    city: z._default(lineSchema(120), ""),
    phone: z._default(lineSchema(60), ""),
    /** All amounts are in dinars. */
    currency: z._default(z.literal("DZD"), "DZD"),
    tvaBp: z._default(shareSchema, 900),
    stayTaxCentimes: z._default(nonNegativeCentimesSchema, centimes(50_000)),
    tdsBp: z._default(shareSchema, 200),
    highBalanceThresholdCentimes: z._default(z.nullable(nonNegativeCentimesSchema), null),
    weekStart: z._default(z.int().check(z.minimum(0), z.maximum(6)), 6),
    /** How many days after its due date an invoice is reminded of: the first time and the last. */
    firstReminderDays: z._default(z.int().check(z.minimum(1), z.maximum(364)), 7),
    lastReminderDays: z._default(z.int().check(z.minimum(2), z.maximum(365)), 21),
    nif: z._default(lineSchema(60), ""),
    rc: z._default(lineSchema(60), ""),
    nis: z._default(lineSchema(60), ""),
    rib: z._default(lineSchema(60), ""),
    customFieldName1: z._default(lineSchema(60), ""),
    customFieldValue1: z._default(lineSchema(120), ""),
    customFieldName2: z._default(lineSchema(60), ""),
    customFieldValue2: z._default(lineSchema(120), ""),
  })
  .check(
    z.refine(({ firstReminderDays, lastReminderDays }) => firstReminderDays < lastReminderDays, {
      path: ["lastReminderDays"],
      error: "after the first",
    }),
  );
export type HotelInformation = z.output<typeof hotelInformationSchema>;

/** The client chooses the id, so that a request repeated after a lost answer creates no second hotel. */
export const createHotelSchema = z.strictObject({
  id: hotelIdSchema,
  information: hotelInformationSchema,
  /** With sample floors, types, rooms and a restaurant. */
  isSample: z._default(z.boolean(), false),
  /** The language of their names. */
  sampleLanguage: z._default(languageSchema, "fr"),
});
export type CreateHotel = z.output<typeof createHotelSchema>;

export const saveInformationSchema = z.strictObject({
  seen: seenSchema,
  information: hotelInformationSchema,
});

/** Rates of tax from a day on (SET-02). They replace rates that begin on the same day. */
export const saveTaxesSchema = z.strictObject({
  seen: seenSchema,
  validFrom: calendarDateSchema,
  ...taxRatesSchema.shape,
});
export const removeTaxesSchema = z.strictObject({ seen: seenSchema });
export const taxesRefSchema = z.object({ hotelId: hotelIdSchema, validFrom: calendarDateSchema });

const MOST_ENTRIES = 100;
/** A blank name is ignored: the entry keeps its old name, and a new entry is not created. */
const entriesOf = <Id extends z.ZodMiniType>(id: Id) =>
  z.array(z.strictObject({ id, name: lineSchema(80) })).check(z.maxLength(MOST_ENTRIES));

/** All floors in order; one that is left out is deleted (SET-04). */
export const saveFloorsSchema = z.strictObject({
  seen: seenSchema,
  floors: entriesOf(floorIdSchema),
});
/** All restaurants; one that is left out is deleted (SET-08). */
export const saveRestaurantsSchema = z.strictObject({
  seen: seenSchema,
  restaurants: entriesOf(restaurantIdSchema),
});

/** The most entries of a charge catalogue, with those that are retired. */
export const MOST_CHARGE_ITEMS = 300;

/** An entry of the charge catalogue; a retired one is no longer offered when a charge is posted. */
export const setupChargeItemSchema = z.strictObject({
  id: chargeItemIdSchema,
  name: nameSchema,
  department: chargeDepartmentSchema,
  /** Of one piece. */
  priceCentimes: positiveCentimesSchema,
  isRetired: z.boolean(),
});
export type SetupChargeItem = z.infer<typeof setupChargeItemSchema>;

const isOnce = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

/** The whole charge catalogue in order; an entry that is left out is retired, none is deleted (FOL-04). */
export const saveChargeItemsSchema = z.strictObject({
  seen: seenSchema,
  chargeItems: z
    .array(setupChargeItemSchema)
    .check(z.maxLength(MOST_CHARGE_ITEMS), z.refine(isOnce, "once each")),
});

export const bedConfigurationSchema = z.enum([
  "Single",
  "Double",
  "Twin",
  "Triple (1 Double + 1 Single)",
  "Triple (3 Singles)",
  "Quad (2 Doubles)",
]);
export type BedConfiguration = z.infer<typeof bedConfigurationSchema>;

/** The possible numbers of guests per room. */
export const OCCUPANCY = { min: 1, max: 13 } as const;

export const setupRoomTypeSchema = z.strictObject({
  id: roomTypeIdSchema,
  name: nameSchema,
  bedConfiguration: bedConfigurationSchema,
  maxOccupancy: z.int().check(z.minimum(OCCUPANCY.min), z.maximum(OCCUPANCY.max)),
  isSuperior: z.boolean(),
  isKing: z.boolean(),
  isQueen: z.boolean(),
  /** Per night, offered as '{type} Base Rate'; 0 when unset. */
  baseRateCentimes: nonNegativeCentimesSchema,
});
export type SetupRoomType = z.infer<typeof setupRoomTypeSchema>;

/** All room types; one that is left out is deleted (SET-05). */
export const saveRoomTypesSchema = z.strictObject({
  seen: seenSchema,
  roomTypes: z.array(setupRoomTypeSchema).check(z.maxLength(MOST_ENTRIES)),
});

export const MOST_ROOMS_AT_ONCE = 500;
export const roomNumberSchema = lineSchema(12).check(z.minLength(1));

export const addRoomsSchema = z.strictObject({
  floorId: floorIdSchema,
  rooms: z
    .array(z.strictObject({ number: roomNumberSchema, roomTypeId: roomTypeIdSchema }))
    .check(z.minLength(1), z.maxLength(MOST_ROOMS_AT_ONCE)),
});

export const saveRoomSchema = z.strictObject({
  seen: seenSchema,
  number: roomNumberSchema,
  roomTypeId: roomTypeIdSchema,
  floorId: floorIdSchema,
  /** The first night on which it is no longer sold; null brings it back, nothing leaves it as it is. */
  retiredFrom: z.optional(z.nullable(calendarDateSchema)),
});

export const addFacilitySchema = z.strictObject({ floorId: floorIdSchema, name: nameSchema });
export const saveFacilitySchema = z.strictObject({ seen: seenSchema, name: nameSchema });
export const facilityRefSchema = z.object({ hotelId: hotelIdSchema, facilityId: facilityIdSchema });

const setupFloorSchema = z.object({ id: floorIdSchema, name: z.string() });
const setupRestaurantSchema = z.object({ id: restaurantIdSchema, name: z.string() });

const setupRoomSchema = z.object({
  id: roomIdSchema,
  number: z.string(),
  floorId: floorIdSchema,
  roomTypeId: roomTypeIdSchema,
  retiredFrom: z.nullable(calendarDateSchema),
  seen: seenSchema,
});
export type SetupRoom = z.infer<typeof setupRoomSchema>;

const setupFacilitySchema = z.object({
  id: facilityIdSchema,
  floorId: floorIdSchema,
  name: z.string(),
  seen: seenSchema,
});
export type SetupFacility = z.infer<typeof setupFacilitySchema>;

/** A hotel's whole set-up, for the super admin (SET-01). */
export const hotelSetupSchema = z.object({
  id: hotelIdSchema,
  businessDate: calendarDateSchema,
  createdAt: z.string(),
  information: z.object({
    seen: seenSchema,
    ...hotelInformationSchema.shape,
    /** A hotel of an older release may have another one, which had no effect. */
    currency: z._default(z.string(), "DZD"),
  }),
  /** In order; the first ones are those that the hotel began with. */
  taxes: z.object({ seen: seenSchema, list: z.array(datedTaxRatesSchema) }),
  floors: z.object({ seen: seenSchema, list: z.array(setupFloorSchema) }),
  roomTypes: z.object({
    seen: seenSchema,
    list: z.array(
      z.extend(setupRoomTypeSchema, {
        /** Numbers of guests without a public rate. */
        unpricedGuests: z.array(z.int()),
      }),
    ),
  }),
  rooms: z.array(setupRoomSchema),
  facilities: z.array(setupFacilitySchema),
  restaurants: z.object({ seen: seenSchema, list: z.array(setupRestaurantSchema) }),
  /** Those that are offered first. */
  chargeItems: z.object({ seen: seenSchema, list: z.array(setupChargeItemSchema) }),
  /** Users with access to the hotel, and whether it has ever had a booking. */
  activeUsers: z.int().check(z.nonnegative()),
  hasBooking: z.boolean(),
});
export type HotelSetup = z.output<typeof hotelSetupSchema>;

const typedTextSchema = z.string();
const typedNumberSchema = z.nullable(z.number());

/** A new hotel as it is typed, kept over a reload. Its id goes along: sent again, it is the same hotel. */
export const newHotelDraftSchema = z.object({
  id: hotelIdSchema,
  name: typedTextSchema,
  starRating: typedNumberSchema,
  address: typedTextSchema,
  city: typedTextSchema,
  phone: typedTextSchema,
  tvaBp: typedTextSchema,
  stayTaxCentimes: typedNumberSchema,
  tdsBp: typedTextSchema,
  highBalanceThresholdCentimes: typedNumberSchema,
  weekStart: z.number(),
  firstReminderDays: typedNumberSchema,
  lastReminderDays: typedNumberSchema,
  nif: typedTextSchema,
  rc: typedTextSchema,
  nis: typedTextSchema,
  rib: typedTextSchema,
  customFieldName1: typedTextSchema,
  customFieldValue1: typedTextSchema,
  customFieldName2: typedTextSchema,
  customFieldValue2: typedTextSchema,
});
export type NewHotelDraft = z.infer<typeof newHotelDraftSchema>;

/** The input of each kind of save, as typed. */
export type FieldsOf = {
  create: z.input<typeof createHotelSchema>;
  information: z.input<typeof saveInformationSchema>;
  taxes: z.input<typeof saveTaxesSchema>;
  floors: z.input<typeof saveFloorsSchema>;
  roomTypes: z.input<typeof saveRoomTypesSchema>;
  newRooms: z.input<typeof addRoomsSchema>;
  room: z.input<typeof saveRoomSchema>;
  newFacility: z.input<typeof addFacilitySchema>;
  facility: z.input<typeof saveFacilitySchema>;
  restaurants: z.input<typeof saveRestaurantsSchema>;
  chargeItems: z.input<typeof saveChargeItemsSchema>;
};
