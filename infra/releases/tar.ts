import { promisify } from "node:util";
import zlib from "node:zlib";
import { ReleaseRefused } from "./release.ts";

/** The files of a release by their path below it. */
export type PackedFiles = Map<string, Buffer>;

const BLOCK = 512;
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
const MAX_FILES = 500;
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

/** The files as a tar.gz. */
export async function packFiles(files: PackedFiles): Promise<Buffer> {
  const parts = [...files].flatMap(([name, content]) => [
    headerOf(name, content.length),
    content,
    Buffer.alloc(-content.length & (BLOCK - 1)),
  ]);
  return gzip(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]));
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 100) throw new ReleaseRefused(`The name ${name} is too long.`);
  header.write(name);
  header.write("0000644\0", 100);
  header.write("0000000\0".repeat(2), 108);
  header.write(`${size.toString(8).padStart(11, "0")}\0${"0".repeat(11)}\0`, 124);
  header.write("        0", 148);
  header.write("ustar\0" + "00", 257);
  header.write(`${sumOf(header).toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/**
 * What is in a tar.gz of plain files. Nothing is written: links, paths that lead outside, hidden
 * files, one name twice and archives that unfold without end are refused.
 */
export async function unpackFiles(archive: Buffer): Promise<PackedFiles> {
  const tar = await gunzip(archive, { maxOutputLength: MAX_UNPACKED_BYTES }).catch(() => {
    throw new ReleaseRefused("This is not a tar.gz of a build, or it is too large.");
  });
  const files: PackedFiles = new Map();
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const header = tar.subarray(at, at + BLOCK);
    const size = sizeIn(header);
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (content.length !== size) throw new ReleaseRefused("The archive is cut off.");
    keep(files, header, content);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

function keep(files: PackedFiles, header: Buffer, content: Buffer): void {
  const type = textIn(header, 156, 1) || "0";
  if (type === "5") return;
  const prefix = textIn(header, 257, 5) === "ustar" ? textIn(header, 345, 155) : "";
  const name = `${prefix && `${prefix}/`}${textIn(header, 0, 100)}`.replace(/^\.\//, "");
  if (type !== "0") throw new ReleaseRefused(`${name} is not a plain file.`);
  if (!isInside(name)) throw new ReleaseRefused(`${name} is not a path of a build.`);
  if ([...files.keys()].some((other) => isSamePlace(name, other)))
    throw new ReleaseRefused(`${name} is there twice.`);
  if (files.size >= MAX_FILES) throw new ReleaseRefused(`These are more than ${MAX_FILES} files.`);
  files.set(name, content);
}

/** The same file, or one where the other has a folder. */
function isSamePlace(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** Letters, digits and a few signs only, and no part that begins with a dot. */
function isInside(name: string): boolean {
  return name.split("/").every((part) => /^[\w@+~-][\w@+~.-]*$/.test(part));
}

function sizeIn(header: Buffer): number {
  const sum = Number.parseInt(textIn(header, 148, 8), 8);
  const size = Number.parseInt(textIn(header, 124, 12), 8);
  if (sum !== sumOf(header) || !(size >= 0)) throw new ReleaseRefused("The archive is damaged.");
  return size;
}

/** The checksum counts its own field as blanks. */
function sumOf(header: Buffer): number {
  const blank = Buffer.from(header).fill(" ", 148, 156);
  return blank.reduce((sum, byte) => sum + byte, 0);
}

function textIn(header: Buffer, from: number, length: number): string {
  return (
    header
      .toString("utf8", from, from + length)
      .split("\0", 1)[0]
      ?.trim() ?? ""
  );
}
