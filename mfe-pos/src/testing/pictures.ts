import { MAX_PHOTO_BYTES } from "@funduq/shared-types/contracts/pos-menu";
import { vi } from "vitest";

type Size = { width: number; height: number };

/**
 * Has the browser read `image/…` files as pictures of this size and write them as JPEG of as many bytes as `bytesOf`
 * says; jsdom has neither. The content of the photo is its size and quality.
 */
export function readPictures(
  size: Size = { width: 4_000, height: 3_000 },
  bytesOf: (canvas: Size, quality: number) => number = () => 2_000,
) {
  const close = vi.fn();
  const createImageBitmap = vi.fn(async (file: File, _options?: ImageBitmapOptions) => {
    if (!file.type.startsWith("image/")) throw new DOMException("", "InvalidStateError");
    return { ...size, close } as unknown as ImageBitmap;
  });
  vi.stubGlobal("createImageBitmap", createImageBitmap);
  const drawImage = vi.fn();
  const context = { fillRect: vi.fn(), drawImage } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockImplementation(function (
    this: HTMLCanvasElement,
    type,
    quality = 1,
  ) {
    const { width, height } = this;
    const text = `${width}×${height} ${quality} `;
    const bytes = bytesOf({ width, height }, Number(quality));
    return `data:${type};base64,${btoa(text.replace("×", "x").padEnd(bytes, "."))}`;
  });
  return { createImageBitmap, close };
}

export const TOO_LARGE = MAX_PHOTO_BYTES + 1;
/** What a photo of `readPictures` was drawn as: '480x360 0.85'. */
export const drawnAs = (photo: string | null | undefined) =>
  photo && atob(photo).split(" ", 2).join(" ");
export const aPicture = (name = "loubia.jpg", type = "image/jpeg") =>
  new File(["picture"], name, { type });
