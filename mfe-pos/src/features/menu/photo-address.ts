import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosItem } from "@funduq/shared-types/contracts/pos-menu";

/**
 * Where the photo of an item is read. The address has the hash of the photo, so the browser asks for it once and keeps
 * it. A menu that an earlier release kept names no photos.
 */
export function photoAddress(
  { hotelId, restaurantId }: RestaurantRef,
  { id, photoHash }: PosItem,
): string | undefined {
  if (!photoHash) return undefined;
  return `/api/hotels/${hotelId}/restaurants/${restaurantId}/items/${id}/photos/${photoHash}`;
}
