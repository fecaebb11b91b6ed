const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");
const bigEndian = (value: number, bytes: number) => value.toString(16).padStart(bytes * 2, "0");
const littleEndian = (value: number, bytes: number) =>
  bigEndian(value, bytes).match(/../gu)?.reverse().join("") ?? "";

/** How files of these types begin, with the size of the picture that they say. */
const heads = {
  /** With a note of the camera before the frame. */
  "image/jpeg": (width: number, height: number) =>
    hex(
      `ffd8 ffe1 0006 ffc00000 ffc2 000b 08 ${bigEndian(height, 2)} ${bigEndian(width, 2)} 01 011100`,
    ),
  "image/png": (width: number, height: number) =>
    hex(
      `89504e470d0a1a0a 0000000d 49484452 ${bigEndian(width, 4)} ${bigEndian(height, 4)} 08020000`,
    ),
  "image/webp": (width: number, height: number) => webp.plain(width, height),
};

/** The three kinds of WebP files. */
export const webp = {
  plain: (width: number, height: number) =>
    hex(
      `52494646 00000000 57454250 56503820 00000000 000000 9d012a
      ${littleEndian(width, 2)} ${littleEndian(height, 2)}`.replace(/\s/gu, ""),
    ),
  lossless: (width: number, height: number) =>
    hex(
      `52494646 00000000 57454250 5650384c 00000000 2f
      ${littleEndian(width - 1 + (height - 1) * 2 ** 14, 4)}`.replace(/\s/gu, ""),
    ),
  extended: (width: number, height: number) =>
    hex(
      `52494646 00000000 57454250 56503858 0000000a 00 000000
      ${littleEndian(width - 1, 3)} ${littleEndian(height - 1, 3)}`.replace(/\s/gu, ""),
    ),
};

export const photoTypes = Object.keys(heads) as (keyof typeof heads)[];
type PhotoTraits = { size?: number; fill?: number; width?: number; height?: number };

/** A file that begins as a picture of its type; another `fill` is another photo. */
export function aPhoto(
  type: keyof typeof heads = "image/jpeg",
  { size = 100, fill = 1, width = 480, height = 320 }: PhotoTraits = {},
): Buffer {
  return Buffer.concat([heads[type](width, height), Buffer.alloc(size, fill)], size);
}
