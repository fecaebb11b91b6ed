import type { Bitmap } from "../platform/printing/bitmap.ts";

const RASTER = [0x1d, 0x76, 0x30, 0];
const ESC = 0x1b;
const PULSE = 0x70;

/** Whether the bytes open the cash drawer, right after the reset. */
export const opensDrawer = (bytes: Uint8Array) => bytes[2] === ESC && bytes[3] === PULSE;

/** Reads the picture back out of the bytes of an ESC/POS printer, as the printer would, and what surrounds it. */
export function readEscpos(bytes: Uint8Array): Bitmap & { start: number[]; end: number[] } {
  const first = opensDrawer(bytes) ? 7 : 2;
  let at = first;
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
    start: [...bytes.subarray(0, first)],
    end: [...bytes.subarray(at)],
  };
}
