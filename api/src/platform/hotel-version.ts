import { createHash } from "node:crypto";
import type { EnteredHotel, HotelActor } from "./identity.ts";

/**
 * The tag of an answer that depends on a hotel's data and on the caller alone: it stays the same
 * until anything in the hotel changes, and differs between releases, callers and addresses.
 *
 * The number was read before the answer's transaction began, so an answer can only be newer than
 * its tag: at worst it is asked for once more.
 */
export function hotelVersionTag(
  release: string,
  hotel: EnteredHotel,
  actor: HotelActor,
  address: string,
): string {
  const rights = `${actor.userId} ${actor.isSuperAdmin} ${actor.role} ${actor.sections.join()}`;
  const facts = createHash("sha1").update(`${release}\n${rights}\n${address}`).digest("base64url");
  return `W/"${hotel.changeSeq}-${facts}"`;
}

/** Whether the caller already holds the answer with this tag. A proxy may have weakened its copy. */
export function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const strong = (text: string) => text.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((held) => strong(held) === strong(tag));
}
