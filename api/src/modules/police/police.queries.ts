import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import {
  type MarkSent,
  MOST_FORMS,
  type PoliceCounts,
  type PoliceField,
  type PoliceForm,
  type PoliceFormRef,
  type PoliceReport,
} from "@funduq/shared-types/contracts/police";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";

/** How many days back the report includes guests who have left without a sent form. */
const LOOKBACK_DAYS = 30;

/**
 * The stays that need a form: of guests in-house, of guests who left recently, and of guests expected today.
 * Occupants without a name can be added during the stay and on the day of departure. `party`: the guests of these
 * stays. `= any(array(…))` is one scan of the index; a join of a CTE, whose size the planner can't know, may read
 * the whole table.
 */
function reportable(hotelId: HotelId): SQL {
  return sql`
    day as (select business_date from hotels where id = ${hotelId}),
    reportable as (
      select b.hotel_id, b.id, b.reference, b.status, b.room_id, b.check_out_date as departs_on,
        b.status in ('Checked-in', 'Checked-out') as has_come,
        case when b.status in ('Checked-in', 'Checked-out')
          then coalesce(b.checked_in_on, b.check_in_date) else b.check_in_date end as arrives_on,
        case when b.status <> 'Checked-out'
            or b.checked_out_on = (select business_date from day)
          then b.adults + b.children - (select count(*)::int from booking_guests bg
            where bg.hotel_id = b.hotel_id and bg.booking_id = b.id) else 0 end as unnamed
      from bookings b
      where b.hotel_id = ${hotelId}
        and (b.status = 'Checked-in'
          or b.status = 'Checked-out' and b.check_out_date
            between (select business_date - ${LOOKBACK_DAYS}::int from day)
              and (select business_date + 1 from day)
          or b.status in ('Reserved', 'Confirmed')
            and b.check_in_date = (select business_date from day))
    ),
    party as materialized (
      select * from booking_guests
      where hotel_id = ${hotelId} and booking_id = any(array(select id from reportable))
    )`;
}

const unsent = sql`
  select o.has_come, o.arrives_on, 1 as forms
  from reportable o join party bg on bg.booking_id = o.id
  where bg.police_report_sent_at is null
  union all
  select o.has_come, o.arrives_on, o.unnamed from reportable o where o.unnamed > 0`;

const countsJson = sql`
  (select json_build_object(
    'due', coalesce(sum(u.forms) filter (where u.has_come), 0)::int,
    'late', coalesce(sum(u.forms) filter (where u.has_come
      and u.arrives_on < (select business_date from day)), 0)::int,
    'expected', coalesce(sum(u.forms) filter (where not u.has_come), 0)::int)
  from (${unsent}) u)`;

/** Overdue forms first, the longest overdue on top; then today's arrivals; expected guests last. */
const urgency = sql`not o.has_come, o.arrives_on, length(r.number), r.number, o.id`;

/** Above the limit, keeps today's arrivals and the latest of the overdue forms. */
const kept = sql`not o.has_come, o.arrives_on desc, length(r.number), r.number, o.id`;

/** Of one stay: the primary guest first. */
const inParty = sql`bg.is_primary desc, bg.added_at, g.name_search, g.id`;

const stayOnForm = sql`
  'bookingId', o.id, 'reference', o.reference, 'roomNumber', r.number, 'status', o.status, 'arrivesOn', o.arrives_on,
  'departsOn', o.departs_on`;

const formJson = sql`json_build_object(${stayOnForm},
  'guestId', g.id, 'fullName', g.full_name, 'nameOtherScript', g.name_other_script,
  'isPrimary', bg.is_primary, 'phone', g.phone,
  'nationality', g.nationality, 'birthDate', g.birth_date, 'birthPlace', g.birth_place,
  'idType', g.id_type, 'idNumber', encode(g.encrypted_id_number, 'base64'), 'idDeliveryDate', g.id_delivery_date,
  'idDeliveryPlace', g.id_delivery_place, 'address', g.address, 'profession', g.profession,
  'sentAt', bg.police_report_sent_at, 'sentOn', bg.police_report_sent_on,
  'sentBy', coalesce(nullif(u.display_name, ''), u.email))`;

const formTables = sql`
  join party bg on bg.booking_id = o.id
  join guests g on g.hotel_id = bg.hotel_id and g.id = bg.guest_id
  join rooms r on r.hotel_id = o.hotel_id and r.id = o.room_id
  left join users u on u.id = bg.police_report_sent_by`;

/** The stored report, with encrypted identity numbers. */
export async function selectReport(tx: HotelTx, hotelId: HotelId): Promise<PoliceReport> {
  return selectJson(
    tx,
    sql`with ${reportable(hotelId)}
    select json_build_object(
      'businessDate', (select business_date from day),
      'counts', ${countsJson},
      'forms', (select coalesce(json_agg(f.form order by f.place), '[]') from (
        select ${formJson} as form, row_number() over (order by ${urgency}, ${inParty}) as place
        from reportable o ${formTables}
        where bg.police_report_sent_at is null
        order by ${kept}, ${inParty} limit ${MOST_FORMS}) f),
      'unnamed', (select coalesce(json_agg(json_build_object(${stayOnForm},
          'guestName', coalesce((select pg.guest_name from primary_guests pg
            where pg.hotel_id = o.hotel_id and pg.booking_id = o.id), ''),
          'count', o.unnamed) order by ${urgency}), '[]')
        from reportable o join rooms r on r.hotel_id = o.hotel_id and r.id = o.room_id
        where o.unnamed > 0),
      'sent', (select coalesce(json_agg(${formJson} order by bg.police_report_sent_at desc,
          g.name_search, g.id), '[]')
        from reportable o ${formTables}
        where bg.police_report_sent_on = (select business_date from day))) as json`,
  );
}

export type StayForms = {
  unnamed: number;
  forms: Pick<PoliceForm, PoliceField | "guestId" | "fullName" | "arrivesOn">[];
};

/** The forms of one stay, identity numbers encrypted, the primary guest's first; null where the hotel has no such stay. */
export async function selectStayForms(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
): Promise<StayForms | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object(
      'unnamed', greatest(b.adults + b.children - (select count(*)::int from booking_guests bg
        where bg.hotel_id = b.hotel_id and bg.booking_id = b.id), 0),
      'forms', (select coalesce(json_agg(json_build_object(
          'guestId', g.id, 'fullName', g.full_name,
          'arrivesOn', coalesce(b.checked_in_on, b.check_in_date),
          'nationality', g.nationality, 'birthDate', g.birth_date, 'birthPlace', g.birth_place,
          'idType', g.id_type, 'idNumber', encode(g.encrypted_id_number, 'base64'), 'idDeliveryDate', g.id_delivery_date,
          'idDeliveryPlace', g.id_delivery_place, 'address', g.address, 'profession', g.profession
        ) order by bg.is_primary desc, bg.added_at, g.name_search, g.id), '[]')
        from booking_guests bg
        join guests g on g.hotel_id = bg.hotel_id and g.id = bg.guest_id
        where bg.hotel_id = b.hotel_id and bg.booking_id = b.id))
      from bookings b where b.hotel_id = ${hotelId} and b.id = ${bookingId}) as json`,
  );
}

export async function selectCounts(tx: HotelTx, hotelId: HotelId): Promise<PoliceCounts> {
  return selectJson(tx, sql`with ${reportable(hotelId)} select ${countsJson} as json`);
}

export type MarkedGuest = Pick<
  PoliceForm,
  "bookingId" | "guestId" | "fullName" | "sentAt" | "sentOn"
> & {
  sentBy: string;
};

/** The guests of these forms who are still occupants of these stays, with their marks. */
export async function selectMarks(
  tx: HotelTx,
  hotelId: HotelId,
  forms: MarkSent["forms"],
): Promise<MarkedGuest[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object(
      'bookingId', bg.booking_id, 'guestId', bg.guest_id, 'fullName', g.full_name,
      'sentAt', bg.police_report_sent_at, 'sentOn', bg.police_report_sent_on,
      'sentBy', coalesce(nullif(u.display_name, ''), u.email, '')) order by g.name_search, g.id), '[]')
      as json
    from booking_guests bg
    join guests g on g.hotel_id = bg.hotel_id and g.id = bg.guest_id
    left join users u on u.id = bg.police_report_sent_by
    where bg.hotel_id = ${hotelId} and (bg.booking_id, bg.guest_id) in (
      select * from unnest(${sql.param(forms.map(({ bookingId }) => bookingId))}::uuid[],
        ${sql.param(forms.map(({ guestId }) => guestId))}::uuid[]))`,
  );
}

/** Marks guests of one stay. The lock on the booking prevents marking twice. */
export async function setMarks(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
  guestIds: readonly GuestId[],
  businessDate: CalendarDate,
  { by, now }: WriteContext,
): Promise<void> {
  await tx.execute(sql`
    update booking_guests set police_report_sent_at = ${now.toISOString()}::timestamptz,
      police_report_sent_by = ${by.userId}::uuid, police_report_sent_on = ${businessDate}::date
    where hotel_id = ${hotelId} and booking_id = ${bookingId}
      and guest_id = any(${sql.param(guestIds)}::uuid[])`);
}

export async function clearMark(
  tx: HotelTx,
  { hotelId, bookingId, guestId }: PoliceFormRef,
): Promise<void> {
  await tx.execute(sql`
    update booking_guests set police_report_sent_at = null, police_report_sent_by = null,
      police_report_sent_on = null
    where hotel_id = ${hotelId} and booking_id = ${bookingId} and guest_id = ${guestId}`);
}
