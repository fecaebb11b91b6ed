import type { AlternativeRoom, Alternatives } from "@funduq/shared-types/contracts/availability";
import type { RateOffer, RatePlan } from "@funduq/shared-types/contracts/rate";
import { stayVerdict } from "@funduq/shared-types/rules/stay";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { CompanyId, HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { type Centimes, centimes, ZERO } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { getRateOffers, listOffersByType } from "../rates/rates.service.ts";
import { type FreeRoomsQuestion, listFreeRooms } from "./availability.queries.ts";

export type { OwnNights } from "./availability.queries.ts";

type Wanted = {
  roomTypeId: RoomTypeId;
  guests: number;
  companyId: CompanyId | null;
  ratePlan?: RatePlan | undefined;
  /** The rate the stay was sold at; without it, the offer for the wanted type. */
  rateCentimes?: Centimes | undefined;
};

type AlternativesQuestion = {
  hotelId: HotelId;
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  roomTypeId: RoomTypeId;
  guests: number;
  companyId?: CompanyId | undefined;
  ratePlan?: RatePlan | undefined;
};

/** Alternative rooms for a stay that is not booked yet (BK-08, BK-19). */
export async function getAlternatives(
  tx: HotelTx,
  { hotelId, checkIn, checkOut, ...asked }: AlternativesQuestion,
  businessDate: CalendarDate,
): Promise<Alternatives> {
  assertAllowed(stayVerdict({ from: checkIn, to: checkOut }, businessDate));
  // Refuses an unknown type or company with the same error as the rate query.
  const { tdsBp, tdsChanges, taxRates } = await getRateOffers(tx, { hotelId, ...asked });
  const wanted = { ...asked, companyId: asked.companyId ?? null };
  return {
    ...(await findAlternatives(tx, { hotelId, checkIn, checkOut }, wanted)),
    tdsBp,
    tdsChanges,
    taxRates,
  };
}

/**
 * The free rooms with capacity for the party: those of the wanted type first, then the others, cheapest
 * first, each with its price difference per night.
 */
export async function findAlternatives(
  tx: HotelTx,
  question: FreeRoomsQuestion,
  wanted: Wanted,
): Promise<Alternatives> {
  const { hotelId } = question;
  const { guests, companyId, roomTypeId } = wanted;
  const [rooms, offers] = await Promise.all([
    listFreeRooms(tx, question),
    listOffersByType(tx, { hotelId, guests, companyId }),
  ]);
  const rateOf = (typeId: RoomTypeId) => comparedRate(offers.get(typeId) ?? [], wanted.ratePlan);
  const compared = wanted.rateCentimes ?? rateOf(roomTypeId).rateCentimes;
  const alternatives = rooms
    .filter(({ maxOccupancy }) => maxOccupancy >= guests)
    .map((room): AlternativeRoom => {
      const { plan: ratePlan, rateCentimes } = rateOf(room.roomTypeId);
      const differenceCentimes = centimes(rateCentimes - compared);
      const sameType = room.roomTypeId === roomTypeId;
      return { ...room, sameType, ratePlan, rateCentimes, differenceCentimes };
    });
  return { rooms: alternatives.sort(sameTypeThenCheapest) };
}

/** The rate of this plan, or the first offer. */
function comparedRate(offers: readonly RateOffer[], ratePlan: RatePlan | undefined): RateOffer {
  const rate = offers.find(({ plan }) => plan === ratePlan) ?? offers[0];
  return rate ?? { plan: "default", rateCentimes: ZERO };
}

function sameTypeThenCheapest(a: AlternativeRoom, b: AlternativeRoom): number {
  return (
    Number(b.sameType) - Number(a.sameType) ||
    a.rateCentimes - b.rateCentimes ||
    a.roomTypeName.localeCompare(b.roomTypeName)
  );
}
