import {
  nightlyDescriptions,
  type PlannedCharge,
  ROOM_DEPARTMENT,
} from "@funduq/shared-types/rules/folio-nights";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { NamedFolio } from "./night-facts.queries.ts";

/** A line of a night, of whichever stay, with the folio that takes it. */
export type NightCharge = PlannedCharge<NamedFolio> & { bookingId: BookingId; folio: NamedFolio };

type Posting = { hotelId: HotelId; businessDate: CalendarDate; context: WriteContext };

/**
 * Posts the lines in one statement, in their order; TVA names the room of its night. The database refuses a night that
 * stands charged.
 */
export async function insertNightCharges(
  tx: HotelTx,
  charges: readonly NightCharge[],
  posting: Posting,
): Promise<void> {
  if (charges.length > 0) await tx.execute(insertNightChargesQuery(charges, posting));
}

function insertNightChargesQuery(
  charges: readonly NightCharge[],
  { hotelId, businessDate, context: { by, now } }: Posting,
): SQL {
  const ids = charges.map(() => uuidv7());
  const nightOf = ({ bookingId, night }: NightCharge) => `${bookingId} ${night}`;
  const rooms = new Map<string, string | undefined>();
  for (const [index, charge] of charges.entries())
    if (charge.item === "room") rooms.set(nightOf(charge), ids[index]);
  const rows = charges.map((charge, index) => ({
    id: ids[index],
    booking_id: charge.bookingId,
    folio_id: charge.folio.id,
    item: charge.item,
    night: charge.night,
    description: nightlyDescriptions[charge.item],
    amount_centimes: charge.amountCentimes,
    recharges_posting_id: charge.rechargesPostingId,
    tva_bp: charge.tvaBp,
    stay_tax_centimes: charge.stayTaxCentimes,
    taxes_posting_id: charge.item === "tva" ? rooms.get(nightOf(charge)) : null,
    taxed_centimes: charge.taxedCentimes,
  }));
  return sql`
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, night, department,
      description, amount_centimes, business_date, posted_at, posted_by, recharges_posting_id, tva_bp,
      stay_tax_centimes, taxes_posting_id, taxed_centimes)
    select ${hotelId}::uuid, c.id, 'stay', c.booking_id, c.folio_id, 'charge', c.item, c.night,
      ${ROOM_DEPARTMENT}, c.description, c.amount_centimes, ${businessDate}::date,
      ${now.toISOString()}::timestamptz, ${by.userId}::uuid, c.recharges_posting_id, c.tva_bp, c.stay_tax_centimes,
      c.taxes_posting_id, c.taxed_centimes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) c (id uuid, booking_id uuid, folio_id uuid,
      item text, night date, description text, amount_centimes bigint, recharges_posting_id uuid,
      tva_bp integer, stay_tax_centimes bigint, taxes_posting_id uuid, taxed_centimes bigint)`;
}
