import type { Bitmap } from "../platform/printing/bitmap.ts";

const RASTER = [0x1d, 0x76, 0x30, 0];

/** Reads the picture back out of the bytes of an ESC/POS printer, as the printer would, and what surrounds it. */
export function readEscpos(bytes: Uint8Array): Bitmap & { start: number[]; end: number[] } {
  let at = 2;
  let [widthBytes, rows] = [0, 0];
  const dots: Uint8Array[] = [];
  while (RASTER.every((byte, index) => bytes[at + index] === byte)) {
    const [xl = 0, xh = 0, yl = 0, yh = 0] = bytes.subarray(at + 4, at + 8);
    widthBytes = xl + 256 * xh;
    const count = yl + 256 * yh;
    dots.push(bytes.subarray(at + 8, at + 8 + widthBytes * count));
    rows += count;
    at += 8 + widthBytes * count;
  }
  return {
    widthBytes,
    rows,
    dots: Buffer.concat(dots),
    start: [...bytes.subarray(0, 2)],
    end: [...bytes.subarray(at)],
  };
}
