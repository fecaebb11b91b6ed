import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { nightsHad, plannedCharges } from "@funduq/shared-types/rules/folio-nights";
import type { NightTaxes } from "@funduq/shared-types/rules/tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { insertNightCharges, type NightCharge } from "./night-charges.queries.ts";
import {
  type HouseNight,
  type StayFacts,
  selectHouseFacts,
  selectStayFacts,
} from "./night-facts.queries.ts";

export type { NightCharge } from "./night-charges.queries.ts";
export type { HouseNight } from "./night-facts.queries.ts";

/** What a night is still to be charged with, on every stay in the house: what `chargeHouse` posts. */
export async function planHouse(tx: HotelTx, night: HouseNight): Promise<NightCharge[]> {
  const { stays, ...tax } = await selectHouseFacts(tx, night);
  return stays.flatMap((stay) => chargesOf(stay, [night.night], tax));
}

/** Charges a night on every stay in the house. Only the night audit does, which holds the business date for itself. */
export async function chargeHouse(
  tx: HotelTx,
  { hotelId, night }: HouseNight,
  context: WriteContext,
): Promise<NightCharge[]> {
  const charges = await planHouse(tx, { hotelId, night });
  await insertNightCharges(tx, charges, { hotelId, businessDate: night, context });
  return charges;
}

/**
 * The charges that are missing for the nights a guest has had, if the guest leaves on this business date;
 * empty when the guest is not in-house. The caller has locked the booking, or only reads.
 */
export async function planStay(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
  businessDate: CalendarDate,
): Promise<NightCharge[]> {
  const { stays, ...tax } = await selectStayFacts(tx, hotelId, bookingId);
  return stays.flatMap((facts) => chargesOf(facts, nightsHad(facts.stay, businessDate), tax));
}

function chargesOf(
  facts: StayFacts,
  nights: readonly CalendarDate[],
  tax: NightTaxes,
): NightCharge[] {
  return plannedCharges(facts, nights, tax).map(({ folio, ...charge }) => {
    if (!folio) throw new AppError("folio.no-route");
    return { ...charge, folio, bookingId: facts.bookingId };
  });
}
