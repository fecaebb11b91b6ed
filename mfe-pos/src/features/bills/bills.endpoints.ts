import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  BillRef,
  ChangedBills,
  DiscountBill,
  MergeBill,
  OpenBill,
  OpenBillList,
  SplitBill,
  VoidLine,
} from "@funduq/shared-types/contracts/pos-bill";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { noteEndedTurn, turnHeaders } from "../turns/till-turns.ts";

const pathOf = ({ hotelId, restaurantId }: RestaurantRef) =>
  `hotels/${hotelId}/restaurants/${restaurantId}`;
const billPathOf = (ref: BillRef) => `${pathOf(ref)}/bills/${ref.billId}`;

type Work<Body> = BillRef & { body: Body };
/** `approval`: of the manager who allows it to who is at the till. */
type Correction<Body> = Work<Body> & { approval?: string | undefined };

export const billsEndpoints = injectEndpoints({
  owner: "mfe-pos/bills",
  endpoints: (build) => ({
    listOpenBills: build.query<OpenBill[], RestaurantRef>({
      query: (ref) => `${pathOf(ref)}/bills`,
      transformResponse: ({ bills }: OpenBillList) => bills,
      extraOptions: { keepLastKnown: true },
      providesTags: ["Bill"],
    }),
    splitBill: build.mutation<ChangedBills, Work<SplitBill>>({
      query: ({ body, ...ref }) => ({
        url: `${billPathOf(ref)}/split`,
        method: "POST",
        body,
        headers: turnHeaders(ref),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
    mergeBill: build.mutation<ChangedBills, Work<MergeBill>>({
      query: ({ body, ...ref }) => ({
        url: `${billPathOf(ref)}/merge`,
        method: "POST",
        body,
        headers: turnHeaders(ref),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
    voidBillLine: build.mutation<OpenBill, Correction<VoidLine>>({
      query: ({ body, approval, ...ref }) => ({
        url: `${billPathOf(ref)}/void`,
        method: "POST",
        body,
        headers: turnHeaders({ ...ref, approval }),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
    discountBill: build.mutation<OpenBill, Correction<DiscountBill>>({
      query: ({ body, approval, ...ref }) => ({
        url: `${billPathOf(ref)}/discount`,
        method: "POST",
        body,
        headers: turnHeaders({ ...ref, approval }),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
    deleteBill: build.mutation<null, BillRef>({
      query: (ref) => ({ url: billPathOf(ref), method: "DELETE", headers: turnHeaders(ref) }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
  }),
});

export const {
  useListOpenBillsQuery,
  useSplitBillMutation,
  useMergeBillMutation,
  useVoidBillLineMutation,
  useDiscountBillMutation,
  useDeleteBillMutation,
} = billsEndpoints;
