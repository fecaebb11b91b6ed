import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { GroupRef } from "@funduq/shared-types/contracts/group";
import {
  type SavedPurchaseOrder,
  type SetPurchaseOrder,
  savedPurchaseOrderSchema,
} from "@funduq/shared-types/contracts/purchase-order";
import { injectEndpoints } from "../client/inject-endpoints.ts";

/** Of a stay or of a group. */
type PurchaseOrderWish = SetPurchaseOrder & (BookingRef | GroupRef);

const ownerPath = (ref: BookingRef | GroupRef) =>
  "bookingId" in ref ? `bookings/${ref.bookingId}` : `groups/${ref.groupId}`;

const endpoints = injectEndpoints({
  owner: "shared-ui/purchase-order",
  endpoints: (build) => ({
    setPurchaseOrder: build.mutation<SavedPurchaseOrder, PurchaseOrderWish>({
      query: ({ version, number, url, ...ref }) => ({
        url: `hotels/${ref.hotelId}/${ownerPath(ref)}/purchase-order`,
        method: "PUT",
        body: { version, number, url },
      }),
      responseSchema: savedPurchaseOrderSchema,
      // A refusal may mean that what is on screen is outdated.
      invalidatesTags: (_saved, failure) =>
        !failure || failure.status === 409 ? ["Booking", "Company"] : [],
    }),
  }),
});

export const { useSetPurchaseOrderMutation } = endpoints;
