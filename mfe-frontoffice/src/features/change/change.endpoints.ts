import { type Alternatives, alternativesSchema } from "@funduq/shared-types/contracts/availability";
import {
  type BookingRef,
  type CreatedBooking,
  createdBookingSchema,
  type SavedBooking,
  savedBookingSchema,
} from "@funduq/shared-types/contracts/booking";
import {
  type ChangeDates,
  type ChangeDatesPreview,
  type ChangeRoom,
  type ChangeRoomPreview,
  changeDatesPreviewSchema,
  changeRoomPreviewSchema,
  type EditDetails,
  type ResolveConflict,
} from "@funduq/shared-types/contracts/booking-changes";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, RoomId } from "@funduq/shared-types/values/ids";
import { injectEndpoints, type Tag } from "@funduq/shared-ui/state";
import { bookingUrl, staleAfter } from "../booking/booking.endpoints.ts";

type Dates = { checkIn: CalendarDate; checkOut: CalendarDate };
type DatesAsked = BookingRef & Pick<ChangeDates, "checkInDate" | "checkOutDate" | "roomId">;

/** What a stay takes up in the hotel: another one's change may answer otherwise. */
const taken: Tag[] = ["Booking", "Room", "Availability"];
const priced: Tag[] = [...taken, "Rate", "Company"];

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/change",
  endpoints: (build) => ({
    listAlternatives: build.query<Alternatives, BookingRef & Partial<Dates>>({
      query: ({ hotelId, bookingId, ...params }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/alternatives`,
        params,
      }),
      responseSchema: alternativesSchema,
      providesTags: priced,
    }),
    previewRoom: build.query<ChangeRoomPreview, BookingRef & { roomId: RoomId }>({
      query: ({ roomId, ...ref }) => ({
        url: `${bookingUrl(ref)}/change-room/preview`,
        params: { roomId },
      }),
      responseSchema: changeRoomPreviewSchema,
      providesTags: priced,
    }),
    changeRoom: build.mutation<SavedBooking, BookingRef & ChangeRoom>({
      query: ({ hotelId, bookingId, ...body }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/change-room`,
        method: "POST",
        body,
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (_booking, failure) => staleAfter(failure, taken),
    }),
    previewDates: build.query<ChangeDatesPreview, DatesAsked>({
      query: ({ hotelId, bookingId, ...params }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/dates/preview`,
        params,
      }),
      responseSchema: changeDatesPreviewSchema,
      providesTags: priced,
    }),
    changeDates: build.mutation<SavedBooking, BookingRef & ChangeDates>({
      query: ({ hotelId, bookingId, ...body }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/dates`,
        method: "POST",
        body,
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (_booking, failure) => staleAfter(failure, taken),
    }),
    resolveConflict: build.mutation<CreatedBooking, { hotelId: HotelId } & ResolveConflict>({
      query: ({ hotelId, ...body }) => ({
        url: `hotels/${hotelId}/bookings/resolve-conflict`,
        method: "POST",
        body,
      }),
      responseSchema: createdBookingSchema,
      invalidatesTags: (_booking, failure) => staleAfter(failure, [...taken, "Guest"]),
    }),
    editDetails: build.mutation<SavedBooking, BookingRef & EditDetails>({
      query: ({ hotelId, bookingId, ...body }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/details`,
        method: "PUT",
        body,
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (_booking, failure) =>
        staleAfter(failure, ["Booking", "Guest", "Folio", "Rate"]),
    }),
  }),
});

export const {
  useListAlternativesQuery,
  usePreviewRoomQuery,
  useChangeRoomMutation,
  usePreviewDatesQuery,
  useChangeDatesMutation,
  useEditDetailsMutation,
  useResolveConflictMutation,
} = endpoints;
