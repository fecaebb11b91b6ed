import { createHash } from "node:crypto";
import { numberedReference } from "@funduq/api/testing/numbered-reference";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import postgres from "postgres";

export const HOTELS = 50;
export const ROOMS = 100;
const STAYS_PER_ROOM = 10;
const NIGHTS_PER_STAY = 3;

export type BenchHotel = {
  id: string;
  roomTypeId: string;
  rateCentimes: number;
  roomIds: string[];
  cookie: string;
};

export type Fixture = {
  hotels: BenchHotel[];
  businessDate: CalendarDate;
  firstFreeDate: CalendarDate;
};

/** A UUID built from its numbers, so that the fixture is the same on every run. */
const idOf = (kind: number, hotel: number, number = 0) =>
  `00000000-0000-7000-8${kind.toString(16).padStart(3, "0")}-${hotel.toString(16).padStart(4, "0")}${number.toString(16).padStart(8, "0")}`;

/**
 * Inserts 50 hotels of 100 rooms, with 50 000 bookings before and after the business date, and a signed-in
 * front desk in each. Runs as the database's owner, in set-based statements.
 */
export async function writeFixture(ownerUrl: string, businessDate: CalendarDate): Promise<Fixture> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  try {
    const hotels: BenchHotel[] = [];
    for (let hotel = 1; hotel <= HOTELS; hotel += 1)
      hotels.push(await writeHotel(owner, hotel, businessDate));
    // Otherwise autovacuum would run during the measurement.
    await owner`vacuum analyze`;
    const nightsAhead = (STAYS_PER_ROOM * NIGHTS_PER_STAY) / 2;
    return { hotels, businessDate, firstFreeDate: addDays(businessDate, nightsAhead + 1) };
  } finally {
    await owner.end({ timeout: 5 });
  }
}

async function writeHotel(
  owner: postgres.Sql,
  hotel: number,
  businessDate: CalendarDate,
): Promise<BenchHotel> {
  const id = idOf(1, hotel);
  const roomTypeId = idOf(2, hotel);
  const rateCentimes = 950_000;
  const roomIds = Array.from({ length: ROOMS }, (_, room) => idOf(3, hotel, room));
  const token = `bench-${hotel}-${"t".repeat(40)}`;
  await owner.begin(async (tx) => {
    await tx`select set_config('app.hotel_id', ${id}, true)`;
    await tx`insert into hotels (id, name, business_date) values (${id}, ${`Bench ${hotel}`}, ${businessDate})`;
    await tx`insert into floors (hotel_id, id, name, position)
      select ${id}, ('00000000-0000-7000-8004-' || lpad(to_hex(${hotel}::int), 4, '0') || lpad(to_hex(n), 8, '0'))::uuid, n::text, n
      from generate_series(0, 3) n`;
    await tx`insert into room_types (hotel_id, id, name, bed_configuration, max_occupancy, base_rate_centimes)
      values (${id}, ${roomTypeId}, 'Double', 'Double', 2, ${rateCentimes})`;
    await tx`insert into public_rates (hotel_id, room_type_id, guest_count, rate_centimes)
      values (${id}, ${roomTypeId}, 1, ${rateCentimes}), (${id}, ${roomTypeId}, 2, ${rateCentimes})`;
    const rooms = roomIds.map((roomId, room) => ({
      hotel_id: id,
      id: roomId,
      floor_id: `00000000-0000-7000-8004-${hotel.toString(16).padStart(4, "0")}${(room % 4).toString(16).padStart(8, "0")}`,
      room_type_id: roomTypeId,
      number: String(100 * (1 + (room % 4)) + Math.floor(room / 4) + 1),
    }));
    await tx`insert into rooms ${tx(rooms)}`;
    await writeStays(tx, hotel, { id, roomTypeId, businessDate, rateCentimes });
    await writeDesk(tx, hotel, id, token);
  });
  return { id, roomTypeId, rateCentimes, roomIds, cookie: `__Host-funduq=${token}` };
}

async function writeStays(
  tx: postgres.TransactionSql,
  hotel: number,
  {
    id,
    roomTypeId,
    businessDate,
    rateCentimes,
  }: { id: string; roomTypeId: string; businessDate: CalendarDate; rateCentimes: number },
): Promise<void> {
  const prefix = (kind: number) => `00000000-0000-7000-8${kind.toString(16).padStart(3, "0")}-`;
  const start = addDays(businessDate, -(STAYS_PER_ROOM * NIGHTS_PER_STAY) / 2);
  const number = tx`lpad(to_hex(${hotel}::int), 4, '0') || lpad(to_hex(room * ${STAYS_PER_ROOM}::int + stay), 8, '0')`;
  const stays = tx`generate_series(0, ${ROOMS - 1}::int) room, generate_series(0, ${STAYS_PER_ROOM - 1}::int) stay`;
  await tx`insert into guests (hotel_id, id, full_name, name_search)
    select ${id}, (${prefix(5)} || ${number})::uuid, 'Guest ' || room || ' ' || stay, 'guest ' || room || ' ' || stay from ${stays}`;
  await tx`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date, check_out_date, adults, rate_centimes, rate_plan, reference)
    select ${id}, (${prefix(6)} || ${number})::uuid,
      case when span.to_date < ${businessDate}::date then 'Checked-out'
        when span.from_date < ${businessDate}::date and span.to_date > ${businessDate}::date then 'Checked-in'
        when span.to_date = ${businessDate}::date then 'Checked-out' else 'Confirmed' end,
      (${prefix(3)} || lpad(to_hex(${hotel}::int), 4, '0') || lpad(to_hex(room), 8, '0'))::uuid,
      ${roomTypeId}, span.from_date, span.to_date, 1 + (room + stay) % 2, ${rateCentimes}, 'public',
      ${tx.unsafe(numberedReference(`room * ${STAYS_PER_ROOM} + stay`))}
    from ${stays}, lateral (select
      ${start}::date + (room % ${NIGHTS_PER_STAY}::int) + stay * ${NIGHTS_PER_STAY}::int as from_date,
      ${start}::date + (room % ${NIGHTS_PER_STAY}::int) + (stay + 1) * ${NIGHTS_PER_STAY}::int as to_date) span`;
  await tx`insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
    select hotel_id, id, replace(id::text, ${prefix(6)}, ${prefix(5)})::uuid, true from bookings where hotel_id = ${id}`;
  await tx`insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
    select hotel_id, replace(id::text, ${prefix(6)}, ${prefix(7)})::uuid, 'stay', id, 'folio_guest_personal', 'Personal', 'Guest'
    from bookings where hotel_id = ${id}`;
  await tx`insert into night_inventory (hotel_id, room_type_id, night, rooms, sold)
    select ${id}, ${roomTypeId}, night::date, ${ROOMS}, (select count(*) from bookings b
      where b.hotel_id = ${id} and b.status in ('Reserved', 'Confirmed', 'Checked-in')
        and b.check_in_date <= night::date and night::date < b.check_out_date)
    from generate_series(${businessDate}::date, ${addDays(businessDate, 729)}::date, '1 day') night`;
}

async function writeDesk(
  tx: postgres.TransactionSql,
  hotel: number,
  hotelId: string,
  token: string,
): Promise<void> {
  const userId = idOf(8, hotel);
  const email = `desk${hotel}@bench.test`;
  await tx`insert into users (id, email, display_name) values (${userId}, ${email}, 'Desk')`;
  await tx`insert into hotel_users (hotel_id, id, email, user_id, display_name, role)
    values (${hotelId}, ${idOf(9, hotel)}, ${email}, ${userId}, 'Desk', 'front-office')`;
  const hash = createHash("sha256").update(token).digest("hex");
  await tx`insert into sessions (id, user_id, expires_at) values (${hash}, ${userId}, now() + interval '12 hours')`;
}
