import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";

const FORM = /^Bearer funduq_release_([0-9a-f]{32})_([\w-]{43})$/;

/** A new token as its team gets it, once; only the hash is kept. */
export function newReleaseToken(): { id: string; text: string; secretHash: string } {
  const id = randomUUID();
  const secret = randomBytes(32).toString("base64url");
  const text = `funduq_release_${id.replaceAll("-", "")}_${secret}`;
  return { id, text, secretHash: hashOf(secret) };
}

/** What a request's `Authorization` header claims, where it has the form of a token. */
export function claimedToken(authorization: string | undefined) {
  const [, id, secret] = FORM.exec(authorization ?? "") ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secretHash: hashOf(secret) };
}

/** The secret has 256 random bits, so a plain hash is enough: there is nothing to guess. */
function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
