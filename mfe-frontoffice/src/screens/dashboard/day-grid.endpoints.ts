import { type DayGrid, dayGridSchema } from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { baseApi } from "@funduq/shared-ui/state";

/** `date` left out is the business date, whichever it is by then. */
type DayAsked = { hotelId: HotelId; date?: CalendarDate | undefined };

const endpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readDayGrid: build.query<DayGrid, DayAsked>({
      query: ({ hotelId, date }) => ({ url: `hotels/${hotelId}/day-grid`, params: { date } }),
      responseSchema: dayGridSchema,
      providesTags: ["Room", "Booking", "Guest", "Company", "Hotel"],
    }),
  }),
});

export const { useReadDayGridQuery } = endpoints;
