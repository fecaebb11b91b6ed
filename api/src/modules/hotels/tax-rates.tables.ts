import { type TaxTreatment, taxTreatmentSchema } from "@funduq/shared-types/contracts/tax";
import { type SQL, sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { day, hotelId, isOneOf, money, ofOneHotel } from "../../platform/db/columns.ts";
import { belongsToHotel } from "./hotels.tables.ts";

/**
 * A hotel's rates of tax, each with its first day. Those in `hotels` apply only where there are none yet: in a hotel
 * that a former release made. The database lets the application add and delete none of closed days.
 */
export const taxRates = pgTable(
  "tax_rates",
  {
    hotelId: hotelId(),
    validFrom: day("valid_from").notNull(),
    tvaBp: integer("tva_bp").notNull(),
    tdsBp: integer("tds_bp").notNull(),
    stayTaxCentimes: money("stay_tax_centimes").notNull(),
    tvaTreatment: text("tva_treatment").notNull().default("invoice").$type<TaxTreatment>(),
    stayTaxTreatment: text("stay_tax_treatment").notNull().default("invoice").$type<TaxTreatment>(),
  },
  (rate) => [
    primaryKey({ name: "tax_rates_begin_once_a_day", columns: [rate.hotelId, rate.validFrom] }),
    check("tax_rates_tva_is_a_share", sql`${rate.tvaBp} between 0 and 10000`),
    check("tax_rates_tds_is_a_share", sql`${rate.tdsBp} between 0 and 10000`),
    check("tax_rates_stay_tax_is_not_negative", sql`${rate.stayTaxCentimes} >= 0`),
    isOneOf("tax_rates_tva_treatment_is_known", rate.tvaTreatment, taxTreatmentSchema.options),
    isOneOf(
      "tax_rates_stay_tax_treatment_is_known",
      rate.stayTaxTreatment,
      taxTreatmentSchema.options,
    ),
    check(
      "tax_rates_tva_is_not_added_to_stay_tax",
      sql`not (${rate.tvaTreatment} = 'added' and ${rate.stayTaxTreatment} = 'included')`,
    ),
    belongsToHotel("tax_rates_belong_to_a_hotel", rate.hotelId),
    ofOneHotel(),
  ],
).enableRLS();

/** Pairs for `json_build_object`: all that the taxes of a hotel's nights are computed from (`NightTaxes`). */
export function nightTaxPairs(hotel: SQL): SQL {
  return sql`
    'tdsBp', (select h.tds_bp from hotels h where h.id = ${hotel}),
    'tdsChanges', (select coalesce(json_agg(json_build_object('from', x.valid_from, 'tdsBp', x.tds_bp)
      order by x.valid_from), '[]') from tax_rates x where x.hotel_id = ${hotel}),
    'taxRates', ${datedTaxRates(hotel)}`;
}

/** A JSON array of all rates of a hotel that have a first day, in order; null where there are none. */
export function datedTaxRates(hotel: SQL): SQL {
  return sql`
    (select json_agg(json_build_object('validFrom', x.valid_from, 'tvaBp', x.tva_bp, 'tdsBp', x.tds_bp,
      'stayTaxCentimes', x.stay_tax_centimes, 'tvaTreatment', x.tva_treatment,
      'stayTaxTreatment', x.stay_tax_treatment) order by x.valid_from)
    from tax_rates x where x.hotel_id = ${hotel})`;
}

/**
 * The periods of a hotel's rates, with what prices contain: `valid_from`, `valid_to` (the first day of the next one; null
 * of the last), `tva_bp`, `stay_tax_centimes` per person and night. Prices before the first rate contain none, as `taxesIn`
 * has it.
 */
export function includedTaxPeriods(hotel: SQL): SQL {
  return sql`
    select x.valid_from, lead(x.valid_from) over (order by x.valid_from) as valid_to,
      case when x.tva_treatment = 'included' then x.tva_bp else 0 end as tva_bp,
      case when x.stay_tax_treatment = 'included' then x.stay_tax_centimes else 0 end as stay_tax_centimes
    from tax_rates x where x.hotel_id = ${hotel}
    union all
    select '-infinity'::date, min(x.valid_from), 0, 0 from tax_rates x where x.hotel_id = ${hotel}`;
}

/** The periods of a hotel's rates, `valid_from` to `valid_to` as above, and whether invoices add a tax that no folio has. */
export function invoiceTaxPeriods(hotel: SQL): SQL {
  return sql`
    select x.valid_from, lead(x.valid_from) over (order by x.valid_from) as valid_to,
      (x.tva_treatment = 'invoice' and x.tva_bp > 0)
        or (x.stay_tax_treatment = 'invoice' and x.stay_tax_centimes > 0) as adds
    from tax_rates x where x.hotel_id = ${hotel}`;
}

/** A JSON array of the days after `since`, up to `until`, from which prices contain other taxes than before. */
export function includedTaxChanges(hotel: SQL, { since, until }: { since: SQL; until: SQL }): SQL {
  return sql`
    (select coalesce(json_agg(json_build_object('from', c.valid_from,
        'before', json_build_object('tvaBp', c.tva_before, 'stayTaxCentimes', c.stay_tax_before),
        'after', json_build_object('tvaBp', c.tva_bp, 'stayTaxCentimes', c.stay_tax_centimes))
      order by c.valid_from), '[]')
    from (select p.*, lag(p.tva_bp) over w as tva_before, lag(p.stay_tax_centimes) over w as stay_tax_before
      from (${includedTaxPeriods(hotel)}) p window w as (order by p.valid_from)) c
    where c.valid_from > ${since} and c.valid_from <= ${until}
      and (c.tva_bp, c.stay_tax_centimes) <> (c.tva_before, c.stay_tax_before))`;
}
