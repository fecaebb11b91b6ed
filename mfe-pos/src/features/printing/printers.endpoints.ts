import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  Printer,
  PrinterList,
  PrinterRef,
  SavedPrinter,
  SavePrinter,
} from "@funduq/shared-types/contracts/pos-print";
import { injectEndpoints } from "@funduq/shared-ui/state";

const printersPath = ({ hotelId, restaurantId }: RestaurantRef) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/printers`;

/** The manager's; a till does not load them. */
const printersEndpoints = injectEndpoints({
  owner: "mfe-pos/printers",
  endpoints: (build) => ({
    listPrinters: build.query<Printer[], RestaurantRef>({
      query: (place) => printersPath(place),
      transformResponse: ({ printers }: PrinterList) => printers,
      providesTags: ["Restaurant"],
    }),
    savePrinter: build.mutation<SavedPrinter, PrinterRef & { body: SavePrinter }>({
      query: ({ printerId, body, ...place }) => ({
        url: `${printersPath(place)}/${printerId}`,
        method: "PUT",
        body,
      }),
      invalidatesTags: ["Restaurant"],
    }),
    removePrinter: build.mutation<void, PrinterRef>({
      query: ({ printerId, ...place }) => ({
        url: `${printersPath(place)}/${printerId}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Restaurant"],
    }),
    testPrinter: build.mutation<void, PrinterRef>({
      query: ({ printerId, ...place }) => ({
        url: `${printersPath(place)}/${printerId}/test`,
        method: "POST",
        body: {},
      }),
    }),
  }),
});

export const {
  useListPrintersQuery,
  useSavePrinterMutation,
  useRemovePrinterMutation,
  useTestPrinterMutation,
} = printersEndpoints;
