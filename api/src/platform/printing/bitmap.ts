/** One bit a dot, rows from the top, the first dot of a byte is its highest bit; black is 1. The width is in bytes. */
export type Bitmap = { widthBytes: number; rows: number; dots: Uint8Array };

const RGBA = 4;
/** Thermal paper knows no grey: what is darker than half is black. In thousandths. */
const HALF = 128_000;

/** Turns an opaque picture of RGBA pixels, whose width is a multiple of 8, into dots. */
export function bitmapOf(pixels: Uint8Array, width: number, height: number): Bitmap {
  const widthBytes = width / 8;
  const dots = new Uint8Array(widthBytes * height);
  for (let dot = 0; dot < width * height; dot += 1) {
    const at = dot * RGBA;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const luminance = 299 * red + 587 * green + 114 * blue;
    if (luminance < HALF) dots[dot >> 3] = (dots[dot >> 3] ?? 0) | (0x80 >> (dot & 7));
  }
  return { widthBytes, rows: height, dots };
}
