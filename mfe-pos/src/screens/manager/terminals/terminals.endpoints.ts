import type {
  SavedTerminal,
  SaveTerminal,
  TerminalRef,
} from "@funduq/shared-types/contracts/pos-floor";
import { injectEndpoints } from "@funduq/shared-ui/state";

const terminalUrl = ({ hotelId, restaurantId, terminalId }: TerminalRef) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/terminals/${terminalId}`;

export const terminalsEndpoints = injectEndpoints({
  owner: "mfe-pos/terminals",
  endpoints: (build) => ({
    saveTerminal: build.mutation<SavedTerminal, TerminalRef & SaveTerminal>({
      query: ({ hotelId, restaurantId, terminalId, ...body }) => ({
        url: terminalUrl({ hotelId, restaurantId, terminalId }),
        method: "PUT",
        body,
      }),
      invalidatesTags: ["Restaurant"],
    }),
    deleteTerminal: build.mutation<void, TerminalRef>({
      query: (ref) => ({ url: terminalUrl(ref), method: "DELETE", body: {} }),
      invalidatesTags: ["Restaurant"],
    }),
  }),
});

export const { useSaveTerminalMutation, useDeleteTerminalMutation } = terminalsEndpoints;
