import type { BedConfiguration } from "@funduq/shared-types/contracts/setup";
import {
  floorIdSchema,
  type HotelId,
  restaurantIdSchema,
  roomIdSchema,
  roomTypeIdSchema,
} from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { saveRates } from "../rates/rate-sheet.service.ts";
import { upsertFloors, upsertRestaurants, upsertRoomTypes } from "./setup-lists.queries.ts";
import { insertRooms } from "./setup-rooms.queries.ts";

const floorNames = ["1er étage", "2e étage", "3e étage"];
const typesOfFloor = ["Double", "Double", "Double", "Twin", "Twin", "Single", "Single", "Suite"];

const plain = { isSuperior: false, isKing: false, isQueen: false };
const types = [
  type("Single", "Single", [650_000]),
  type("Double", "Double", [750_000, 850_000], { isQueen: true }),
  type("Twin", "Twin", [750_000, 850_000]),
  type("Suite", "Triple (1 Double + 1 Single)", [1_300_000, 1_450_000, 1_600_000], {
    isSuperior: true,
    isKing: true,
  }),
];

/**
 * A sample hotel: three floors of eight rooms, with rates. It is created with the same functions as any
 * other set-up.
 */
export async function insertSample(tx: HotelTx, hotelId: HotelId, now: Date): Promise<void> {
  const floors = floorNames.map((name) => ({ id: floorIdSchema.parse(uuidv7()), name }));
  const roomTypes = types.map(({ row }) => ({ id: roomTypeIdSchema.parse(uuidv7()), ...row }));
  const ids = new Map(roomTypes.map(({ name, id }) => [name, id]));
  await upsertFloors(tx, hotelId, floors);
  await upsertRoomTypes(tx, hotelId, roomTypes);
  const rates = types.flatMap(({ row, rates: ofType }) =>
    ofType.flatMap((rate, index) => {
      const roomTypeId = ids.get(row.name);
      if (!roomTypeId) return [];
      const cell = { roomTypeId, guests: index + 1, rateCentimes: centimes(rate) };
      return [{ ...cell, seenCentimes: null }];
    }),
  );
  await saveRates(tx, hotelId, rates, now);
  const rooms = floors.flatMap(({ id: floorId }, floor) =>
    typesOfFloor.flatMap((name, place) => {
      const roomTypeId = ids.get(name);
      if (!roomTypeId) return [];
      const number = String(101 + floor * 100 + place);
      return [{ id: roomIdSchema.parse(uuidv7()), floorId, roomTypeId, number }];
    }),
  );
  await insertRooms(tx, hotelId, rooms);
  const restaurant = { id: restaurantIdSchema.parse(uuidv7()), name: "Restaurant" };
  await upsertRestaurants(tx, hotelId, [restaurant]);
}

/** `rates` are the public rates of one guest and more; the base rate is that of a full room. */
function type(
  name: string,
  bedConfiguration: BedConfiguration,
  rates: readonly number[],
  more: Partial<typeof plain> = {},
) {
  const baseRateCentimes = centimes(rates.at(-1) ?? 0);
  const maxOccupancy = rates.length;
  return {
    rates,
    row: { name, bedConfiguration, maxOccupancy, ...plain, ...more, baseRateCentimes },
  };
}
