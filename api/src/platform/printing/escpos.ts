import type { Bitmap } from "./bitmap.ts";

const [ESC, GS] = [0x1b, 0x1d];
/** Rows of one raster command: small printers have buffers of a few kilobytes. */
const BAND_ROWS = 128;
const FEED_LINES = 3;

const RESET = [ESC, 0x40];
/** ESC p: a pulse of 50 ms on the first pin of the drawer's socket; 500 ms later it may have the next one. */
const OPEN_DRAWER = [ESC, 0x70, 0, 25, 250];
/** GS r 1 asks for the status of the paper, which is answered once all before it is done. */
const ASK_STATUS = [GS, 0x72, 1];

/** The bytes that open the cash drawer that is connected to a printer, and print nothing. */
export const drawerPulse = (): Uint8Array =>
  Uint8Array.from([...RESET, ...OPEN_DRAWER, ...ASK_STATUS]);

/**
 * The bytes that print a picture on any ESC/POS printer: ESC @ (reset), ESC p where the drawer is opened, GS v 0 (raster) in bands, ESC d (feed), GS V 66
 * (feed to the cutter and cut) and GS r 1 (ask for the status of the paper, which is answered once all before it is printed).
 */
export function escposOf(
  { widthBytes, rows, dots }: Bitmap,
  { opensDrawer = false }: { opensDrawer?: boolean } = {},
): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.from([...RESET, ...(opensDrawer ? OPEN_DRAWER : [])])];
  for (let row = 0; row < rows; row += BAND_ROWS) {
    const count = Math.min(BAND_ROWS, rows - row);
    parts.push(
      Uint8Array.of(GS, 0x76, 0x30, 0, ...twoBytes(widthBytes), ...twoBytes(count)),
      dots.subarray(row * widthBytes, (row + count) * widthBytes),
    );
  }
  parts.push(Uint8Array.from([ESC, 0x64, FEED_LINES, GS, 0x56, 66, 0, ...ASK_STATUS]));
  return Buffer.concat(parts);
}

const twoBytes = (value: number) => [value & 0xff, value >> 8];
