import { MAX_STAY_NIGHTS } from "@funduq/shared-types/contracts/booking";
import type { DayStatistics } from "@funduq/shared-types/contracts/night-audit";
import { COMPANY_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { HouseNight } from "../folios/night-plan.service.ts";
import { tvaOf } from "../folios/postings.tables.ts";
import {
  byName,
  documentSums,
  invoicePayments,
  paidInRestaurants,
  restaurantDays,
} from "./day-money.queries.ts";
import { roomsOfNight } from "./rooms-of-night.queries.ts";

/**
 * The figures of a business date as the house stands now: frozen when the date is closed, and until
 * then those of the day so far. Of a closed date, read what was frozen.
 */
export async function selectDayStatistics(
  tx: HotelTx,
  { hotelId, night }: HouseNight,
): Promise<DayStatistics> {
  return selectJson(tx, dayStatisticsQuery({ hotelId, night }));
}

export function dayStatisticsQuery({ hotelId, night }: HouseNight): SQL {
  return sql`
    with ${movements({ hotelId, night })}, ${stays({ hotelId, night })},
    house as materialized (${roomsOfNight(hotelId, sql`${night}::date`)})
    select json_build_object(
      'rooms', (select count(*) from house),
      'outOfOrder', (select count(*) from house where is_out_of_order),
      'sold', (select count(distinct room_id) from inside),
      'persons', (select coalesce(sum(adults + children), 0) from inside),
      'adults', (select coalesce(sum(adults), 0) from inside),
      'children', (select coalesce(sum(children), 0) from inside),
      'dayUse', t.day_use, 'arrivals', t.arrivals, 'departures', t.departures,
      'noShows', t.no_shows, 'cancellations', t.cancellations,
      'roomRevenueCentimes', (select coalesce(sum(net), 0)::bigint from movement where item = 'room'),
      'dayUseRevenueCentimes', (select coalesce(sum(m.net), 0)::bigint from movement m
        join bookings b on b.hotel_id = ${hotelId} and b.id = m.owner_id
        where m.item = 'room' and b.checked_in_on = b.checked_out_on),
      'tdsCentimes', (select coalesce(sum(amount), 0)::bigint from movement where item = 'tourism-tax'),
      'includedTvaCentimes', (select coalesce(sum(tva), 0)::bigint from movement),
      'includedStayTaxCentimes', (select coalesce(sum(stay_tax), 0)::bigint from movement),
      'addedTvaCentimes', (select coalesce(sum(amount), 0)::bigint from movement where item = 'tva'),
      'addedStayTaxCentimes', (select coalesce(sum(amount), 0)::bigint from movement where item = 'stay-tax'),
      'otherRevenueCentimes', ${byName(sql`select department as name, sum(net) as amount
        from movement where kind = 'charge' and item not in ('room', 'tva', 'tourism-tax', 'stay-tax') group by department`)},
      'restaurantSalesCentimes', ${paidInRestaurants({ hotelId, night })},
      'paymentsCentimes', ${byName(sql`select method as name, -sum(amount) as amount
        from movement where kind <> 'charge' group by method`)},
      'receivedCentimes', ${byName(sql`select method as name, -sum(amount) as amount
        from movement where kind = 'payment' group by method`)},
      'companyTransfersCentimes', (select coalesce(-sum(amount), 0)::bigint
        from movement where method = ${COMPANY_ACCOUNT}),
      'invoices', ${documentSums({ hotelId, night }, "invoice")},
      'creditNotes', ${documentSums({ hotelId, night }, "credit-note")},
      'invoicePaymentsCentimes', ${invoicePayments({ hotelId, night })},
      'restaurants', ${restaurantDays({ hotelId, night })}
    ) as json from steps t`;
}

/**
 * `movement`: the day's charges, payments and transfers, each once: of a transfer the line that it goes from. What
 * takes one back, or is a part of it, is of the same item. `net`: without the taxes that the amount contains or is.
 */
function movements({ hotelId, night }: HouseNight): SQL {
  return sql`
  movement as (
    select p.owner_id, p.kind, p.item, p.department, p.method, p.signed_centimes as amount, t.tva, t.stay_tax,
      p.signed_centimes - t.tva - t.stay_tax as net
    from postings p
    cross join lateral (
      select sign(p.signed_centimes::numeric) * ${tvaOf(sql`p`)} as tva,
        sign(p.signed_centimes::numeric) * p.stay_tax_centimes as stay_tax
    ) t
    where p.hotel_id = ${hotelId} and p.business_date = ${night}::date
      and p.transfer_side is distinct from 'to'
  )`;
}

/** `inside`: the stays in-house. `steps`: the number of arrivals, departures … of the date, each read by its index. */
function stays({ hotelId, night }: HouseNight): SQL {
  const count = (where: SQL) => sql`(
    select count(*)::int from bookings b where b.hotel_id = ${hotelId} and ${where})`;
  const on = (column: string) => sql`b.${sql.raw(column)} = ${night}::date`;
  return sql`
  inside as (
    select b.room_id, b.adults, b.children from bookings b
    where b.hotel_id = ${hotelId} and b.status = 'Checked-in'
  ),
  steps as (
    select ${count(on("checked_in_on"))} as arrivals, ${count(on("checked_out_on"))} as departures,
      ${count(on("cancelled_on"))} as cancellations,
      ${count(sql`${on("checked_in_on")} and ${on("checked_out_on")}`)} as day_use,
      ${count(sql`b.status = 'no-show' and b.check_in_date <= ${night}::date
        and b.check_in_date > ${night}::date - ${MAX_STAY_NIGHTS}::int
        and ${markedOn} = ${night}::date`)} as no_shows
  )`;
}

/** The business date that said stay `b` had not come. Former releases did not note it: then its day of arrival. */
export const markedOn: SQL = sql`coalesce((
  select max((h.details->>'businessDate')::date) from booking_history h
  where h.hotel_id = b.hotel_id and h.booking_id = b.id and h.action = 'no-show'), b.check_in_date)`;
