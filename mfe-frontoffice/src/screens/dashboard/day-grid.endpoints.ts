import {
  type DayGrid,
  dayGridSchema,
  type EndedStayList,
  endedStayListSchema,
} from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

/** `date` left out is the business date, whichever it is by then. */
type DayAsked = { hotelId: HotelId; date?: CalendarDate | undefined };

export const dayGridEndpoints = injectEndpoints({
  owner: "mfe-frontoffice/day-grid",
  endpoints: (build) => ({
    readDayGrid: build.query<DayGrid, DayAsked>({
      query: ({ hotelId, date }) => ({ url: `hotels/${hotelId}/day-grid`, params: { date } }),
      responseSchema: dayGridSchema,
      providesTags: ["Room", "Booking", "Folio", "Guest", "Company", "Hotel"],
    }),
    readEndedStays: build.query<EndedStayList, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/ended-stays`,
      responseSchema: endedStayListSchema,
      providesTags: ["Booking", "Guest", "Hotel"],
    }),
  }),
});

export const { useReadDayGridQuery, useReadEndedStaysQuery } = dayGridEndpoints;
