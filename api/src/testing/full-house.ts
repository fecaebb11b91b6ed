import type { HotelId } from "@funduq/shared-types/values/ids";
import type postgres from "postgres";
import { fillNameWords } from "./name-words.ts";
import { numberedReference } from "./numbered-reference.ts";

type FullHouse = { hotelId: HotelId; rooms: number; businessDate: string };

/**
 * A house with a guest in every room since the business date, for five nights, written in set-based
 * statements by the owner. Each third stays for a company, whose rule takes the rooms of three nights.
 */
export async function fillHouse(
  owner: postgres.Sql,
  { hotelId, rooms, businessDate }: FullHouse,
): Promise<void> {
  await owner.begin(async (tx) => {
    const [made] = await tx<{ floor: string; type: string; company: string }[]>`
      select gen_random_uuid() as floor, gen_random_uuid() as type, gen_random_uuid() as company`;
    if (!made) throw new Error("no ids");
    const { floor, type, company } = made;
    await tx`insert into floors (hotel_id, id, name, position) values (${hotelId}, ${floor}, 'All', 0)`;
    await tx`insert into room_types (hotel_id, id, name, bed_configuration, max_occupancy, base_rate_centimes)
      values (${hotelId}, ${type}, 'Double', 'Double', 2, 900000)`;
    await tx`insert into rooms (hotel_id, id, floor_id, room_type_id, number)
      select ${hotelId}, gen_random_uuid(), ${floor}, ${type}, n::text from generate_series(1, ${rooms}::int) n`;
    await tx`insert into companies (hotel_id, id, name, name_search) values (${hotelId}, ${company}, 'Sonatrach', 'sonatrach')`;
    await tx`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date, check_out_date,
        checked_in_on, checked_in_at, adults, rate_centimes, rate_plan, reference, company_id)
      select ${hotelId}, gen_random_uuid(), 'Checked-in', r.id, ${type}, ${businessDate}::date, ${businessDate}::date + 5,
        ${businessDate}::date, ${businessDate}::date + time '08:00', 1 + r.number::int % 2, 900000 + r.number::int,
        'base', ${tx.unsafe(numberedReference("r.number::int"))}, case when r.number::int % 3 = 0 then ${company}::uuid end
      from rooms r where r.hotel_id = ${hotelId}`;
    await writePeople(tx, hotelId);
    await tx`insert into night_inventory (hotel_id, room_type_id, night, rooms, sold)
      select ${hotelId}, ${type}, ${businessDate}::date + n, ${rooms}::int, case when n < 5 then ${rooms}::int else 0 end
      from generate_series(0, 729) n`;
  });
  await owner`analyze`;
}

async function writePeople(tx: postgres.TransactionSql, hotelId: HotelId): Promise<void> {
  await tx`with named as (
      select b.id, gen_random_uuid() as guest_id, 'Guest ' || r.number as name
      from bookings b join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id where b.hotel_id = ${hotelId}
    ), guested as (
      insert into guests (hotel_id, id, full_name, name_search)
      select ${hotelId}, guest_id, name, lower(name) from named
    )
    insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
    select ${hotelId}, id, guest_id, true from named`;
  await tx.unsafe(fillNameWords);
  await tx`insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
    select hotel_id, gen_random_uuid(), 'stay', id, 'folio_guest_personal', 'Personal', 'Guest'
    from bookings where hotel_id = ${hotelId}`;
  await tx`insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer, company_id)
    select hotel_id, gen_random_uuid(), 'stay', id, 'folio_company_' || replace(company_id::text, '-', ''), 'Company', 'Company', company_id
    from bookings where hotel_id = ${hotelId} and company_id is not null`;
  await tx`insert into folio_rules (hotel_id, folio_id, department, limit_centimes, frequency)
    select hotel_id, id, 'Room', 3000000, 'perStay' from folios
    where hotel_id = ${hotelId} and payer = 'Company'`;
}
