import { promisify } from "node:util";
import zlib from "node:zlib";
import { packTar, type TarHeader, unpackTar } from "modern-tar";
import { ReleaseRefused } from "./release.ts";

/** The files of a release by their path in it. */
export type PackedFiles = Map<string, Uint8Array>;

const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
const MAX_FILES = 500;
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

/** Packs the files into a tar.gz. */
export async function packFiles(files: PackedFiles): Promise<Buffer> {
  const entries = Array.from(files, ([name, body]) => ({
    // A fixed time makes the archive reproducible.
    header: { name, size: body.length, mtime: new Date(0) },
    body,
  }));
  return gzip(await packTar(entries));
}

/**
 * Reads the files of a tar.gz into memory. Refuses links, paths outside the archive, hidden files,
 * duplicate names and archives that expand beyond the limit.
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

/** Whether two paths are equal, or one is a folder of the other. */
function isSamePlace(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** Allows letters, digits and `_@+~.-`; no path segment starts with a dot. */
function isInside(name: string): boolean {
  return name.split("/").every((part) => /^[\w@+~-][\w@+~.-]*$/.test(part));
}
