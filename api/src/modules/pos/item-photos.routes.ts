import { itemPhotoRefSchema } from "@funduq/shared-types/contracts/pos-menu";
import { defineStream } from "../../platform/route.ts";
import { parseParts } from "../../platform/validate.ts";
import { getPhoto } from "./item-photos.service.ts";

/** A file. Its address has the hash of its bytes, so it never changes, and browsers ask for it once. */
const photo = defineStream(
  {
    id: "pos.item-photo",
    method: "GET",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/items/{itemId}/photos/{photoHash}",
    permission: "pos.view",
    summary: "The photo of an item, as long as it is the one with this hash.",
    params: itemPhotoRefSchema,
    mediaType: "image/*",
  },
  async ({ c, runtime, hotel }) => {
    parseParts({ schema: itemPhotoRefSchema, input: c.req.param() });
    const ref = itemPhotoRefSchema.parse(c.req.param());
    const { image, mediaType } = await runtime.database.withHotel(hotel.id, (tx) =>
      getPhoto(tx, ref),
    );
    return c.body(new Uint8Array(image), 200, {
      "Content-Type": mediaType ?? "application/octet-stream",
      "Content-Length": String(image.byteLength),
      "Cache-Control": "private, max-age=31536000, immutable",
    });
  },
);

export const itemPhotoRoutes = [photo];
