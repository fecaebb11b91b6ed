import { afterEach, describe, expect, it, vi } from "vitest";
import { aPicture, drawnAs, readPictures, TOO_LARGE } from "../../../testing/pictures.ts";
import { smallPhoto } from "./small-photo.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("POS-01 a picture is made small", () => {
  it.each([
    ["a photo of a camera", { width: 4_000, height: 3_000 }, "480x360 0.85"],
    ["one that was taken upright", { width: 3_000, height: 4_000 }, "360x480 0.85"],
    ["one that is small already", { width: 200, height: 100 }, "200x100 0.85"],
    ["a line of pixels", { width: 4_000, height: 1 }, "480x1 0.85"],
  ])("keeps its shape: %s", async (_, size, drawn) => {
    const { createImageBitmap, close } = readPictures(size);
    const file = aPicture();
    expect(drawnAs(await smallPhoto(file))).toBe(drawn);
    expect(createImageBitmap).toHaveBeenCalledWith(file, { imageOrientation: "from-image" });
    expect(close).toHaveBeenCalledOnce();
  });

  it("is written with less quality, and then with fewer pixels, until it is small enough", async () => {
    const size = { width: 4_000, height: 3_000 };
    readPictures(size, (_, quality) => (quality > 0.5 ? TOO_LARGE : TOO_LARGE - 1));
    expect(drawnAs(await smallPhoto(aPicture()))).toBe("480x360 0.5");
    readPictures(size, ({ width }) => (width > 360 ? TOO_LARGE : 1_000));
    expect(drawnAs(await smallPhoto(aPicture()))).toBe("360x270 0.85");
    readPictures(size, () => TOO_LARGE);
    expect(await smallPhoto(aPicture())).toBeUndefined();
  });

  it("is nothing where the browser reads no picture, or writes no JPEG", async () => {
    readPictures();
    expect(await smallPhoto(aPicture("menu.pdf", "application/pdf"))).toBeUndefined();
    vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue("data:,");
    expect(await smallPhoto(aPicture())).toBeUndefined();
  });
});
