import type { GroupRef } from "@funduq/shared-types/contracts/group";
import {
  type GroupAccount,
  type GroupCharge,
  type GroupPayment,
  type GroupPostingRef,
  type GroupRefund,
  groupAccountSchema,
  type TakeOver,
} from "@funduq/shared-types/contracts/group-account";
import { baseApi } from "@funduq/shared-ui/state";
import { groupUrl } from "./group.endpoints.ts";

const accountUrl = (ref: GroupRef) => `${groupUrl(ref)}/account`;

const endpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readGroupAccount: build.query<GroupAccount, GroupRef>({
      query: accountUrl,
      responseSchema: groupAccountSchema,
      providesTags: ["Booking", "Folio"],
    }),
    postGroupCharge: build.mutation<GroupAccount, GroupRef & GroupCharge>({
      query: ({ hotelId, groupId, ...body }) => ({
        url: `${accountUrl({ hotelId, groupId })}/charges`,
        method: "POST",
        body,
      }),
      responseSchema: groupAccountSchema,
      invalidatesTags: ["Folio"],
    }),
    postGroupPayment: build.mutation<GroupAccount, GroupRef & GroupPayment>({
      query: ({ hotelId, groupId, ...body }) => ({
        url: `${accountUrl({ hotelId, groupId })}/payments`,
        method: "POST",
        body,
      }),
      responseSchema: groupAccountSchema,
      invalidatesTags: ["Folio"],
    }),
    refundGroup: build.mutation<GroupAccount, GroupRef & GroupRefund>({
      query: ({ hotelId, groupId, ...body }) => ({
        url: `${accountUrl({ hotelId, groupId })}/refunds`,
        method: "POST",
        body,
      }),
      responseSchema: groupAccountSchema,
      invalidatesTags: ["Folio"],
    }),
    reverseGroupPosting: build.mutation<GroupAccount, GroupPostingRef & { reason: string }>({
      query: ({ hotelId, groupId, postingId, reason }) => ({
        url: `${accountUrl({ hotelId, groupId })}/postings/${postingId}/reversal`,
        method: "POST",
        body: { reason },
      }),
      responseSchema: groupAccountSchema,
      invalidatesTags: ["Folio"],
    }),
    takeOver: build.mutation<GroupAccount, GroupRef & TakeOver>({
      query: ({ hotelId, groupId, folios }) => ({
        url: `${accountUrl({ hotelId, groupId })}/transfers`,
        method: "POST",
        body: { folios },
      }),
      responseSchema: groupAccountSchema,
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
