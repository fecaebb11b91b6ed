import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import {
  type FacilityId,
  type FloorId,
  facilityIdSchema,
  type HotelId,
  type RoomId,
  type RoomTypeId,
  roomIdSchema,
} from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { moveOutage } from "../availability/availability.service.ts";
import { type LockedRoom, lockRoom } from "../rooms/rooms.service.ts";
import type { SetupRows } from "./setup.queries.ts";
import { assertSeen, getSetup, lockSetup } from "./setup.service.ts";
import {
  bookingsOfRoom,
  bookingsOfRoomFrom,
  countRoomsOfNights,
  deleteFacility,
  deleteRoom,
  insertFacility,
  insertRooms,
  renameFacility,
  updateRoom,
} from "./setup-rooms.queries.ts";

type NewRooms = { floorId: FloorId; rooms: { number: string; roomTypeId: RoomTypeId }[] };

/** Adds one or more rooms, all or none (SET-07). They are Clean and can be sold at once. */
export async function addRooms(
  tx: HotelTx,
  hotelId: HotelId,
  { floorId, rooms: wanted }: NewRooms,
): Promise<HotelSetup> {
  const setup = await lockSetup(tx, hotelId);
  assertFloor(setup, floorId);
  for (const { roomTypeId } of wanted) assertType(setup, roomTypeId);
  assertNumbersFree(setup, wanted);
  const rooms = wanted.map((room) => ({ id: roomIdSchema.parse(uuidv7()), floorId, ...room }));
  await insertRooms(tx, hotelId, rooms);
  await countNights(tx, setup, wanted.map(typeOf));
  return getSetup(tx, hotelId);
}

type RoomChange = {
  seen: string;
  number: string;
  roomTypeId: RoomTypeId;
  floorId: FloorId;
  retiredFrom?: CalendarDate | null | undefined;
};

/**
 * Changes a room's number, floor or type, retires it or brings it back. The type can't change while active stays hold the room, as they were sold
 * as its type. An out-of-order period is kept and moves to the other type's inventory.
 */
export async function saveRoom(
  tx: HotelTx,
  { hotelId, roomId }: { hotelId: HotelId; roomId: RoomId },
  { seen, retiredFrom: retirement, ...place }: RoomChange,
): Promise<HotelSetup> {
  const setup = await lockSetup(tx, hotelId);
  const before = roomIn(setup, roomId);
  const retiredFrom = retirement === undefined ? before.retiredFrom : retirement;
  const wanted = { ...place, retiredFrom };
  const action = "setup.save-room";
  await assertSeen(tx, setup, { seen, now: before, action, entityId: roomId });
  assertFloor(setup, wanted.floorId);
  assertType(setup, wanted.roomTypeId);
  if (wanted.number !== before.number) assertNumbersFree(setup, [wanted]);
  const locked = await lockRoom(tx, { hotelId, roomId });
  const change = { id: roomId, ...wanted };
  const isRetired = retiredFrom !== before.retiredFrom;
  if (isRetired && retiredFrom) await assertRetirable(tx, setup, locked, retiredFrom);
  if (wanted.roomTypeId === before.roomTypeId) await updateRoom(tx, hotelId, change);
  else await retype(tx, setup, locked, change);
  if (isRetired) await countNights(tx, setup, [wanted.roomTypeId]);
  return getSetup(tx, hotelId);
}

/** Refuses a day that is closed, and a room that is booked or out of order from that day on. */
async function assertRetirable(
  tx: HotelTx,
  { id: hotelId, businessDate }: SetupRows,
  room: LockedRoom,
  day: CalendarDate,
): Promise<void> {
  const { id, number: name, outOfOrder } = room;
  if (day < businessDate) throw new AppError("room.retires-in-past", { businessDate });
  const uses = await bookingsOfRoomFrom(tx, hotelId, { id, day });
  if (uses.length > 0) throw new AppError("setup.in-use", { name, uses });
  if (outOfOrder && outOfOrder.to > day)
    throw new AppError("room.out-of-order", { roomNumber: name, ...outOfOrder });
}

async function retype(
  tx: HotelTx,
  setup: SetupRows,
  locked: LockedRoom,
  change: Omit<RoomChange, "seen"> & { id: RoomId },
): Promise<void> {
  const { id: hotelId, businessDate } = setup;
  const { type, outOfOrder } = locked;
  await assertNoStays(tx, setup, locked, "active");
  await moveOutage(tx, { hotelId, roomTypeId: type.id, businessDate }, outOfOrder, null);
  await updateRoom(tx, hotelId, change);
  await countNights(tx, setup, [type.id, change.roomTypeId]);
  const target = { hotelId, roomTypeId: change.roomTypeId, businessDate };
  await moveOutage(tx, target, null, outOfOrder);
}

/** Deletes a room. One that ever had a stay cannot be deleted (SET-09). */
export async function removeRoom(
  tx: HotelTx,
  { hotelId, roomId }: { hotelId: HotelId; roomId: RoomId },
): Promise<HotelSetup> {
  const setup = await lockSetup(tx, hotelId);
  roomIn(setup, roomId);
  const locked = await lockRoom(tx, { hotelId, roomId });
  await assertNoStays(tx, setup, locked, "all");
  const { type, outOfOrder } = locked;
  const { businessDate } = setup;
  await moveOutage(tx, { hotelId, roomTypeId: type.id, businessDate }, outOfOrder, null);
  await deleteRoom(tx, hotelId, roomId);
  await countNights(tx, setup, [type.id]);
  return getSetup(tx, hotelId);
}

/** Adds a facility: a gym, a laundry (SET-07). */
export async function addFacility(
  tx: HotelTx,
  hotelId: HotelId,
  { floorId, name }: { floorId: FloorId; name: string },
): Promise<HotelSetup> {
  const setup = await lockSetup(tx, hotelId);
  assertFloor(setup, floorId);
  await insertFacility(tx, hotelId, { id: facilityIdSchema.parse(uuidv7()), floorId, name });
  return getSetup(tx, hotelId);
}

type FacilityRef = { hotelId: HotelId; facilityId: FacilityId };

export async function saveFacility(
  tx: HotelTx,
  { hotelId, facilityId }: FacilityRef,
  { seen, name }: { seen: string; name: string },
): Promise<HotelSetup> {
  const setup = await lockSetup(tx, hotelId);
  const now = facilityIn(setup, facilityId);
  const action = "setup.save-facility";
  await assertSeen(tx, setup, { seen, now, action, entityId: facilityId });
  await renameFacility(tx, hotelId, { id: facilityId, name });
  return getSetup(tx, hotelId);
}

export async function removeFacility(
  tx: HotelTx,
  { hotelId, facilityId }: FacilityRef,
): Promise<HotelSetup> {
  const setup = await lockSetup(tx, hotelId);
  facilityIn(setup, facilityId);
  await deleteFacility(tx, hotelId, facilityId);
  return getSetup(tx, hotelId);
}

const typeOf = ({ roomTypeId }: { roomTypeId: RoomTypeId }) => roomTypeId;

async function countNights(
  tx: HotelTx,
  { id: hotelId, businessDate }: SetupRows,
  types: readonly RoomTypeId[],
): Promise<void> {
  const roomTypeIds = [...new Set(types)];
  const short = await countRoomsOfNights(tx, { hotelId, roomTypeIds, businessDate });
  if (short) throw new AppError("setup.rooms-promised", short);
}

async function assertNoStays(
  tx: HotelTx,
  { id }: SetupRows,
  room: LockedRoom,
  which: "active" | "all",
): Promise<void> {
  const uses = await bookingsOfRoom(tx, id, room.id, which);
  if (uses.length > 0) throw new AppError("setup.in-use", { name: room.number, uses });
}

function assertFloor({ floors }: SetupRows, floorId: FloorId): void {
  if (!floors.some(({ id }) => id === floorId)) throw new AppError("floor.not-found");
}

function assertType({ roomTypes }: SetupRows, roomTypeId: RoomTypeId): void {
  if (!roomTypes.some(({ id }) => id === roomTypeId)) throw new AppError("room-type.not-found");
}

/** Room numbers are unique in the hotel and in the request. */
function assertNumbersFree({ rooms }: SetupRows, wanted: readonly { number: string }[]): void {
  const known = new Set(rooms.map(({ number }) => number));
  const numbers: string[] = [];
  for (const { number } of wanted) {
    if (known.has(number)) numbers.push(number);
    known.add(number);
  }
  if (numbers.length > 0) throw new AppError("setup.numbers-taken", { numbers });
}

function roomIn({ rooms }: SetupRows, roomId: RoomId): SetupRows["rooms"][number] {
  const room = rooms.find(({ id }) => id === roomId);
  if (!room) throw new AppError("room.not-found");
  return room;
}

function facilityIn(
  { facilities }: SetupRows,
  facilityId: FacilityId,
): SetupRows["facilities"][number] {
  const facility = facilities.find(({ id }) => id === facilityId);
  if (!facility) throw new AppError("facility.not-found");
  return facility;
}
