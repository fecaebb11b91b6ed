import {
  type RateSheet,
  rateSheetSchema,
  type SavedRate,
  type SavedRates,
  savedRatesSchema,
} from "@funduq/shared-types/contracts/rate";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

type RatesToSave = { hotelId: HotelId; rates: readonly SavedRate[] };

export const ratesEndpoints = injectEndpoints({
  owner: "mfe-admin/rates",
  endpoints: (build) => ({
    readRateSheet: build.query<RateSheet, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/rates`,
      responseSchema: rateSheetSchema,
      providesTags: ["Rate", "Hotel"],
    }),
    saveRates: build.mutation<SavedRates, RatesToSave>({
      query: ({ hotelId, rates }) => ({
        url: `hotels/${hotelId}/rates`,
        method: "PUT",
        body: { rates },
      }),
      responseSchema: savedRatesSchema,
      // Also when it failed: what somebody else has saved since must be seen.
      invalidatesTags: ["Rate"],
      async onQueryStarted({ hotelId, rates }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          () =>
            dispatch(
              ratesEndpoints.util.updateQueryData("readRateSheet", hotelId, (sheet) =>
                put(rates, sheet),
              ),
            ),
          () => undefined,
        );
      },
    }),
  }),
});

/** Writes the saved rates into the cached sheet at once, so that no cell shows its former rate until the sheet is fetched again. */
function put(rates: readonly SavedRate[], sheet: RateSheet): void {
  for (const { roomTypeId, guests, rateCentimes } of rates) {
    const type = sheet.roomTypes.find((it) => it.roomTypeId === roomTypeId);
    if (type) type.rates[guests - 1] = rateCentimes;
  }
}

export const { useReadRateSheetQuery, useSaveRatesMutation } = ratesEndpoints;
