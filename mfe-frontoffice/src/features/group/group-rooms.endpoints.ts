import type { GroupRef } from "@funduq/shared-types/contracts/group";
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
import { groupUrl } from "./group.endpoints.ts";

type BlockRef = GroupRef & { blockId: string };

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/group-rooms",
  endpoints: (build) => ({
    readProposal: build.query<GroupProposal, BlockRef>({
      query: ({ blockId, ...ref }) => `${groupUrl(ref)}/blocks/${blockId}/proposal`,
      responseSchema: groupProposalSchema,
      providesTags: ["Availability", "Room", "Booking"],
    }),
    assignAll: build.mutation<GroupRows, BlockRef & AssignAll>({
      query: ({ blockId, rows, ...ref }) => ({
        url: `${groupUrl(ref)}/blocks/${blockId}/assign-all`,
        method: "POST",
        body: { rows },
      }),
      responseSchema: groupRowsSchema,
      invalidatesTags: (_answer, failure) =>
        staleAfter(failure, ["Booking", "Room", "Availability", "Guest"]),
    }),
    checkInAll: build.mutation<GroupRows, GroupRef & CheckInAll>({
      query: ({ ids, ...ref }) => ({
        url: `${groupUrl(ref)}/check-in-all`,
        method: "POST",
        body: { ids },
      }),
      responseSchema: groupRowsSchema,
      invalidatesTags: (_answer, failure) => staleAfter(failure, ["Booking", "Room"]),
    }),
    undoCheckIns: build.mutation<GroupRows, GroupRef & UndoAll>({
      query: ({ ids, reason, ...ref }) => ({
        url: `${groupUrl(ref)}/undo-check-ins`,
        method: "POST",
        body: { ids, reason },
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
