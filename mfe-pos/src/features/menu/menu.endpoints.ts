import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  CategoryRef,
  ItemRef,
  ModifierGroupRef,
  OrderCategories,
  OrderItems,
  SaveCategory,
  SavedCategory,
  SavedItem,
  SavedModifierGroup,
  SavedStation,
  SaveItem,
  SaveModifierGroup,
  SaveStation,
  StationRef,
} from "@funduq/shared-types/contracts/pos-menu";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { drawMenu } from "./draw-menu.ts";

const at = ({ hotelId, restaurantId }: RestaurantRef, rest: string) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/${rest}`;

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
        drawMenu(
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
        drawMenu(
          ref,
          (menu) => {
            menu.items = reordered(menu.items, ids);
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
  useSaveModifierGroupMutation,
  useRemoveModifierGroupMutation,
  useSaveStationMutation,
  useRemoveStationMutation,
} = menuEndpoints;
