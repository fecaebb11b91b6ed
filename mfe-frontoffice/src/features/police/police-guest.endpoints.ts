import {
  type ChangeGuest,
  type Guest,
  type GuestRef,
  guestSchema,
  type SavedGuest,
  savedGuestSchema,
} from "@funduq/shared-types/contracts/guest";
import { injectEndpoints } from "@funduq/shared-ui/state";

/** The guest's own record, which a form shows a part of. */
const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/police-guest",
  endpoints: (build) => ({
    readIdentity: build.query<Guest, GuestRef>({
      query: ({ hotelId, guestId }) => `hotels/${hotelId}/guests/${guestId}`,
      responseSchema: guestSchema,
      providesTags: ["Guest"],
    }),
    saveIdentity: build.mutation<SavedGuest, GuestRef & ChangeGuest>({
      query: ({ hotelId, guestId, ...body }) => ({
        url: `hotels/${hotelId}/guests/${guestId}`,
        method: "PUT",
        body,
      }),
      responseSchema: savedGuestSchema,
      invalidatesTags: ["Guest", "Booking"],
    }),
  }),
});

export const { useReadIdentityQuery, useSaveIdentityMutation } = endpoints;
