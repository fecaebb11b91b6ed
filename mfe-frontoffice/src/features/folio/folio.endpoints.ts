import {
  type BookingRef,
  type SavedBooking,
  savedBookingSchema,
} from "@funduq/shared-types/contracts/booking";
import {
  type ChargeNights,
  type MovePosting,
  type OpenFolio,
  type OpenNights,
  openNightsSchema,
  type PostCharge,
  type PostingRef,
  type PostPayment,
  type RefundPayment,
  type ReversePosting,
  type SplitPosting,
} from "@funduq/shared-types/contracts/folio";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { bookingTag, bookingUrl } from "../booking/booking.endpoints.ts";

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/folio",
  endpoints: (build) => ({
    openFolio: build.mutation<SavedBooking, BookingRef & OpenFolio>({
      query: ({ hotelId, bookingId, name }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/folios`,
        method: "POST",
        body: { name },
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (_booking, _failure, ref) => [bookingTag(ref), "Folio"],
    }),
    postCharge: build.mutation<SavedBooking, BookingRef & PostCharge>({
      query: ({ hotelId, bookingId, ...charge }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/charges`,
        method: "POST",
        body: charge,
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (booking, _failure, ref) => (booking ? [bookingTag(ref), "Folio"] : []),
    }),
    postPayment: build.mutation<SavedBooking, BookingRef & PostPayment>({
      query: ({ hotelId, bookingId, ...payment }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/payments`,
        method: "POST",
        body: payment,
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (booking, _failure, ref) => (booking ? [bookingTag(ref), "Folio"] : []),
    }),
    refundPayment: build.mutation<SavedBooking, BookingRef & RefundPayment>({
      query: ({ hotelId, bookingId, ...refund }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/refunds`,
        method: "POST",
        body: refund,
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (_booking, _failure, ref) => [bookingTag(ref), "Folio"],
    }),
    openNights: build.query<OpenNights, BookingRef>({
      query: (ref) => `${bookingUrl(ref)}/room-charges`,
      responseSchema: openNightsSchema,
      providesTags: (_nights, _failure, ref) => [bookingTag(ref), "Folio"],
    }),
    chargeNights: build.mutation<SavedBooking, BookingRef & ChargeNights>({
      query: ({ hotelId, bookingId, totalCentimes }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/room-charges`,
        method: "POST",
        body: { totalCentimes },
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (_booking, _failure, ref) => [bookingTag(ref), "Folio"],
    }),
    movePosting: build.mutation<SavedBooking, PostingRef & MovePosting>({
      query: ({ hotelId, bookingId, postingId, toFolioId }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/postings/${postingId}/move`,
        method: "POST",
        body: { toFolioId },
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (_booking, _failure, ref) => [bookingTag(ref), "Folio"],
    }),
    splitPosting: build.mutation<SavedBooking, PostingRef & SplitPosting>({
      query: ({ hotelId, bookingId, postingId, ...body }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/postings/${postingId}/split`,
        method: "POST",
        body,
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (_booking, _failure, ref) => [bookingTag(ref), "Folio"],
    }),
    reversePosting: build.mutation<SavedBooking, PostingRef & ReversePosting>({
      query: ({ hotelId, bookingId, postingId, ...body }) => ({
        url: `${bookingUrl({ hotelId, bookingId })}/postings/${postingId}/reversal`,
        method: "POST",
        body,
      }),
      responseSchema: savedBookingSchema,
      invalidatesTags: (_booking, _failure, ref) => [bookingTag(ref), "Folio"],
    }),
  }),
});

export const {
  useOpenNightsQuery,
  useChargeNightsMutation,
  useOpenFolioMutation,
  usePostChargeMutation,
  usePostPaymentMutation,
  useMovePostingMutation,
  useRefundPaymentMutation,
  useReversePostingMutation,
  useSplitPostingMutation,
} = endpoints;
