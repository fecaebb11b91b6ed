import { type FreeRoomList, freeRoomListSchema } from "@funduq/shared-types/contracts/availability";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { baseApi } from "@funduq/shared-ui/state";

type FreeRoomsAsked = { hotelId: HotelId; checkIn: CalendarDate; checkOut: CalendarDate };

const endpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFreeRooms: build.query<FreeRoomList, FreeRoomsAsked>({
      query: ({ hotelId, ...params }) => ({
        url: `hotels/${hotelId}/availability/free-rooms`,
        params,
      }),
      responseSchema: freeRoomListSchema,
      providesTags: ["Availability", "Room", "Booking"],
    }),
  }),
});

export const { useListFreeRoomsQuery } = endpoints;
