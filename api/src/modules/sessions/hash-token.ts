import { createHash } from "node:crypto";

/**
 * What is kept of a session's or a link's token. It has 256 random bits, so a plain hash is enough:
 * there is nothing to guess.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
