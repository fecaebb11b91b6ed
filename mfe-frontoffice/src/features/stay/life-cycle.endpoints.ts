import {
  type BookingRef,
  type BookingStep,
  type CancelBooking,
  type Reactivate,
  type SavedBooking,
  savedBookingSchema,
  type UndoStep,
} from "@funduq/shared-types/contracts/booking";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { bookingUrl, staleAfter } from "../booking/booking.endpoints.ts";

type StepName = "cancel" | "no-show" | "reactivate" | "undo";

/** A step in the life of a booking that may free its room, or ask for it again. */
const step = (name: StepName) => ({
  query: ({ hotelId, bookingId, ...body }: BookingRef & BookingStep) => ({
    url: `${bookingUrl({ hotelId, bookingId })}/${name}`,
    method: "POST",
    body,
  }),
  responseSchema: savedBookingSchema,
  invalidatesTags: (_booking: unknown, failure: { status: number } | undefined) =>
    staleAfter(failure, ["Booking", "Room", "Availability"]),
});

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/life-cycle",
  endpoints: (build) => ({
    cancelBooking: build.mutation<SavedBooking, BookingRef & CancelBooking>(step("cancel")),
    markNoShow: build.mutation<SavedBooking, BookingRef & BookingStep>(step("no-show")),
    reactivate: build.mutation<SavedBooking, BookingRef & Reactivate>(step("reactivate")),
    undoLastStep: build.mutation<SavedBooking, BookingRef & UndoStep>(step("undo")),
  }),
});

export const {
  useCancelBookingMutation,
  useMarkNoShowMutation,
  useReactivateMutation,
  useUndoLastStepMutation,
} = endpoints;
