import {
  type Booking,
  type BookingRef,
  bookingSchema,
} from "@funduq/shared-types/contracts/booking";
import type {
  MovePosting,
  PostCharge,
  PostingRef,
  PostPayment,
  ReversePosting,
} from "@funduq/shared-types/contracts/folio";
import { baseApi } from "@funduq/shared-ui/state";
import { bookingTag, bookingUrl } from "../booking/booking.endpoints.ts";

const endpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    postCharge: build.mutation<Booking, BookingRef & PostCharge>({
      query: ({ hotelId, bookingId, ...charge }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/charges`,
        method: "POST",
        body: charge,
      }),
      responseSchema: bookingSchema,
      invalidatesTags: (booking, _failure, ref) => (booking ? [bookingTag(ref), "Folio"] : []),
    }),
    postPayment: build.mutation<Booking, BookingRef & PostPayment>({
      query: ({ hotelId, bookingId, ...payment }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/payments`,
        method: "POST",
        body: payment,
      }),
      responseSchema: bookingSchema,
      invalidatesTags: (booking, _failure, ref) => (booking ? [bookingTag(ref), "Folio"] : []),
    }),
    movePosting: build.mutation<Booking, PostingRef & MovePosting>({
      query: ({ hotelId, bookingId, postingId, toFolioId }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/postings/${postingId}/move`,
        method: "POST",
        body: { toFolioId },
      }),
      responseSchema: bookingSchema,
      invalidatesTags: (_booking, _failure, ref) => [bookingTag(ref), "Folio"],
    }),
    reversePosting: build.mutation<Booking, PostingRef & ReversePosting>({
      query: ({ hotelId, bookingId, postingId, reason }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/postings/${postingId}/reversal`,
        method: "POST",
        body: { reason },
      }),
      responseSchema: bookingSchema,
      invalidatesTags: (_booking, _failure, ref) => [bookingTag(ref), "Folio"],
    }),
  }),
});

export const {
  usePostChargeMutation,
  usePostPaymentMutation,
  useMovePostingMutation,
  useReversePostingMutation,
} = endpoints;
