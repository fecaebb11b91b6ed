import type { BillRef } from "@funduq/shared-types/contracts/pos-bill";
import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { SaleRef } from "@funduq/shared-types/contracts/pos-sale";
import type { ShiftRef } from "@funduq/shared-types/contracts/pos-shift";
import type {
  OpenDrawer,
  PrintBill,
  PrintReceipt,
  PrintShift,
  QueuedPaper,
} from "@funduq/shared-types/contracts/pos-till-paper";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { noteEndedTurn, turnHeaders } from "../turns/till-turns.ts";

type Place = Pick<TerminalRef, "hotelId" | "restaurantId"> & { approval?: string | undefined };

/** A write of the person who is at the till. */
const post = ({ hotelId, restaurantId, approval }: Place, path: string, body: object) => ({
  url: `hotels/${hotelId}/restaurants/${restaurantId}/${path}`,
  method: "POST",
  body,
  headers: turnHeaders({ hotelId, approval }),
});

/** What the network printer of a terminal prints, and its drawer. */
const endpoints = injectEndpoints({
  owner: "mfe-pos/till-papers",
  endpoints: (build) => ({
    printReceipt: build.mutation<QueuedPaper, SaleRef & PrintReceipt>({
      query: ({ saleId, paperId, terminalId, language, ...place }) =>
        post(place, `sales/${saleId}/print`, { paperId, terminalId, language }),
      transformErrorResponse: noteEndedTurn,
    }),
    printBill: build.mutation<QueuedPaper, BillRef & PrintBill>({
      query: ({ billId, paperId, terminalId, version, language, ...place }) =>
        post(place, `bills/${billId}/print`, { paperId, terminalId, version, language }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
    printShift: build.mutation<QueuedPaper, ShiftRef & PrintShift>({
      query: ({ terminalId, shiftId, paperId, language, ...place }) =>
        post(place, `terminals/${terminalId}/shifts/${shiftId}/print`, { paperId, language }),
      transformErrorResponse: noteEndedTurn,
    }),
    openDrawer: build.mutation<
      QueuedPaper,
      TerminalRef & OpenDrawer & { approval?: string | undefined }
    >({
      query: ({ terminalId, paperId, reason, ...place }) =>
        post(place, `terminals/${terminalId}/drawer`, { paperId, reason }),
      transformErrorResponse: noteEndedTurn,
    }),
  }),
});

export const {
  usePrintReceiptMutation,
  usePrintBillMutation,
  usePrintShiftMutation,
  useOpenDrawerMutation,
} = endpoints;
