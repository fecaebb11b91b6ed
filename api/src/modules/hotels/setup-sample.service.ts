import type { ChargeDepartment } from "@funduq/shared-types/contracts/folio";
import type { Language } from "@funduq/shared-types/contracts/session";
import type { BedConfiguration } from "@funduq/shared-types/contracts/setup";
import {
  chargeItemIdSchema,
  floorIdSchema,
  type HotelId,
  restaurantIdSchema,
  roomIdSchema,
  roomTypeIdSchema,
} from "@funduq/shared-types/values/ids";
import { centimes, ZERO } from "@funduq/shared-types/values/money";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { saveRates } from "../rates/rate-sheet.service.ts";
import { upsertChargeItems } from "./setup-charges.queries.ts";
import { upsertFloors, upsertRestaurants, upsertRoomTypes } from "./setup-lists.queries.ts";
import { insertRooms } from "./setup-rooms.queries.ts";
import { type SampleCharge, type SampleType, sampleNames } from "./setup-sample-names.ts";

const typesOfFloor: readonly SampleType[] = [
  "double",
  "double",
  "double",
  "twin",
  "twin",
  "single",
  "single",
  "suite",
];

const plain = { isSuperior: false, isKing: false, isQueen: false };
const types = {
  single: type("Single", [650_000]),
  double: type("Double", [750_000, 850_000], { isQueen: true }),
  twin: type("Twin", [750_000, 850_000]),
  suite: type("Triple (1 Double + 1 Single)", [1_300_000, 1_450_000, 1_600_000], {
    isSuperior: true,
    isKing: true,
  }),
} satisfies Record<SampleType, unknown>;

/** In the order in which the desk is offered them: what is posted every day first. */
const charges: readonly [SampleCharge, ChargeDepartment, amount: number][] = [
  ["water", "Restaurant", 10_000],
  ["soda", "Restaurant", 20_000],
  ["breakfast", "Restaurant", 120_000],
  ["shirt", "Housekeeping", 25_000],
  ["trousers", "Housekeeping", 35_000],
  ["extraBed", "Housekeeping", 250_000],
  ["transfer", "Front Office", 300_000],
  ["parking", "Front Office", 50_000],
  ["hammam", "Spa", 150_000],
  ["massage", "Spa", 400_000],
];

type Sample = { language: Language; now: Date };

/**
 * A sample hotel: three floors of eight rooms, with rates and charges, named in one language. It is created with the same
 * functions as any other set-up.
 */
export async function insertSample(
  tx: HotelTx,
  hotelId: HotelId,
  { language, now }: Sample,
): Promise<void> {
  const names = sampleNames[language];
  const floors = names.floors.map((name) => ({ id: floorIdSchema.parse(uuidv7()), name }));
  const ids = {
    single: roomTypeIdSchema.parse(uuidv7()),
    double: roomTypeIdSchema.parse(uuidv7()),
    twin: roomTypeIdSchema.parse(uuidv7()),
    suite: roomTypeIdSchema.parse(uuidv7()),
  };
  const kinds = Object.keys(types) as SampleType[];
  const roomTypes = kinds.map((kind) => ({
    id: ids[kind],
    name: names.types[kind],
    ...types[kind].row,
  }));
  const rates = kinds.flatMap((kind) =>
    types[kind].rates.map((rateCentimes, index) => ({
      roomTypeId: ids[kind],
      guests: index + 1,
      rateCentimes,
      seenCentimes: null,
    })),
  );
  const rooms = floors.flatMap(({ id: floorId }, floor) =>
    typesOfFloor.map((kind, place) => ({
      id: roomIdSchema.parse(uuidv7()),
      floorId,
      roomTypeId: ids[kind],
      number: String(101 + floor * 100 + place),
    })),
  );
  const restaurant = { id: restaurantIdSchema.parse(uuidv7()), name: names.restaurant };
  const chargeItems = charges.map(([kind, department, amount]) => ({
    id: chargeItemIdSchema.parse(uuidv7()),
    name: names.charges[kind],
    department,
    priceCentimes: centimes(amount),
    isRetired: false,
  }));
  await upsertFloors(tx, hotelId, floors);
  await upsertRoomTypes(tx, hotelId, roomTypes);
  await saveRates(tx, hotelId, rates, now);
  await insertRooms(tx, hotelId, rooms);
  await upsertRestaurants(tx, hotelId, [restaurant]);
  await upsertChargeItems(tx, hotelId, chargeItems);
}

/** `amounts` are the public rates of one guest and more; the base rate is that of a full room. */
function type(
  bedConfiguration: BedConfiguration,
  amounts: readonly number[],
  more: Partial<typeof plain> = {},
) {
  const rates = amounts.map(centimes);
  const baseRateCentimes = rates.at(-1) ?? ZERO;
  const row = { bedConfiguration, maxOccupancy: rates.length, ...plain, ...more, baseRateCentimes };
  return { rates, row };
}
