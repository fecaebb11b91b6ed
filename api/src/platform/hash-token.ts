import { createHash } from "node:crypto";

/** The stored hash of a session's or link's token. The token has 256 random bits, so an unsalted hash is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
