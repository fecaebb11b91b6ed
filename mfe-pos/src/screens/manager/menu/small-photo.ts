import { MAX_PHOTO_BYTES, MAX_PHOTO_SIDE } from "@funduq/shared-types/contracts/pos-menu";

/** Pixels of the longer side, and how well a JPEG keeps the picture: the first that is small enough is taken. */
const SIDES = [MAX_PHOTO_SIDE, 360, 240];
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * A picture of any size as a small JPEG in base64, upright as it was taken and without what the camera noted in it.
 * Undefined for what the browser can't read as a picture.
 */
export async function smallPhoto(file: Blob): Promise<string | undefined> {
  const picture = await readPicture(file);
  if (!picture) return undefined;
  try {
    return firstSmallEnough(picture);
  } finally {
    picture.close();
  }
}

async function readPicture(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
}

function firstSmallEnough(picture: ImageBitmap): string | undefined {
  for (const side of SIDES) {
    const canvas = drawn(picture, side);
    for (const quality of QUALITIES) {
      const photo = asJpeg(canvas, quality);
      if (photo && atob(photo).length <= MAX_PHOTO_BYTES) return photo;
    }
  }
  return undefined;
}

/** The picture with this longer side at most; a smaller one keeps its size. JPEG has no transparency: that is white. */
function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const JPEG = "data:image/jpeg;base64,";

function asJpeg(canvas: HTMLCanvasElement, quality: number): string | undefined {
  const address = canvas.toDataURL("image/jpeg", quality);
  return address.startsWith(JPEG) ? address.slice(JPEG.length) : undefined;
}

/** The address under which the browser shows a photo that is not saved yet. */
export const unsavedPhotoAddress = (photo: string) => `${JPEG}${photo}`;
