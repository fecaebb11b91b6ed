import type { ItemRef, SetSoldOut } from "@funduq/shared-types/contracts/pos-menu";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { noteEndedTurn, turnHeaders } from "../turns/till-turns.ts";
import { drawMenu } from "./draw-menu.ts";

/** Apart from the manager's endpoints, which a till does not load. */
const soldOutEndpoints = injectEndpoints({
  owner: "mfe-pos/sold-out",
  endpoints: (build) => ({
    setSoldOut: build.mutation<void, ItemRef & SetSoldOut>({
      query: ({ hotelId, restaurantId, itemId, isSoldOut }) => ({
        url: `hotels/${hotelId}/restaurants/${restaurantId}/items/${itemId}/sold-out`,
        method: "PUT",
        body: { isSoldOut },
        headers: turnHeaders({ hotelId }),
      }),
      transformErrorResponse: noteEndedTurn,
      invalidatesTags: ["Restaurant"],
      onQueryStarted: ({ itemId, isSoldOut, ...ref }, call) =>
        drawMenu(
          ref,
          ({ items }) => {
            const item = items.find(({ id }) => id === itemId);
            if (item) item.isSoldOut = isSoldOut;
          },
          call,
        ),
    }),
  }),
});

export const { useSetSoldOutMutation } = soldOutEndpoints;
