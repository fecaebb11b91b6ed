import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  CategoryRef,
  ItemRef,
  ModifierGroupRef,
  OrderCategories,
  OrderItems,
  PosMenu,
  SaveCategory,
  SavedCategory,
  SavedItem,
  SavedModifierGroup,
  SavedStation,
  SaveItem,
  SaveModifierGroup,
  SaveStation,
  SetSoldOut,
  StationRef,
} from "@funduq/shared-types/contracts/pos-menu";
import { type Dispatch, injectEndpoints } from "@funduq/shared-ui/state";
import { restaurantsEndpoints } from "../restaurants/restaurants.endpoints.ts";

const at = ({ hotelId, restaurantId }: RestaurantRef, rest: string) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/${rest}`;

/** Draws a change of the menu at once, and takes it back where the API refuses it. */
async function draw(
  ref: RestaurantRef,
  change: (menu: PosMenu) => void,
  { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<unknown> },
): Promise<void> {
  const { hotelId, restaurantId } = ref;
  const shown = dispatch(
    restaurantsEndpoints.util.updateQueryData("getPosMenu", { hotelId, restaurantId }, change),
  );
  await queryFulfilled.catch(shown.undo);
}

/** Entries in the order of the ids, each in one of the places that they had together. */
export function reordered<Entry extends { id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const next = ids.flatMap((id) => byId.get(id) ?? []);
  return entries.map((entry) => (ids.includes(entry.id) ? (next.shift() ?? entry) : entry));
}

export const menuEndpoints = injectEndpoints({
  owner: "mfe-pos/menu",
  endpoints: (build) => ({
    saveCategory: build.mutation<SavedCategory, CategoryRef & { body: SaveCategory }>({
      query: ({ categoryId, body, ...ref }) => ({
        url: at(ref, `categories/${categoryId}`),
        method: "PUT",
        body,
      }),
      // Also when it failed: what somebody else has saved meanwhile must be seen.
      invalidatesTags: ["Restaurant"],
    }),
    removeCategory: build.mutation<void, CategoryRef>({
      query: ({ categoryId, ...ref }) => ({
        url: at(ref, `categories/${categoryId}`),
        method: "DELETE",
      }),
      invalidatesTags: ["Restaurant"],
    }),
    orderCategories: build.mutation<void, RestaurantRef & OrderCategories>({
      query: ({ ids, ...ref }) => ({
        url: at(ref, "categories-order"),
        method: "PUT",
        body: { ids },
      }),
      invalidatesTags: ["Restaurant"],
      onQueryStarted: ({ ids, ...ref }, tools) =>
        draw(
          ref,
          (menu) => {
            menu.categories = reordered(menu.categories, ids);
          },
          tools,
        ),
    }),
    saveItem: build.mutation<SavedItem, ItemRef & { body: SaveItem }>({
      query: ({ itemId, body, ...ref }) => ({
        url: at(ref, `items/${itemId}`),
        method: "PUT",
        body,
      }),
      invalidatesTags: ["Restaurant"],
    }),
    removeItem: build.mutation<void, ItemRef>({
      query: ({ itemId, ...ref }) => ({ url: at(ref, `items/${itemId}`), method: "DELETE" }),
      invalidatesTags: ["Restaurant"],
    }),
    orderItems: build.mutation<void, RestaurantRef & OrderItems>({
      query: ({ ids, ...ref }) => ({ url: at(ref, "items-order"), method: "PUT", body: { ids } }),
      invalidatesTags: ["Restaurant"],
      onQueryStarted: ({ ids, ...ref }, tools) =>
        draw(
          ref,
          (menu) => {
            menu.items = reordered(menu.items, ids);
          },
          tools,
        ),
    }),
    setSoldOut: build.mutation<void, ItemRef & SetSoldOut>({
      query: ({ itemId, isSoldOut, ...ref }) => ({
        url: at(ref, `items/${itemId}/sold-out`),
        method: "PUT",
        body: { isSoldOut },
      }),
      invalidatesTags: ["Restaurant"],
      onQueryStarted: ({ itemId, isSoldOut, ...ref }, tools) =>
        draw(
          ref,
          (menu) => {
            for (const item of menu.items) if (item.id === itemId) item.isSoldOut = isSoldOut;
          },
          tools,
        ),
    }),
    saveModifierGroup: build.mutation<
      SavedModifierGroup,
      ModifierGroupRef & { body: SaveModifierGroup }
    >({
      query: ({ groupId, body, ...ref }) => ({
        url: at(ref, `modifier-groups/${groupId}`),
        method: "PUT",
        body,
      }),
      invalidatesTags: ["Restaurant"],
    }),
    removeModifierGroup: build.mutation<void, ModifierGroupRef>({
      query: ({ groupId, ...ref }) => ({
        url: at(ref, `modifier-groups/${groupId}`),
        method: "DELETE",
      }),
      invalidatesTags: ["Restaurant"],
    }),
    saveStation: build.mutation<SavedStation, StationRef & { body: SaveStation }>({
      query: ({ stationId, body, ...ref }) => ({
        url: at(ref, `stations/${stationId}`),
        method: "PUT",
        body,
      }),
      invalidatesTags: ["Restaurant"],
    }),
    removeStation: build.mutation<void, StationRef>({
      query: ({ stationId, ...ref }) => ({
        url: at(ref, `stations/${stationId}`),
        method: "DELETE",
      }),
      invalidatesTags: ["Restaurant"],
    }),
  }),
});

export const {
  useSaveCategoryMutation,
  useRemoveCategoryMutation,
  useOrderCategoriesMutation,
  useSaveItemMutation,
  useRemoveItemMutation,
  useOrderItemsMutation,
  useSetSoldOutMutation,
  useSaveModifierGroupMutation,
  useRemoveModifierGroupMutation,
  useSaveStationMutation,
  useRemoveStationMutation,
} = menuEndpoints;
