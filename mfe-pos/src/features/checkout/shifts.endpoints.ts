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

const at = ({ hotelId, restaurantId, terminalId }: TerminalRef) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/terminals/${terminalId}`;

const endpoints = injectEndpoints({
  owner: "mfe-pos/shifts",
  endpoints: (build) => ({
    readOpenShift: build.query<OpenShift, TerminalRef>({
      query: (ref) => `${at(ref)}/shift`,
      providesTags: ["Bill"],
    }),
    openShift: build.mutation<ShiftReport, TerminalRef & OpenShiftBody>({
      query: ({ hotelId, restaurantId, terminalId, ...body }) => ({
        url: `${at({ hotelId, restaurantId, terminalId })}/shift`,
        method: "POST",
        body,
      }),
      invalidatesTags: ["Bill"],
    }),
    closeShift: build.mutation<ShiftReport, TerminalRef & CloseShift>({
      query: ({ hotelId, restaurantId, terminalId, ...body }) => ({
        url: `${at({ hotelId, restaurantId, terminalId })}/shift/close`,
        method: "POST",
        body,
      }),
      invalidatesTags: ["Bill"],
    }),
    listShifts: build.query<ShiftList, TerminalRef>({
      query: (ref) => `${at(ref)}/shifts`,
      providesTags: ["Bill"],
    }),
    readShift: build.query<ShiftReport, ShiftRef>({
      query: ({ shiftId, ...ref }) => `${at(ref)}/shifts/${shiftId}`,
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
