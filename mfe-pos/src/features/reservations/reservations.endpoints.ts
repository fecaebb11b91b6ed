import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  ChangeReservation,
  FindReservations,
  FoundReservations,
  ReservationList,
  ReservationRef,
  ReservationsQuery,
  SavedReservation,
  SavedReservationSettings,
  SaveReservation,
  SaveReservationSettings,
  SeatedReservation,
  SeatReservation,
  UnseatedReservation,
} from "@funduq/shared-types/contracts/pos-reservation";
import type { ReservationStep } from "@funduq/shared-types/rules/table-reservation";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { noteEndedTurn, turnHeaders } from "../turns/till-turns.ts";

const placeOf = ({ hotelId, restaurantId }: RestaurantRef) =>
  `hotels/${hotelId}/restaurants/${restaurantId}`;
const pathOf = (ref: ReservationRef) => `${placeOf(ref)}/reservations/${ref.reservationId}`;

type Work<Body> = ReservationRef & { body: Body };
export type StepWork = Work<ChangeReservation> & {
  step: Exclude<ReservationStep, "seat" | "unseat">;
};

const reservationsEndpoints = injectEndpoints({
  owner: "mfe-pos/reservations",
  endpoints: (build) => ({
    listReservations: build.query<ReservationList, RestaurantRef & ReservationsQuery>({
      query: ({ date, ...ref }) => ({ url: `${placeOf(ref)}/reservations`, params: { date } }),
      extraOptions: { keepLastKnown: true },
      providesTags: ["Bill"],
    }),
    findReservations: build.query<FoundReservations, RestaurantRef & { body: FindReservations }>({
      query: ({ body, ...ref }) => ({
        url: `${placeOf(ref)}/reservations/search`,
        method: "POST",
        body,
        headers: turnHeaders(ref),
      }),
      providesTags: ["Bill"],
    }),
    saveReservation: build.mutation<SavedReservation, Work<SaveReservation>>({
      query: ({ body, ...ref }) => ({
        url: pathOf(ref),
        method: "PUT",
        body,
        headers: turnHeaders(ref),
      }),
      transformErrorResponse: noteEndedTurn,
      // A refusal shows what somebody else saved.
      invalidatesTags: ["Bill"],
    }),
    seatReservation: build.mutation<SeatedReservation, Work<SeatReservation>>({
      query: ({ body, ...ref }) => ({
        url: `${pathOf(ref)}/seat`,
        method: "POST",
        body,
        headers: turnHeaders(ref),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
    unseatReservation: build.mutation<UnseatedReservation, Work<ChangeReservation>>({
      query: ({ body, ...ref }) => ({
        url: `${pathOf(ref)}/unseat`,
        method: "POST",
        body,
        headers: turnHeaders(ref),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
    stepReservation: build.mutation<SavedReservation, StepWork>({
      query: ({ body, step, ...ref }) => ({
        url: `${pathOf(ref)}/${step}`,
        method: "POST",
        body,
        headers: turnHeaders(ref),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
    saveReservationSettings: build.mutation<
      SavedReservationSettings,
      RestaurantRef & { body: SaveReservationSettings }
    >({
      query: ({ body, ...ref }) => ({
        url: `${placeOf(ref)}/reservation-settings`,
        method: "PUT",
        body,
      }),
      invalidatesTags: ["Bill"],
    }),
  }),
});

export const {
  useListReservationsQuery,
  useFindReservationsQuery,
  useSaveReservationMutation,
  useSeatReservationMutation,
  useUnseatReservationMutation,
  useStepReservationMutation,
  useSaveReservationSettingsMutation,
} = reservationsEndpoints;
