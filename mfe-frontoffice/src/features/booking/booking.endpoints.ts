import {
  type Booking,
  type BookingRef,
  type BookingStep,
  bookingSchema,
  type CheckOut,
  type CreateBooking,
  type CreatedBooking,
  createdBookingSchema,
  type SavedBooking,
  savedBookingSchema,
} from "@funduq/shared-types/contracts/booking";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints, type Tag } from "@funduq/shared-ui/state";

type NewBooking = { hotelId: HotelId; booking: CreateBooking };
type Step = BookingRef & BookingStep;

export const bookingUrl = ({ hotelId, bookingId }: BookingRef) =>
  `hotels/${hotelId}/bookings/${bookingId}`;

export const bookingTag = ({ bookingId }: Pick<BookingRef, "bookingId">) =>
  ({ type: "Booking", id: bookingId }) as const;

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/booking",
  endpoints: (build) => ({
    readBooking: build.query<Booking, BookingRef>({
      query: bookingUrl,
      responseSchema: bookingSchema,
      providesTags: (_booking, _failure, ref) => [bookingTag(ref), "Folio"],
    }),
    createBooking: build.mutation<CreatedBooking, NewBooking>({
      query: ({ hotelId, booking }) => ({
        url: `hotels/${hotelId}/bookings`,
        method: "POST",
        body: booking,
      }),
      responseSchema: createdBookingSchema,
      invalidatesTags: (_booking, failure) =>
        staleAfter(failure, ["Booking", "Room", "Availability", "Guest"]),
    }),
    checkIn: build.mutation<SavedBooking, Step>({
      query: ({ version, ...ref }) => ({
        url: `${bookingUrl(ref)}/check-in`,
        method: "POST",
        body: { version },
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (_booking, failure) => staleAfter(failure, ["Booking", "Room"]),
    }),
    checkOut: build.mutation<SavedBooking, BookingRef & CheckOut>({
      query: ({ hotelId, bookingId, ...body }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/check-out`,
        method: "POST",
        body,
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (_booking, failure) =>
        staleAfter(failure, ["Booking", "Room", "Availability", "Folio"]),
    }),
  }),
});

/** A refused step means that the screen showed something old: it is read anew as well. */
export function staleAfter(failure: { status: number } | undefined, tags: Tag[]): Tag[] {
  return !failure || failure.status === 409 ? tags : [];
}

export const {
  useReadBookingQuery,
  useCreateBookingMutation,
  useCheckInMutation,
  useCheckOutMutation,
} = endpoints;
