import type { HotelId } from "@funduq/shared-types/values/ids";
import { useSearchCompaniesQuery } from "@funduq/shared-ui/endpoints";
import { skipToken, useHotel } from "@funduq/shared-ui/state";
import { useListRateOffersQuery } from "../rate/rate.endpoints.ts";
import type { Offers, RateQuestion } from "./group-source.ts";

const SUGGESTED = 10;
const none: Offers["offers"] = [];

/** What the hotel in use offers for a type, so many persons and perhaps a company. */
export function useHotelOffers(question: RateQuestion | null): Offers {
  const hotelId = useHotel()?.hotelId;
  const query = useListRateOffersQuery(
    question && hotelId ? askedOf(hotelId, question) : skipToken,
  );
  return {
    offers: query.currentData?.offers ?? none,
    taxes: query.currentData,
    failure: query.error,
    retry: () => void query.refetch(),
  };
}

function askedOf(hotelId: HotelId, { roomTypeId, guests, companyId }: RateQuestion) {
  return { hotelId, roomTypeId, guests, ...(companyId && { companyId }) };
}

/** The companies of the hotel in use that fit what was typed. */
export function useHotelCompanies(query: string) {
  const hotelId = useHotel()?.hotelId;
  const asked = query && hotelId ? { hotelId, query, limit: SUGGESTED } : skipToken;
  const found = useSearchCompaniesQuery(asked);
  return { companies: found.currentData ?? [], isLoading: found.isFetching };
}
