import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import {
  type ItemPhotoRef,
  type ItemRef,
  MAX_PHOTO_SIDE,
  type SaveItem,
} from "@funduq/shared-types/contracts/pos-menu";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelTx } from "../../platform/db/database.ts";
import { violates } from "../../platform/db/refusals.ts";
import { deletePhoto, findPhoto, findPhotoHash, upsertPhoto } from "./item-photos.queries.ts";
import { photoFacts } from "./menu-facts.ts";

type NamedItem = ItemRef & Pick<SaveItem, "name">;

/**
 * Sets, replaces or removes the photo of an item that the transaction has locked; undefined leaves it as it is. Throws
 * `item.photo-refused` for what is not a picture, `item.photo-too-large` for one with more pixels than a till draws.
 */
export async function savePhoto(
  tx: HotelTx,
  { name, ...ref }: NamedItem,
  photo: SaveItem["photo"],
): Promise<AuditFact[]> {
  if (photo === undefined) return [];
  const before = await findPhotoHash(tx, ref);
  const after = photo === null ? undefined : await storePhoto(tx, ref, photo);
  if (photo === null) await deletePhoto(tx, ref);
  return photoFacts(name, before, after);
}

async function storePhoto(tx: HotelTx, ref: ItemRef, photo: string): Promise<string | undefined> {
  try {
    return await upsertPhoto(tx, ref, Buffer.from(photo, "base64"));
  } catch (error) {
    if (violates(error, "pos_item_photos_are_pictures")) throw new AppError("item.photo-refused");
    if (violates(error, "pos_item_photos_have_few_pixels"))
      throw new AppError("item.photo-too-large", { most: MAX_PHOTO_SIDE });
    throw error;
  }
}

export async function getPhoto(tx: HotelTx, ref: ItemPhotoRef) {
  const photo = await findPhoto(tx, ref);
  if (!photo) throw new AppError("item.photo-not-found");
  return photo;
}
