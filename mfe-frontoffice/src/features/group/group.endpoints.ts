import { type FreeRoomList, freeRoomListSchema } from "@funduq/shared-types/contracts/availability";
import {
  type AssignRoom,
  type CreatedGroup,
  type CreateGroup,
  createdGroupSchema,
  type EditBlocks,
  type Group,
  type GroupBlockRef,
  type GroupList,
  type GroupRef,
  groupListSchema,
  groupSchema,
  type ImportedRooming,
  type ImportRooming,
  importedRoomingSchema,
  type SavedGroup,
  savedGroupSchema,
} from "@funduq/shared-types/contracts/group";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { staleAfter } from "../booking/booking.endpoints.ts";

/** Suggestions in the group form (GRP-06). */

type RoomsAsked = GroupBlockRef & { checkIn: CalendarDate; checkOut: CalendarDate };

const groupsUrl = (hotelId: HotelId) => `hotels/${hotelId}/groups`;
export const groupUrl = ({ hotelId, groupId }: GroupRef) => `${groupsUrl(hotelId)}/${groupId}`;
export const blockUrl = ({ blockId, ...ref }: GroupBlockRef) =>
  `${groupUrl(ref)}/blocks/${blockId}`;

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/group",
  endpoints: (build) => ({
    listGroups: build.query<GroupList, HotelId>({
      query: groupsUrl,
      responseSchema: groupListSchema,
      providesTags: ["Booking", "Folio"],
    }),
    readGroup: build.query<Group, GroupRef>({
      query: groupUrl,
      responseSchema: groupSchema,
      providesTags: ["Booking", "Folio"],
    }),
    listAssignableRooms: build.query<FreeRoomList, RoomsAsked>({
      query: ({ checkIn, checkOut, ...ref }) => ({
        url: `${blockUrl(ref)}/free-rooms`,
        params: { checkIn, checkOut },
      }),
      responseSchema: freeRoomListSchema,
      providesTags: ["Availability", "Room", "Booking"],
    }),
    createGroup: build.mutation<CreatedGroup, { hotelId: HotelId; group: CreateGroup }>({
      query: ({ hotelId, group }) => ({ url: groupsUrl(hotelId), method: "POST", body: group }),
      responseSchema: createdGroupSchema,
      invalidatesTags: (_group, failure) => staleAfter(failure, ["Booking", "Availability"]),
    }),
    editBlocks: build.mutation<SavedGroup, GroupRef & EditBlocks>({
      query: ({ version, blocks, ...ref }) => ({
        url: `${groupUrl(ref)}/blocks`,
        method: "PUT",
        body: { version, blocks },
      }),
      responseSchema: savedGroupSchema,
      invalidatesTags: (_group, failure) => staleAfter(failure, ["Booking", "Availability"]),
    }),
    cancelGroup: build.mutation<SavedGroup, GroupRef & { version: number }>({
      query: ({ version, ...ref }) => ({
        url: `${groupUrl(ref)}/cancel`,
        method: "POST",
        body: { version },
      }),
      responseSchema: savedGroupSchema,
      invalidatesTags: (_group, failure) => staleAfter(failure, ["Booking", "Availability"]),
    }),
    assignRoom: build.mutation<SavedGroup, GroupBlockRef & { assignment: AssignRoom }>({
      query: ({ assignment, ...ref }) => ({
        url: `${blockUrl(ref)}/assign`,
        method: "POST",
        body: assignment,
      }),
      responseSchema: savedGroupSchema,
      invalidatesTags: (_group, failure) =>
        staleAfter(failure, ["Booking", "Room", "Availability", "Guest"]),
    }),
    importRooming: build.mutation<ImportedRooming, GroupRef & ImportRooming>({
      query: ({ rows, ...ref }) => ({
        url: `${groupUrl(ref)}/rooming-list`,
        method: "POST",
        body: { rows },
      }),
      responseSchema: importedRoomingSchema,
      invalidatesTags: (_answer, failure) => staleAfter(failure, ["Booking"]),
    }),
    removeEntry: build.mutation<SavedGroup, GroupRef & { entryId: string }>({
      query: ({ entryId, ...ref }) => ({
        url: `${groupUrl(ref)}/rooming-list/${entryId}`,
        method: "DELETE",
      }),
      responseSchema: savedGroupSchema,
      invalidatesTags: (_group, failure) => staleAfter(failure, ["Booking"]),
    }),
  }),
});

export const {
  useListGroupsQuery,
  useReadGroupQuery,
  useListAssignableRoomsQuery,
  useCreateGroupMutation,
  useEditBlocksMutation,
  useCancelGroupMutation,
  useAssignRoomMutation,
  useImportRoomingMutation,
  useRemoveEntryMutation,
} = endpoints;
