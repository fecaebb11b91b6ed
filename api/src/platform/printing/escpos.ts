import type { Bitmap } from "./bitmap.ts";

const [ESC, GS] = [0x1b, 0x1d];
/** Rows of one raster command: small printers have buffers of a few kilobytes. */
const BAND_ROWS = 128;
const FEED_LINES = 3;

/**
 * The bytes that print a picture on any ESC/POS printer: ESC @ (reset), GS v 0 (raster) in bands, ESC d (feed), GS V 66
 * (feed to the cutter and cut) and GS r 1 (ask for the status of the paper, which is answered once all before it is printed).
 */
export function escposOf({ widthBytes, rows, dots }: Bitmap): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(ESC, 0x40)];
  for (let row = 0; row < rows; row += BAND_ROWS) {
    const count = Math.min(BAND_ROWS, rows - row);
    parts.push(
      Uint8Array.of(GS, 0x76, 0x30, 0, ...twoBytes(widthBytes), ...twoBytes(count)),
      dots.subarray(row * widthBytes, (row + count) * widthBytes),
    );
  }
  parts.push(Uint8Array.of(ESC, 0x64, FEED_LINES, GS, 0x56, 66, 0, GS, 0x72, 1));
  return Buffer.concat(parts);
}

const twoBytes = (value: number) => [value & 0xff, value >> 8];
