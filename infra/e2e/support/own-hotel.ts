import { randomUUID } from "node:crypto";
import { openKeyFile } from "@funduq/api/platform/identity-keys";
import { bookingStatusSchema } from "@funduq/shared-types/contracts/booking";
import { occupiesRoom } from "@funduq/shared-types/rules/booking-status";
import {
  addDays,
  type CalendarDate,
  calendarDate,
  calendarDateIn,
} from "@funduq/shared-types/values/calendar-date";
import type postgres from "postgres";
import { demoHotel } from "../../seeds/hotel-plans.ts";
import { collectRows, type HotelRows, insertRows } from "../../seeds/hotel-rows.ts";
import { planDemoHotel } from "../../seeds/plan-hotel.ts";
import { seededRandom } from "../../seeds/random.ts";
import { seedContext } from "../../seeds/seed-context.ts";
import { keyFile } from "../../start/settings.ts";
import { emailOf } from "../accounts.ts";
import { ownInstallation } from "../installations.ts";
import { asOwner } from "./database.ts";
import type { Newcomer } from "./newcomers.ts";

export type OwnHotel = { hotelId: string; name: string; roomTypes: string[]; rooms: string[] };

/**
 * Creates a hotel for one test that would disturb others, by closing the day or changing rates. It has a
 * floor, two room types and four rooms; the users become its managers.
 */
export async function makeOwnHotel(people: readonly Newcomer[]): Promise<OwnHotel> {
  const hotelId = randomUUID();
  const name = `Hôtel ${hotelId.slice(0, 8)}`;
  const [double, suite, floorId] = [randomUUID(), randomUUID(), randomUUID()];
  const numbers = ["101", "102", "103", "104"];
  await asOwner(async (tx) => {
    await tx`insert into hotels (id, name, business_date, high_balance_threshold_centimes)
      values (${hotelId}, ${name}, '2026-04-10', 1000000)`;
    await tx`insert into floors (hotel_id, id, name, position) values (${hotelId}, ${floorId}, '1', 1)`;
    await tx`insert into room_types
        (hotel_id, id, name, bed_configuration, max_occupancy, base_rate_centimes)
      values (${hotelId}, ${double}, 'Double', 'Double', 2, 850000),
        (${hotelId}, ${suite}, 'Suite Atlas', 'Double', 4, 1500000)`;
    for (const number of numbers)
      await tx`insert into rooms (hotel_id, id, floor_id, room_type_id, number)
        values (${hotelId}, ${randomUUID()}, ${floorId}, ${number === "104" ? suite : double}, ${number})`;
    await takeOn(tx, hotelId, people);
  }, hotelId);
  return { hotelId, name, roomTypes: [double, suite], rooms: numbers };
}

/** A test has several guests, who each want a room for two nights. */
const ROOMS_TO_SPARE = 10;
const MOST_DRAWS = 40;

/**
 * Creates a copy of the demo's first hotel for one test, as a first start of today creates it. The users become
 * its admins.
 */
export async function makeDemoHotel(
  people: readonly Newcomer[],
  traits: Partial<typeof demoHotel> = {},
  businessDate: CalendarDate = calendarDateIn("Africa/Algiers", new Date()),
): Promise<{ hotelId: string; businessDate: CalendarDate }> {
  return asOwner(async (tx) => {
    const [desk] = await tx<
      { id: string }[]
    >`select id from users where email = ${emailOf("frontdesk")}`;
    const rows = planWithRooms(businessDate, desk?.id ?? "", traits);
    const { hotelId } = rows;
    await tx`select set_config('app.hotel_id', ${hotelId}, true)`;
    await insertRows(tx, rows, openKeyFile(keyFile({}, ownInstallation().data)));
    await takeOn(tx, hotelId, people);
    return { hotelId, businessDate };
  });
}

/** Draws hotels until one has rooms to spare for two nights: a plan may fill nearly all of them. */
function planWithRooms(
  businessDate: CalendarDate,
  deskUserId: string,
  traits: Partial<typeof demoHotel>,
): HotelRows {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const rows = drawHotel(businessDate, deskUserId, traits);
    if (freeRooms(rows, businessDate) >= ROOMS_TO_SPARE) return rows;
  }
  throw new Error(
    `None of ${MOST_DRAWS} hotels has ${ROOMS_TO_SPARE} rooms free: ${JSON.stringify(traits)}.`,
  );
}

function drawHotel(
  businessDate: CalendarDate,
  deskUserId: string,
  traits: Partial<typeof demoHotel>,
): HotelRows {
  const hotelId = randomUUID();
  const rows = collectRows(hotelId);
  const random = seededRandom(Number.parseInt(hotelId.slice(0, 8), 16));
  const name = `Hôtel ${hotelId.slice(0, 8)}`;
  const context = seedContext(rows, random, businessDate, deskUserId, new Date().toISOString());
  planDemoHotel(context, { ...demoHotel, name, ...traits });
  return rows;
}

/** Rooms without a guest and in order for this night and the next, less those that groups hold. */
function freeRooms(rows: HotelRows, from: CalendarDate): number {
  const to = addDays(from, 2);
  const isIn = (begin: unknown, end: unknown) => String(begin) < to && String(end) > from;
  const stays = rows
    .of("bookings")
    .filter(({ status }) => occupiesRoom(bookingStatusSchema.parse(status)));
  const free = rows
    .of("rooms")
    .filter(
      ({ id, out_of_order_from, out_of_order_to }) =>
        !(out_of_order_from !== null && isIn(out_of_order_from, out_of_order_to)) &&
        !stays.some((stay) => stay.room_id === id && isIn(stay.check_in_date, stay.check_out_date)),
    );
  const held = rows
    .of("night_inventory")
    .filter(({ night }) => isIn(night, addDays(calendarDate(String(night)), 1)))
    .reduce((sum, { held }) => sum + Number(held), 0);
  return free.length - held;
}

async function takeOn(tx: postgres.TransactionSql, hotelId: string, people: readonly Newcomer[]) {
  for (const { email } of people)
    await tx`insert into hotel_users (hotel_id, id, user_id, email, display_name, role)
      select ${hotelId}, ${randomUUID()}, id, email, display_name, 'hotel-admin'
      from users where email = ${email}`;
}

/** Adds an unpaid restaurant bill; returns a function that closes it. */
export async function openBillIn(hotelId: string): Promise<() => Promise<void>> {
  const [restaurant, table, bill] = [randomUUID(), randomUUID(), randomUUID()];
  await asOwner(async (tx) => {
    await tx`insert into restaurants (hotel_id, id, name) values (${hotelId}, ${restaurant}, 'Le Patio')`;
    await tx`insert into dining_tables (hotel_id, id, restaurant_id, name, covers)
      values (${hotelId}, ${table}, ${restaurant}, '4', 2)`;
    await tx`insert into open_bills (hotel_id, id, restaurant_id, table_id, name)
      values (${hotelId}, ${bill}, ${restaurant}, ${table}, 'Bill 1')`;
    await announce(tx, hotelId);
  }, hotelId);
  return () =>
    asOwner(async (tx) => {
      await tx`delete from open_bills where hotel_id = ${hotelId} and id = ${bill}`;
      await announce(tx, hotelId);
    }, hotelId);
}

/** Sends the notification that a POS write sends to open screens. */
async function announce(tx: postgres.TransactionSql, hotelId: string): Promise<void> {
  await tx`
    select record_change(${hotelId}, 'test', '{Bill}', null, null, now(), null, '{}'),
      pg_notify('funduq_live', ${`hotel:${hotelId}`})`;
}
