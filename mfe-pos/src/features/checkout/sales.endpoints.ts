import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { BillRef } from "@funduq/shared-types/contracts/pos-bill";
import type {
  RefundSale,
  RoomGuest,
  Sale,
  SaleList,
  SaleRef,
  SellBill,
} from "@funduq/shared-types/contracts/pos-sale";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { noteEndedTurn, turnHeaders } from "../turns/till-turns.ts";

const at = ({ hotelId, restaurantId }: RestaurantRef) =>
  `hotels/${hotelId}/restaurants/${restaurantId}`;

const endpoints = injectEndpoints({
  owner: "mfe-pos/sales",
  endpoints: (build) => ({
    findRoomGuest: build.query<RoomGuest, RestaurantRef & { room: string }>({
      query: ({ room, ...ref }) => ({ url: `${at(ref)}/room-guest`, params: { room } }),
      // Who sleeps there may change at any time, and the amount goes to that guest.
      keepUnusedDataFor: 0,
    }),
    sellBill: build.mutation<Sale, BillRef & SellBill>({
      query: ({ hotelId, restaurantId, billId, ...body }) => ({
        url: `${at({ hotelId, restaurantId })}/bills/${billId}/sale`,
        method: "POST",
        body,
        headers: turnHeaders({ hotelId }),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
    listSales: build.query<SaleList, RestaurantRef & { date?: CalendarDate | undefined }>({
      query: ({ date, ...ref }) => ({ url: `${at(ref)}/sales`, params: { date } }),
      providesTags: ["Bill"],
    }),
    readSale: build.query<Sale, SaleRef>({
      query: ({ saleId, ...ref }) => `${at(ref)}/sales/${saleId}`,
      providesTags: ["Bill"],
    }),
    refundSale: build.mutation<Sale, SaleRef & RefundSale & { approval?: string | undefined }>({
      query: ({ hotelId, restaurantId, saleId, approval, ...body }) => ({
        url: `${at({ hotelId, restaurantId })}/sales/${saleId}/refund`,
        method: "POST",
        body,
        headers: turnHeaders({ hotelId, approval }),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill", "Folio", "Booking"],
    }),
  }),
});

export const {
  useLazyFindRoomGuestQuery,
  useSellBillMutation,
  useListSalesQuery,
  useReadSaleQuery,
  useRefundSaleMutation,
} = endpoints;
