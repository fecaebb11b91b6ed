import type { HotelInformation, HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { eq, type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { hotels } from "./hotels.tables.ts";

type NewHotel = {
  id: HotelId;
  information: HotelInformation;
  businessDate: CalendarDate;
  createdAt: Date;
};

/** Returns whether the hotel was inserted; false where the id exists already. */
export async function insertHotel(tx: HotelTx, hotel: NewHotel): Promise<boolean> {
  const { id, information, businessDate, createdAt } = hotel;
  const made = await tx
    .insert(hotels)
    .values({ id, ...information, businessDate, createdAt: createdAt.toISOString() })
    .onConflictDoNothing()
    .returning({ id: hotels.id });
  return made.length > 0;
}

export async function updateInformation(
  tx: HotelTx,
  hotelId: HotelId,
  information: HotelInformation,
): Promise<void> {
  await tx
    .update(hotels)
    .set({ ...information, version: sql`${hotels.version} + 1` })
    .where(eq(hotels.id, hotelId));
}

type Unseen<T> = Omit<T, "seen">;

/** The set-up as stored; the service computes its hash. */
export type SetupRows = Omit<
  HotelSetup,
  | "information"
  | "taxes"
  | "floors"
  | "roomTypes"
  | "rooms"
  | "facilities"
  | "restaurants"
  | "chargeItems"
> & {
  information: HotelInformation;
  taxes: HotelSetup["taxes"]["list"];
  floors: HotelSetup["floors"]["list"];
  roomTypes: HotelSetup["roomTypes"]["list"];
  rooms: Unseen<HotelSetup["rooms"][number]>[];
  facilities: Unseen<HotelSetup["facilities"][number]>[];
  restaurants: HotelSetup["restaurants"]["list"];
  chargeItems: HotelSetup["chargeItems"]["list"];
};

/** The whole set-up in one statement, so that all parts are from one snapshot. */
export async function selectSetup(tx: HotelTx, hotelId: HotelId): Promise<SetupRows | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object(
      'id', h.id, 'businessDate', h.business_date, 'createdAt', h.created_at,
      'information', json_build_object(
        'name', h.name, 'starRating', h.star_rating, 'address', h.address, 'city', h.city,
        'phone', h.phone, 'currency', h.currency, 'tvaBp', h.tva_bp,
        'stayTaxCentimes', h.stay_tax_centimes, 'tdsBp', h.tds_bp,
        'highBalanceThresholdCentimes', h.high_balance_threshold_centimes,
        'weekStart', h.week_start, 'firstReminderDays', h.first_reminder_days,
        'lastReminderDays', h.last_reminder_days, 'nif', h.nif, 'rc', h.rc, 'nis', h.nis, 'rib', h.rib,
        'customFieldName1', h.custom_field_name_1, 'customFieldValue1', h.custom_field_value_1,
        'customFieldName2', h.custom_field_name_2, 'customFieldValue2', h.custom_field_value_2),
      'taxes', (select json_agg(json_build_object('validFrom', x.valid_from, 'tvaBp', x.tva_bp,
          'tdsBp', x.tds_bp, 'stayTaxCentimes', x.stay_tax_centimes, 'tvaTreatment', x.tva_treatment,
          'stayTaxTreatment', x.stay_tax_treatment) order by x.valid_from nulls first)
        from (select null::date as valid_from, h.tva_bp, h.tds_bp, h.stay_tax_centimes,
            'invoice' as tva_treatment, 'invoice' as stay_tax_treatment
          where not exists (select from tax_rates
            where hotel_id = h.id and valid_from <= (h.created_at at time zone h.time_zone)::date)
          union all
          select valid_from, tva_bp, tds_bp, stay_tax_centimes, tva_treatment, stay_tax_treatment from tax_rates
          where hotel_id = h.id) x),
      'floors', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name)
          order by f.position, f.id), '[]')
        from floors f where f.hotel_id = h.id),
      'roomTypes', (select coalesce(json_agg(json_build_object(
          'id', t.id, 'name', t.name, 'bedConfiguration', t.bed_configuration,
          'maxOccupancy', t.max_occupancy, 'isSuperior', t.is_superior, 'isKing', t.is_king,
          'isQueen', t.is_queen, 'baseRateCentimes', t.base_rate_centimes,
          'unpricedGuests', (select coalesce(json_agg(n.guests order by n.guests), '[]')
            from generate_series(1, t.max_occupancy) as n (guests)
            where not exists (select from public_rates p
              where p.hotel_id = t.hotel_id and p.room_type_id = t.id
                and p.guest_count = n.guests and p.rate_centimes > 0))
        ) order by lower(t.name), t.id), '[]')
        from room_types t where t.hotel_id = h.id),
      'rooms', (select coalesce(json_agg(json_build_object(
          'id', r.id, 'number', r.number, 'floorId', r.floor_id, 'roomTypeId', r.room_type_id,
          'retiredFrom', r.retired_from)
          order by length(r.number), r.number, r.id), '[]')
        from rooms r where r.hotel_id = h.id),
      'facilities', (select coalesce(json_agg(json_build_object(
          'id', f.id, 'floorId', f.floor_id, 'name', f.name) order by lower(f.name), f.id), '[]')
        from facilities f where f.hotel_id = h.id),
      'restaurants', (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name)
          order by lower(r.name), r.id), '[]')
        from restaurants r where r.hotel_id = h.id),
      'chargeItems', (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name,
          'department', c.department, 'priceCentimes', c.price_centimes, 'isRetired', c.is_retired)
          order by c.is_retired, c.position, c.id), '[]')
        from charge_items c where c.hotel_id = h.id),
      'activeUsers', (select count(*) from hotel_users u
        where u.hotel_id = h.id and u.status = 'active'),
      'hasBooking', exists (select from bookings b where b.hotel_id = h.id)
    ) from hotels h where h.id = ${hotelId}) as json`,
  );
}

type Part = { action: string; entityId?: string | null };

/** Who last changed this part, from the log. */
export async function findLastSetupChange(
  tx: HotelTx,
  hotelId: HotelId,
  part: Part,
): Promise<{ changedBy: string; changedAt: string }> {
  return selectJson(tx, lastSetupChangeQuery(hotelId, part));
}

/** Reads only the log entries about the set-up. */
export function lastSetupChangeQuery(hotelId: HotelId, { action, entityId = null }: Part): SQL {
  return sql`
    select coalesce((select json_build_object(
        'changedBy', coalesce(nullif(u.display_name, ''), u.email, ''), 'changedAt', c.at)
      from changes c left join users u on u.id = c.by_user_id
      where c.hotel_id = ${hotelId} and c.kind = 'setup' and c.action = ${action}
        and (${entityId}::text is null or c.entity_id = ${entityId})
      order by c.seq desc limit 1),
      json_build_object('changedBy', '', 'changedAt', '')) as json`;
}
