import type { Forecast } from "@funduq/shared-types/contracts/report-forecast";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { includedTaxChanges } from "../hotels/tax-rates.tables.ts";
import { type BookNights, booksQuery } from "../night-audit/books.service.ts";

/** The nights of the report, and how many days its pickup goes back. */
export type ForecastNights = BookNights & { pickup: number };

export async function selectForecast(tx: HotelTx, asked: ForecastNights): Promise<Forecast> {
  return selectJson(tx, forecastQuery(asked));
}

/** The books of now beside those of one closing, read by their key, and the closed days of a year before. */
export function forecastQuery({ hotelId, from, nights, pickup }: ForecastNights): SQL {
  const since = addDays(from, -pickup);
  const count = (figure: string) =>
    sql`coalesce((y.statistics->>${sql.raw(`'${figure}'`)})::bigint, 0)`;
  return sql`
    with ${booksQuery({ hotelId, from, nights })}
    select json_build_object(
      'businessDate', ${from}::date, 'since', ${since}::date,
      'keptFrom', (select min(k.business_date) from books_on_day k where k.hotel_id = ${hotelId}),
      'includedTaxChanges', ${includedTaxChanges(sql`${hotelId}::uuid`, {
        since: sql`(select min(d.date) from business_days d
          where d.hotel_id = ${hotelId} and d.date >= (${from}::date - interval '1 year')::date)`,
        until: sql`${from}::date + ${nights}::int - 1`,
      })},
      'days', (select json_agg(json_build_object(
          'date', b.date, 'rooms', b.rooms, 'outOfOrder', b.out_of_order,
          'reserved', b.reserved, 'inHouse', b.in_house, 'held', b.held,
          'revenueCentimes', b.revenue_centimes,
          'before', case when k.stay_date is not null then json_build_object(
            'rooms', k.booked + k.held, 'revenueCentimes', k.revenue_centimes) end,
          'lastYear', case when y.date is not null then json_build_object(
            'rooms', ${count("rooms")}, 'outOfOrder', ${count("outOfOrder")}, 'sold', ${count("sold")},
            'roomRevenueCentimes', ${count("roomRevenueCentimes")},
            'dayUseRevenueCentimes', ${count("dayUseRevenueCentimes")}) end
        ) order by b.date)
        from books b
        left join books_on_day k on k.hotel_id = ${hotelId} and k.business_date = ${since}::date
          and k.stay_date = b.date
        left join business_days y on y.hotel_id = ${hotelId}
          and y.date between (${from}::date - interval '1 year')::date
            and (${from}::date + ${nights}::int - interval '1 year')::date
          and y.date = (b.date - interval '1 year')::date)
    ) as json`;
}
