import type { Page } from "@playwright/test";

/** In the header of a JPEG: turn the picture a quarter to the right to see it upright. */
const TURNED = Buffer.from(
  "ffe100224578696600004d4d002a00000008000101120003000000010006000000000000",
  "hex",
);

/**
 * A photo as a phone's camera stores it: lying on its side, with a note of how it was held. Upright it is 1600 pixels wide
 * and 2400 high, red in its upper half, and too full of detail for 60 kB.
 */
export async function uprightPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 2_400;
    canvas.height = 1_600;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "rgb(200, 30, 30)";
    context.fillRect(0, 0, 1_200, 1_600);
    for (let x = 1_200; x < 2_400; x += 4)
      for (let y = 0; y < 1_600; y += 4) {
        context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 60% ${30 + ((x * y) % 40)}%)`;
        context.fillRect(x, y, 4, 4);
      }
    return canvas.toDataURL("image/jpeg", 0.95);
  });
  const jpeg = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  return Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]);
}

/** A picture of one colour. */
export async function plainPhoto(page: Page, color: string): Promise<Buffer> {
  const address = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = fill;
    context.fillRect(0, 0, 640, 480);
    return canvas.toDataURL("image/png");
  }, color);
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

/** What the API has under the address of a photo: its headers, size, shape, and colour near its upper edge. */
export function readPhoto(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const answer = await fetch(url, { cache: "no-store" });
    const file = await answer.blob();
    const picture = await createImageBitmap(file);
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(picture, 0, 0);
    const [red = 0, green = 0, blue = 0] = context.getImageData(picture.width / 2, 10, 1, 1).data;
    const { width, height } = picture;
    return {
      type: answer.headers.get("content-type"),
      caching: answer.headers.get("cache-control"),
      bytes: file.size,
      width,
      height,
      isRedAbove: red > 150 && green < 90 && blue < 90,
    };
  }, address);
}
