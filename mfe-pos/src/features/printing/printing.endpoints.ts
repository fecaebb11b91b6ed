import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  DropPrintJobs,
  Printer,
  PrinterList,
  PrinterRef,
  PrintTrouble,
  SavedPrinter,
  SavePrinter,
} from "@funduq/shared-types/contracts/pos-print";
import { injectEndpoints } from "@funduq/shared-ui/state";

const at = ({ hotelId, restaurantId }: RestaurantRef, path: string) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/${path}`;

export const printingEndpoints = injectEndpoints({
  owner: "mfe-pos/printing",
  endpoints: (build) => ({
    listPrinters: build.query<Printer[], RestaurantRef>({
      query: (place) => at(place, "printers"),
      transformResponse: ({ printers }: PrinterList) => printers,
      providesTags: ["Restaurant"],
    }),
    savePrinter: build.mutation<SavedPrinter, PrinterRef & { body: SavePrinter }>({
      query: ({ printerId, body, ...place }) => ({
        url: at(place, `printers/${printerId}`),
        method: "PUT",
        body,
      }),
      invalidatesTags: ["Restaurant"],
    }),
    removePrinter: build.mutation<void, PrinterRef>({
      query: ({ printerId, ...place }) => ({
        url: at(place, `printers/${printerId}`),
        method: "DELETE",
      }),
      invalidatesTags: ["Restaurant"],
    }),
    testPrinter: build.mutation<void, PrinterRef>({
      query: ({ printerId, ...place }) => ({
        url: at(place, `printers/${printerId}/test`),
        method: "POST",
        body: {},
      }),
    }),
    listPrintTroubles: build.query<PrintTrouble[], RestaurantRef>({
      query: (place) => at(place, "print-troubles"),
      transformResponse: ({ troubles }: { troubles: PrintTrouble[] }) => troubles,
      providesTags: ["Restaurant"],
    }),
    retryPrinter: build.mutation<void, PrinterRef>({
      query: ({ printerId, ...place }) => ({
        url: at(place, `printers/${printerId}/retry`),
        method: "POST",
        body: {},
      }),
      invalidatesTags: ["Restaurant"],
    }),
    dropPrintJobs: build.mutation<void, RestaurantRef & DropPrintJobs>({
      query: ({ jobIds, ...place }) => ({
        url: at(place, "print-jobs/drop"),
        method: "POST",
        body: { jobIds },
      }),
      invalidatesTags: ["Restaurant"],
    }),
  }),
});

export const {
  useListPrintersQuery,
  useSavePrinterMutation,
  useRemovePrinterMutation,
  useTestPrinterMutation,
  useListPrintTroublesQuery,
  useRetryPrinterMutation,
  useDropPrintJobsMutation,
} = printingEndpoints;
