import {
  type GroupRef,
  type SavedGroup,
  savedGroupSchema,
} from "@funduq/shared-types/contracts/group";
import {
  type GroupAccount,
  type GroupCharge,
  type GroupPayment,
  type GroupPostingRef,
  type GroupRefund,
  groupAccountSchema,
  type TakeOver,
} from "@funduq/shared-types/contracts/group-account";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { groupUrl } from "./group.endpoints.ts";

const accountUrl = (ref: GroupRef) => `${groupUrl(ref)}/account`;

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/group-account",
  endpoints: (build) => ({
    readGroupAccount: build.query<GroupAccount, GroupRef>({
      query: accountUrl,
      responseSchema: groupAccountSchema,
      providesTags: ["Booking", "Folio"],
    }),
    postGroupCharge: build.mutation<SavedGroup, GroupRef & GroupCharge>({
      query: ({ hotelId, groupId, ...body }) => ({
        url: `${accountUrl({ hotelId, groupId })}/charges`,
        method: "POST",
        body,
      }),
      responseSchema: savedGroupSchema,
      invalidatesTags: ["Folio"],
    }),
    postGroupPayment: build.mutation<SavedGroup, GroupRef & GroupPayment>({
      query: ({ hotelId, groupId, ...body }) => ({
        url: `${accountUrl({ hotelId, groupId })}/payments`,
        method: "POST",
        body,
      }),
      responseSchema: savedGroupSchema,
      invalidatesTags: ["Folio"],
    }),
    refundGroup: build.mutation<SavedGroup, GroupRef & GroupRefund>({
      query: ({ hotelId, groupId, ...body }) => ({
        url: `${accountUrl({ hotelId, groupId })}/refunds`,
        method: "POST",
        body,
      }),
      responseSchema: savedGroupSchema,
      invalidatesTags: ["Folio"],
    }),
    reverseGroupPosting: build.mutation<SavedGroup, GroupPostingRef & { reason: string }>({
      query: ({ hotelId, groupId, postingId, reason }) => ({
        url: `${accountUrl({ hotelId, groupId })}/postings/${postingId}/reversal`,
        method: "POST",
        body: { reason },
      }),
      responseSchema: savedGroupSchema,
      invalidatesTags: ["Folio"],
    }),
    takeOver: build.mutation<SavedGroup, GroupRef & TakeOver>({
      query: ({ hotelId, groupId, folios }) => ({
        url: `${accountUrl({ hotelId, groupId })}/transfers`,
        method: "POST",
        body: { folios },
      }),
      responseSchema: savedGroupSchema,
      // Asked again also where it was refused: somebody has posted meanwhile.
      invalidatesTags: ["Folio", "Booking"],
    }),
  }),
});

export const {
  usePostGroupChargeMutation,
  usePostGroupPaymentMutation,
  useReadGroupAccountQuery,
  useRefundGroupMutation,
  useReverseGroupPostingMutation,
  useTakeOverMutation,
} = endpoints;
