import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import {
  type AddOccupant,
  type MarkSent,
  type NotePrint,
  type Occupant,
  occupantSchema,
  type PoliceCounts,
  type PoliceFormRef,
  type PoliceGaps,
  type PoliceMarks,
  type PoliceReport,
  policeCountsSchema,
  policeGapsSchema,
  policeMarksSchema,
  policeReportSchema,
  type UndoSent,
} from "@funduq/shared-types/contracts/police";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/police",
  endpoints: (build) => ({
    readPoliceReport: build.query<PoliceReport, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/police-report`,
      responseSchema: policeReportSchema,
      providesTags: ["Guest", "Booking", "Hotel"],
    }),
    readPoliceCounts: build.query<PoliceCounts, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/police-report/counts`,
      responseSchema: policeCountsSchema,
      providesTags: ["Guest", "Booking", "Hotel"],
    }),
    readPoliceGaps: build.query<PoliceGaps, BookingRef>({
      query: ({ hotelId, bookingId }) => `hotels/${hotelId}/bookings/${bookingId}/police-gaps`,
      responseSchema: policeGapsSchema,
      providesTags: ["Guest", "Booking"],
    }),
    markSent: build.mutation<PoliceMarks, { hotelId: HotelId } & MarkSent>({
      query: ({ hotelId, ...body }) => ({
        url: `hotels/${hotelId}/police-report/sent`,
        method: "POST",
        body,
      }),
      responseSchema: policeMarksSchema,
      invalidatesTags: ["Guest", "Booking"],
    }),
    notePrint: build.mutation<null, { hotelId: HotelId } & NotePrint>({
      query: ({ hotelId, ...body }) => ({
        url: `hotels/${hotelId}/police-report/prints`,
        method: "POST",
        body,
      }),
    }),
    undoSent: build.mutation<Occupant, PoliceFormRef & UndoSent>({
      query: ({ hotelId, bookingId, guestId, reason }) => ({
        url: `hotels/${hotelId}/bookings/${bookingId}/guests/${guestId}/police-report/undo`,
        method: "POST",
        body: { reason },
      }),
      responseSchema: occupantSchema,
      invalidatesTags: ["Guest", "Booking"],
    }),
    addOccupant: build.mutation<Occupant, BookingRef & AddOccupant>({
      query: ({ hotelId, bookingId, ...body }) => ({
        url: `hotels/${hotelId}/bookings/${bookingId}/occupants`,
        method: "POST",
        body,
      }),
      responseSchema: occupantSchema,
      invalidatesTags: ["Guest", "Booking"],
    }),
  }),
});

export const {
  useReadPoliceReportQuery,
  useReadPoliceCountsQuery,
  useReadPoliceGapsQuery,
  useMarkSentMutation,
  useNotePrintMutation,
  useUndoSentMutation,
  useAddOccupantMutation,
} = endpoints;
