import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(js|css|html|svg|json)$/;

/** Smaller files are not worth compressing. */
const SMALLEST_BYTES = 512;

/** Writes `.br` and `.gz` files beside every text file at build time, so that no request has to compress. */
export async function compressDist(dist) {
  const entries = await fs.readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))));
}

async function compress(file) {
  const content = await fs.readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await fs.writeFile(`${file}.br`, await brotli(content, { params }));
  await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
}
