import type { HousekeepingStatus } from "@funduq/shared-types/contracts/room";
import type { HotelRole, Section, UserStatus } from "@funduq/shared-types/contracts/user";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import {
  type FloorId,
  floorIdSchema,
  type GuestId,
  guestIdSchema,
  type HotelId,
  type HotelUserId,
  hotelIdSchema,
  hotelUserIdSchema,
  type RoomId,
  type RoomTypeId,
  roomIdSchema,
  roomTypeIdSchema,
  type UserId,
  userIdSchema,
} from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { hash } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { setNameWords } from "../modules/guests/guests.queries.ts";
import { guests } from "../modules/guests/guests.tables.ts";
import { hotels } from "../modules/hotels/hotels.tables.ts";
import { floors, rooms, roomTypes } from "../modules/rooms/rooms.tables.ts";
import { hotelUsers } from "../modules/users/users.tables.ts";
import type { Database } from "../platform/db/database.ts";

/** Factories make the data that a test is not about. Each makes its own parents; a test passes only what matters. */

export const TEST_PASSWORD = "a-test-password";
/** Cheap to verify: only one test is about the cost of a hash. */
const cheapCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

let serial = 0;
/** A number that is unique in this test file. */
export function nextSerial(): number {
  serial += 1;
  return serial;
}

type HotelTraits = { name?: string; businessDate?: string; expiresAt?: string | null };

export async function makeHotel(database: Database, traits: HotelTraits = {}): Promise<HotelId> {
  const { name = `Hotel ${nextSerial()}`, businessDate = "2026-11-21", expiresAt = null } = traits;
  const id = hotelIdSchema.parse(uuidv7());
  await database.withHotel(id, async (tx) => {
    await tx
      .insert(hotels)
      .values({ id, name, businessDate: calendarDate(businessDate), expiresAt });
  });
  return id;
}

export type TestUser = { userId: UserId; email: string; password: string };

type UserTraits = { email?: string; displayName?: string; password?: string };

/** An account without any hotel. */
export async function makeUser(database: Database, traits: UserTraits = {}): Promise<TestUser> {
  const { password = TEST_PASSWORD, email = `user-${uuidv7()}@funduq.test` } = traits;
  const userId = userIdSchema.parse(uuidv7());
  const passwordHash = await hash(password, cheapCost);
  const displayName = traits.displayName ?? `User ${nextSerial()}`;
  await database.withSystem(async (tx) => {
    // In SQL: the query builder names every column, and the application may not write one of them.
    await tx.execute(sql`insert into users (id, email, display_name, password_hash)
      values (${userId}, ${email}, ${displayName}, ${passwordHash})`);
  });
  return { userId, email, password };
}

type StaffTraits = UserTraits & {
  hotelId?: HotelId;
  role?: HotelRole;
  sections?: Section[];
  status?: UserStatus;
};

export type TestStaff = TestUser & { hotelId: HotelId; hotelUserId: HotelUserId };

/** An account with a place in a hotel; a hotel admin by default. */
export async function makeStaff(database: Database, traits: StaffTraits = {}): Promise<TestStaff> {
  const user = await makeUser(database, traits);
  const hotelId = traits.hotelId ?? (await makeHotel(database));
  const hotelUserId = await joinHotel(database, user, { ...traits, hotelId });
  return { ...user, hotelId, hotelUserId };
}

/** Gives an account a place in one more hotel. */
export async function joinHotel(
  database: Database,
  { userId, email }: TestUser,
  place: Pick<StaffTraits, "role" | "sections" | "status"> & { hotelId: HotelId },
): Promise<HotelUserId> {
  const { hotelId, role = "hotel-admin", sections = [], status = "active" } = place;
  const id = hotelUserIdSchema.parse(uuidv7());
  await database.withHotel(hotelId, async (tx) => {
    await tx.insert(hotelUsers).values({ hotelId, id, email, userId, role, sections, status });
  });
  return id;
}

export async function makeFloor(
  database: Database,
  hotelId: HotelId,
  traits: { name?: string; position?: number } = {},
): Promise<FloorId> {
  const number = nextSerial();
  const { name = `Floor ${number}`, position = number } = traits;
  const id = floorIdSchema.parse(uuidv7());
  await database.withHotel(hotelId, async (tx) => {
    await tx.insert(floors).values({ hotelId, id, name, position });
  });
  return id;
}

type RoomTypeTraits = { name?: string; maxOccupancy?: number; baseRateCentimes?: number };

export async function makeRoomType(
  database: Database,
  hotelId: HotelId,
  traits: RoomTypeTraits = {},
): Promise<RoomTypeId> {
  const { name = `Type ${nextSerial()}`, maxOccupancy = 2, baseRateCentimes = 900_000 } = traits;
  const id = roomTypeIdSchema.parse(uuidv7());
  await database.withHotel(hotelId, async (tx) => {
    await tx.insert(roomTypes).values({
      hotelId,
      id,
      name,
      maxOccupancy,
      bedConfiguration: "Double",
      baseRateCentimes: centimes(baseRateCentimes),
    });
  });
  return id;
}

type RoomTraits = {
  number?: string;
  floorId?: FloorId;
  roomTypeId?: RoomTypeId;
  housekeepingStatus?: Exclude<HousekeepingStatus, "OutOfOrder">;
};

export type TestRoom = { roomId: RoomId; roomTypeId: RoomTypeId; floorId: FloorId; number: string };

export async function makeRoom(
  database: Database,
  hotelId: HotelId,
  traits: RoomTraits = {},
): Promise<TestRoom> {
  const floorId = traits.floorId ?? (await makeFloor(database, hotelId));
  const roomTypeId = traits.roomTypeId ?? (await makeRoomType(database, hotelId));
  const { number = String(100 + nextSerial()), housekeepingStatus = "Clean" } = traits;
  const id = roomIdSchema.parse(uuidv7());
  await database.withHotel(hotelId, async (tx) => {
    await tx.insert(rooms).values({ hotelId, id, floorId, roomTypeId, number, housekeepingStatus });
  });
  return { roomId: id, roomTypeId, floorId, number };
}

/** A hotel with one room type and `count` rooms of it. */
export async function makeHouse(database: Database, count: number, type: RoomTypeTraits = {}) {
  const staff = await makeStaff(database);
  const roomTypeId = await makeRoomType(database, staff.hotelId, type);
  const made: TestRoom[] = [];
  while (made.length < count) made.push(await makeRoom(database, staff.hotelId, { roomTypeId }));
  return { staff, roomTypeId, rooms: made };
}

export async function makeGuest(
  database: Database,
  hotelId: HotelId,
  traits: { fullName?: string; phone?: string | null } = {},
): Promise<GuestId> {
  const { fullName = `Guest ${nextSerial()}`, phone = null } = traits;
  const id = guestIdSchema.parse(uuidv7());
  const nameSearch = fullName.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const phoneDigits = phone?.replaceAll(/\D/g, "") || null;
  await database.withHotel(hotelId, async (tx) => {
    await tx.insert(guests).values({ hotelId, id, fullName, nameSearch, phone, phoneDigits });
    await setNameWords(tx, { hotelId, guestId: id });
  });
  return id;
}
