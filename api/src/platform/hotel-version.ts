import { createHash } from "node:crypto";
import type { EnteredHotel, HotelActor } from "./identity.ts";

/**
 * The ETag of an answer that depends only on the hotel's data and the caller. It changes with every change
 * in the hotel, and differs between releases, callers and URLs. The version is the hash of the audit trail's
 * last line: after a restored backup the numbers of changes are given again, to other changes. It is read before
 * the answer's transaction begins, so the answer can only be newer than its ETag: at worst it is fetched once more.
 */
export function hotelVersionTag(
  release: string,
  hotel: EnteredHotel,
  actor: HotelActor,
  address: string,
): string {
  const rights = `${actor.userId} ${actor.isSuperAdmin} ${actor.role} ${actor.sections.join()}`;
  const facts = createHash("sha1")
    .update(`${release}\n${rights}\n${address}\n${hotel.changeHash}`)
    .digest("base64url");
  return `W/"${hotel.changeSeq}-${facts}"`;
}

/** Whether `If-None-Match` holds this ETag. A proxy may have made it weak. */
export function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const strong = (text: string) => text.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((held) => strong(held) === strong(tag));
}
