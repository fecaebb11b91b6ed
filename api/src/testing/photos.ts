/** How files of these types begin. */
const heads = {
  "image/jpeg": "ffd8ffe0",
  "image/png": "89504e470d0a1a0a",
  "image/webp": "524946460000000057454250",
};
export const photoTypes = Object.keys(heads) as (keyof typeof heads)[];

/** A file that begins as a picture of its type; another `fill` is another photo. */
export function aPhoto(
  type: keyof typeof heads = "image/jpeg",
  { size = 100, fill = 1 }: { size?: number; fill?: number } = {},
): Buffer {
  return Buffer.concat([Buffer.from(heads[type], "hex"), Buffer.alloc(size, fill)], size);
}
