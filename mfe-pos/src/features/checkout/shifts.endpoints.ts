import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type {
  CloseShift,
  OpenShift,
  OpenShiftBody,
  ShiftList,
  ShiftRef,
  ShiftReport,
} from "@funduq/shared-types/contracts/pos-shift";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { noteEndedTurn, turnHeaders } from "../turns/till-turns.ts";

const at = ({ hotelId, restaurantId, terminalId }: TerminalRef) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/terminals/${terminalId}`;

const endpoints = injectEndpoints({
  owner: "mfe-pos/shifts",
  endpoints: (build) => ({
    readOpenShift: build.query<OpenShift, TerminalRef>({
      // What they may see of the cash depends on who is at the till.
      query: (ref) => ({ url: `${at(ref)}/shift`, headers: turnHeaders(ref) }),
      transformErrorResponse: noteEndedTurn,
      providesTags: ["Bill"],
    }),
    openShift: build.mutation<ShiftReport, TerminalRef & OpenShiftBody>({
      query: ({ hotelId, restaurantId, terminalId, ...body }) => ({
        url: `${at({ hotelId, restaurantId, terminalId })}/shift`,
        method: "POST",
        body,
        headers: turnHeaders({ hotelId }),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
    closeShift: build.mutation<ShiftReport, TerminalRef & CloseShift>({
      query: ({ hotelId, restaurantId, terminalId, ...body }) => ({
        url: `${at({ hotelId, restaurantId, terminalId })}/shift/close`,
        method: "POST",
        body,
        headers: turnHeaders({ hotelId }),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
    listShifts: build.query<ShiftList, TerminalRef>({
      query: (ref) => ({ url: `${at(ref)}/shifts`, headers: turnHeaders(ref) }),
      transformErrorResponse: noteEndedTurn,
      providesTags: ["Bill"],
    }),
    readShift: build.query<ShiftReport, ShiftRef>({
      query: ({ shiftId, ...ref }) => ({
        url: `${at(ref)}/shifts/${shiftId}`,
        headers: turnHeaders(ref),
      }),
      transformErrorResponse: noteEndedTurn,
      providesTags: ["Bill"],
    }),
  }),
});

export const {
  useReadOpenShiftQuery,
  useOpenShiftMutation,
  useCloseShiftMutation,
  useListShiftsQuery,
  useReadShiftQuery,
} = endpoints;
