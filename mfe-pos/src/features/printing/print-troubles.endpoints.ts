import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  DropPapers,
  DroppedPapers,
  HeldPapers,
  HoldPapers,
  PrinterRef,
  PrintTrouble,
  PrintTroubles,
  SetPapersHeld,
} from "@funduq/shared-types/contracts/pos-print";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { noteEndedTurn, turnHeaders } from "../turns/till-turns.ts";

const at = ({ hotelId, restaurantId }: RestaurantRef, path: string) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/${path}`;

/** A write of the person who is at the till. */
const post = (ref: RestaurantRef, path: string, body: object) => ({
  url: at(ref, path),
  method: "POST",
  body,
  headers: turnHeaders({ hotelId: ref.hotelId }),
});

const printTroublesEndpoints = injectEndpoints({
  owner: "mfe-pos/print-troubles",
  endpoints: (build) => ({
    listPrintTroubles: build.query<PrintTrouble[], RestaurantRef>({
      query: (ref) => at(ref, "print-troubles"),
      transformResponse: ({ troubles }: PrintTroubles) => troubles,
      providesTags: ["Bill"],
    }),
    retryPrinter: build.mutation<void, PrinterRef>({
      query: ({ printerId, ...ref }) => post(ref, `printers/${printerId}/retry`, {}),
      transformErrorResponse: noteEndedTurn,
    }),
    holdPapers: build.mutation<HeldPapers, PrinterRef & HoldPapers>({
      query: ({ printerId, state, ...ref }) => post(ref, `printers/${printerId}/hold`, { state }),
      transformErrorResponse: noteEndedTurn,
    }),
    setPapersHeld: build.mutation<void, RestaurantRef & SetPapersHeld>({
      query: ({ jobIds, isHeld, ...ref }) => post(ref, "print-jobs/held", { jobIds, isHeld }),
      transformErrorResponse: noteEndedTurn,
    }),
    dropPapers: build.mutation<DroppedPapers, RestaurantRef & DropPapers>({
      query: ({ jobIds, ...ref }) => post(ref, "print-jobs/drop", { jobIds }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Bill"],
    }),
  }),
});

export const {
  useListPrintTroublesQuery,
  useRetryPrinterMutation,
  useHoldPapersMutation,
  useSetPapersHeldMutation,
  useDropPapersMutation,
} = printTroublesEndpoints;
