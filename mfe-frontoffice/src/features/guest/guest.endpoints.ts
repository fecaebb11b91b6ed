import {
  type AddGuestNote,
  type ChangeGuest,
  type DuplicateSearch,
  type Guest,
  type GuestDuplicates,
  type GuestList,
  type GuestNotes,
  type GuestProfile,
  type GuestRef,
  type GuestStays,
  type GuestSummary,
  guestDuplicatesSchema,
  guestListSchema,
  guestNotesSchema,
  guestSchema,
  guestStaysSchema,
  type MarkVip,
  type MergeGuests,
  type SavedGuest,
  type SavedNote,
  savedGuestSchema,
  savedNoteSchema,
} from "@funduq/shared-types/contracts/guest";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { type Dispatch, injectEndpoints, skipToken } from "@funduq/shared-ui/state";
import { staleAfter } from "../booking/booking.endpoints.ts";

const guestUrl = ({ hotelId, guestId }: GuestRef) => `hotels/${hotelId}/guests/${guestId}`;

/** Each page names the cursor of the next one; null on the last one. */
const byNext = {
  initialPageParam: null,
  getNextPageParam: <Next>({ next }: { next: Next | null }) => next ?? undefined,
};

export const guestEndpoints = injectEndpoints({
  owner: "mfe-frontoffice/guest",
  endpoints: (build) => ({
    suggestGuests: build.query<GuestList, { hotelId: HotelId; query: string }>({
      query: ({ hotelId, query }) => ({
        url: `hotels/${hotelId}/guest-search`,
        method: "POST",
        body: { query },
      }),
      responseSchema: guestListSchema,
      providesTags: ["Guest"],
    }),
    /** A guest that was found a moment ago; null where nobody knows them any more. */
    foundGuest: build.query<GuestSummary | null, { hotelId: HotelId; guestId: GuestId }>({
      queryFn: () => ({ data: null }),
    }),
    readGuest: build.query<Guest, GuestRef>({
      query: guestUrl,
      responseSchema: guestSchema,
      providesTags: ["Guest"],
    }),
    listGuestStays: build.infiniteQuery<GuestStays, GuestRef, GuestStays["next"]>({
      infiniteQueryOptions: byNext,
      query: ({ queryArg, pageParam }) => ({
        url: `${guestUrl(queryArg)}/stays`,
        params: { beforeDate: pageParam?.date, beforeId: pageParam?.id },
      }),
      responseSchema: guestStaysSchema,
      providesTags: ["Guest", "Booking"],
    }),
    listGuestNotes: build.infiniteQuery<GuestNotes, GuestRef, GuestNotes["next"]>({
      infiniteQueryOptions: byNext,
      query: ({ queryArg, pageParam }) => ({
        url: `${guestUrl(queryArg)}/notes`,
        params: { beforeId: pageParam ?? undefined },
      }),
      responseSchema: guestNotesSchema,
      providesTags: ["Guest"],
    }),
    findDuplicates: build.query<GuestDuplicates, DuplicateSearch & { hotelId: HotelId }>({
      query: ({ hotelId, ...body }) => ({
        url: `hotels/${hotelId}/guest-duplicates`,
        method: "POST",
        body,
      }),
      responseSchema: guestDuplicatesSchema,
      providesTags: ["Guest"],
    }),
    createGuest: build.mutation<SavedGuest, { hotelId: HotelId; profile: GuestProfile }>({
      query: ({ hotelId, profile }) => ({
        url: `hotels/${hotelId}/guests`,
        method: "POST",
        body: profile,
      }),
      responseSchema: savedGuestSchema,
      invalidatesTags: (_guest, failure) => staleAfter(failure, ["Guest"]),
    }),
    changeGuest: build.mutation<SavedGuest, GuestRef & { profile: ChangeGuest }>({
      query: ({ profile, ...ref }) => ({ url: guestUrl(ref), method: "PUT", body: profile }),
      responseSchema: savedGuestSchema,
      invalidatesTags: (_guest, failure) => staleAfter(failure, ["Guest", "Booking"]),
    }),
    markVip: build.mutation<SavedGuest, GuestRef & MarkVip>({
      query: ({ isVip, ...ref }) => ({
        url: `${guestUrl(ref)}/vip`,
        method: "PUT",
        body: { isVip },
      }),
      responseSchema: savedGuestSchema,
      invalidatesTags: (_guest, failure) => staleAfter(failure, ["Guest", "Booking", "Room"]),
      // The open profile shows the answer at once, not only when the record was read again.
      async onQueryStarted({ isVip, ...ref }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          () =>
            dispatch(
              guestEndpoints.util.updateQueryData("readGuest", ref, (guest) => {
                guest.isVip = isVip;
              }),
            ),
          () => undefined,
        );
      },
    }),
    addGuestNote: build.mutation<SavedNote, GuestRef & AddGuestNote>({
      query: ({ note, ...ref }) => ({
        url: `${guestUrl(ref)}/notes`,
        method: "POST",
        body: { note },
      }),
      responseSchema: savedNoteSchema,
      invalidatesTags: (_notes, failure) => staleAfter(failure, ["Guest"]),
    }),
    mergeGuests: build.mutation<SavedGuest, GuestRef & { merge: MergeGuests }>({
      query: ({ merge, ...ref }) => ({
        url: `${guestUrl(ref)}/merge`,
        method: "POST",
        body: merge,
      }),
      responseSchema: savedGuestSchema,
      invalidatesTags: (_guest, failure) => staleAfter(failure, ["Guest", "Booking"]),
    }),
  }),
});

export const {
  useSuggestGuestsQuery,
  useReadGuestQuery,
  useListGuestStaysInfiniteQuery,
  useListGuestNotesInfiniteQuery,
  useFindDuplicatesQuery,
  useCreateGuestMutation,
  useChangeGuestMutation,
  useAddGuestNoteMutation,
  useMarkVipMutation,
  useMergeGuestsMutation,
} = guestEndpoints;

/** Keeps a guest that was found, for the screen that opens next: its address carries the id alone. */
export function keepFoundGuest(dispatch: Dispatch, hotelId: HotelId, guest: GuestSummary): void {
  const arg = { hotelId, guestId: guest.id };
  dispatch(
    guestEndpoints.util.upsertQueryEntries([{ endpointName: "foundGuest", arg, value: guest }]),
  );
}

/** The guest of an address; undefined while that is being looked up. */
export function useFoundGuest(hotelId: HotelId, guestId: GuestId | undefined) {
  const { data } = guestEndpoints.useFoundGuestQuery(guestId ? { hotelId, guestId } : skipToken);
  return guestId === undefined ? null : data;
}
