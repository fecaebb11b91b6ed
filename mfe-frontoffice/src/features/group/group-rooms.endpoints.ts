import type { GroupBlockRef, GroupRef } from "@funduq/shared-types/contracts/group";
import {
  type AssignAll,
  type CheckInAll,
  type GroupProposal,
  type GroupRows,
  groupProposalSchema,
  groupRowsSchema,
  type UndoAll,
} from "@funduq/shared-types/contracts/group-rooms";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { staleAfter } from "../booking/booking.endpoints.ts";
import { blockUrl, groupUrl } from "./group.endpoints.ts";

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/group-rooms",
  endpoints: (build) => ({
    readProposal: build.query<GroupProposal, GroupBlockRef>({
      query: (ref) => `${blockUrl(ref)}/proposal`,
      responseSchema: groupProposalSchema,
      providesTags: ["Availability", "Room", "Booking"],
    }),
    assignAll: build.mutation<GroupRows, GroupBlockRef & AssignAll>({
      query: ({ rows, ...ref }) => ({
        url: `${blockUrl(ref)}/assign-all`,
        method: "POST",
        body: { rows },
      }),
      responseSchema: groupRowsSchema,
      invalidatesTags: (_answer, failure) =>
        staleAfter(failure, ["Booking", "Room", "Availability", "Guest"]),
    }),
    checkInAll: build.mutation<GroupRows, GroupRef & CheckInAll>({
      query: ({ stays, ...ref }) => ({
        url: `${groupUrl(ref)}/check-in-all`,
        method: "POST",
        body: { stays },
      }),
      responseSchema: groupRowsSchema,
      invalidatesTags: (_answer, failure) => staleAfter(failure, ["Booking", "Room"]),
    }),
    undoCheckIns: build.mutation<GroupRows, GroupRef & UndoAll>({
      query: ({ stays, reason, ...ref }) => ({
        url: `${groupUrl(ref)}/undo-check-ins`,
        method: "POST",
        body: { stays, reason },
      }),
      responseSchema: groupRowsSchema,
      invalidatesTags: (_answer, failure) =>
        staleAfter(failure, ["Booking", "Room", "Availability", "Folio"]),
    }),
  }),
});

export const {
  useReadProposalQuery,
  useAssignAllMutation,
  useCheckInAllMutation,
  useUndoCheckInsMutation,
} = endpoints;
