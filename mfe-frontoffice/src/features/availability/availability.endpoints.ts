import {
  type Alternatives,
  type AlternativesQuery,
  type AvailabilityDays,
  alternativesSchema,
  availabilityDaysSchema,
  type FreeRoomList,
  freeRoomListSchema,
} from "@funduq/shared-types/contracts/availability";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

type FreeRoomsAsked = { hotelId: HotelId; checkIn: CalendarDate; checkOut: CalendarDate };
type AlternativesAsked = AlternativesQuery & { hotelId: HotelId };
type DaysAsked = { hotelId: HotelId; from: CalendarDate; to: CalendarDate };

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/availability",
  endpoints: (build) => ({
    listFreeRooms: build.query<FreeRoomList, FreeRoomsAsked>({
      query: ({ hotelId, ...params }) => ({
        url: `hotels/${hotelId}/availability/free-rooms`,
        params,
      }),
      responseSchema: freeRoomListSchema,
      providesTags: ["Availability", "Room", "Booking"],
    }),
    /** The free rooms of a span with what each costs; the asked type's stand first. */
    listPricedRooms: build.query<Alternatives, AlternativesAsked>({
      query: ({ hotelId, ...params }) => ({
        url: `hotels/${hotelId}/availability/alternatives`,
        params,
      }),
      responseSchema: alternativesSchema,
      providesTags: ["Availability", "Room", "Booking", "Rate", "Hotel"],
    }),
    readAvailabilityDays: build.query<AvailabilityDays, DaysAsked>({
      query: ({ hotelId, ...params }) => ({ url: `hotels/${hotelId}/availability/days`, params }),
      responseSchema: availabilityDaysSchema,
      providesTags: ["Availability", "Room", "Booking", "Hotel"],
    }),
  }),
});

export const { useListFreeRoomsQuery, useListPricedRoomsQuery, useReadAvailabilityDaysQuery } =
  endpoints;
