import { AppError } from "@funduq/shared-types/errors/app-error";

/** A department's build is some 500 kB. */
export const MAX_ARCHIVE_BYTES = 8 * 1024 * 1024;

/** The body of an upload, refused as soon as it is larger than any build. */
export async function readArchive({ body, headers }: Request): Promise<Buffer> {
  if (headers.get("content-type") !== "application/gzip")
    throw new AppError("release.refused", { reason: "Send the build as application/gzip." });
  if (Number(headers.get("content-length")) > MAX_ARCHIVE_BYTES)
    throw new AppError("request.too-large");
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body ?? []) {
      bytes += part.byteLength;
      if (bytes > MAX_ARCHIVE_BYTES) throw new AppError("request.too-large");
      parts.push(part);
    }
  } catch (error) {
    // The sender has gone in the middle of it.
    throw error instanceof AppError ? error : new AppError("request.malformed");
  }
  return Buffer.concat(parts);
}
