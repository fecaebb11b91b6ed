import type { RateOffer, RateOffers } from "@funduq/shared-types/contracts/rate";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { rateOffers } from "@funduq/shared-types/rules/rates";
import type { CompanyId, HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { findKnownRates, listKnownRates } from "./rates.queries.ts";

export type RateQuestion = {
  hotelId: HotelId;
  roomTypeId: RoomTypeId;
  guests: number;
  companyId?: CompanyId | null | undefined;
};

/** The rate offers for a stay with this number of guests in a room type (BK-03). */
export async function getRateOffers(tx: HotelTx, question: RateQuestion): Promise<RateOffers> {
  const known = await findKnownRates(tx, question);
  if (!known) throw new AppError("room-type.not-found");
  if (question.companyId && !known.companyName) throw new AppError("company.not-found");
  const { roomTypeName, tdsBp, tdsChanges, taxRates } = known;
  return { roomTypeName, tdsBp, tdsChanges, taxRates, offers: rateOffers(known) };
}

/** `getRateOffers` for every room type of the hotel, for comparison. */
export async function listOffersByType(
  tx: HotelTx,
  question: Omit<RateQuestion, "roomTypeId">,
): Promise<Map<RoomTypeId, RateOffer[]>> {
  const known = await listKnownRates(tx, question);
  return new Map(known.map(({ roomTypeId, ...rates }) => [roomTypeId, rateOffers(rates)]));
}
