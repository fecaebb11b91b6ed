import { promisify } from "node:util";
import zlib from "node:zlib";
import { packTar, type TarHeader, unpackTar } from "modern-tar";
import { ReleaseRefused } from "./release.ts";

/** The files of a release by their path below it. */
export type PackedFiles = Map<string, Uint8Array>;

const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
const MAX_FILES = 500;
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

/** The files as a tar.gz. */
export async function packFiles(files: PackedFiles): Promise<Buffer> {
  const entries = Array.from(files, ([name, body]) => ({
    // The same files are the same archive, whenever they are packed.
    header: { name, size: body.length, mtime: new Date(0) },
    body,
  }));
  return gzip(await packTar(entries));
}

/**
 * What is in a tar.gz of plain files. Nothing is written: links, paths that lead outside, hidden
 * files, one name twice and archives that unfold without end are refused.
 */
export async function unpackFiles(archive: Buffer): Promise<PackedFiles> {
  const tar = await gunzip(archive, { maxOutputLength: MAX_UNPACKED_BYTES }).catch(() => {
    throw new ReleaseRefused("This is not a tar.gz of a build, or it is too large.");
  });
  const entries = await unpackTar(tar, { strict: true }).catch(() => {
    throw new ReleaseRefused("The archive is damaged or cut off.");
  });
  const files: PackedFiles = new Map();
  for (const { header, data } of entries)
    if (header.type !== "directory") keep(files, header, data);
  return files;
}

function keep(files: PackedFiles, header: TarHeader, data: Uint8Array | undefined): void {
  const name = header.name.replace(/^\.\//, "");
  if (header.type !== "file" || !data) throw new ReleaseRefused(`${name} is not a plain file.`);
  if (!isInside(name)) throw new ReleaseRefused(`${name} is not a path of a build.`);
  if ([...files.keys()].some((other) => isSamePlace(name, other)))
    throw new ReleaseRefused(`${name} is there twice.`);
  if (files.size >= MAX_FILES) throw new ReleaseRefused(`These are more than ${MAX_FILES} files.`);
  files.set(name, data);
}

/** The same file, or one where the other has a folder. */
function isSamePlace(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** Letters, digits and a few signs only, and no part that begins with a dot. */
function isInside(name: string): boolean {
  return name.split("/").every((part) => /^[\w@+~-][\w@+~.-]*$/.test(part));
}
