import type { ItemPhotoRef, ItemRef } from "@funduq/shared-types/contracts/pos-menu";
import { and, eq } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { posItemPhotos, posItems } from "./menu.tables.ts";

const isOfItem = ({ hotelId, itemId }: ItemRef) =>
  and(eq(posItemPhotos.hotelId, hotelId), eq(posItemPhotos.itemId, itemId));

export async function findPhotoHash(tx: HotelTx, ref: ItemRef): Promise<string | undefined> {
  const [photo] = await tx
    .select({ hash: posItemPhotos.hash })
    .from(posItemPhotos)
    .where(isOfItem(ref));
  return photo?.hash;
}

/** The photo of an item of the restaurant, as long as it is the one with this hash. */
export async function findPhoto(tx: HotelTx, ref: ItemPhotoRef) {
  const [photo] = await tx
    .select({ image: posItemPhotos.image, mediaType: posItemPhotos.mediaType })
    .from(posItemPhotos)
    .innerJoin(
      posItems,
      and(eq(posItems.hotelId, posItemPhotos.hotelId), eq(posItems.id, posItemPhotos.itemId)),
    )
    .where(
      and(
        isOfItem(ref),
        eq(posItems.restaurantId, ref.restaurantId),
        eq(posItemPhotos.hash, ref.photoHash),
      ),
    );
  return photo;
}

/** Sets the photo of an item, in place of the one that it has; answers its hash. */
export async function upsertPhoto(
  tx: HotelTx,
  { hotelId, itemId }: ItemRef,
  image: Buffer,
): Promise<string | undefined> {
  const [saved] = await tx
    .insert(posItemPhotos)
    .values({ hotelId, itemId, image })
    .onConflictDoUpdate({
      target: [posItemPhotos.hotelId, posItemPhotos.itemId],
      set: { image },
    })
    .returning({ hash: posItemPhotos.hash });
  return saved?.hash;
}

export async function deletePhoto(tx: HotelTx, ref: ItemRef): Promise<void> {
  await tx.delete(posItemPhotos).where(isOfItem(ref));
}
