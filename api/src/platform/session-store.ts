import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import type { SystemTx } from "./db/database.ts";
import type { Actor } from "./identity.ts";

/**
 * Why somebody may no longer listen to a hotel: it was removed, the session has ended, or the session
 * goes on without a right to see this hotel.
 */
export type LostAccess = "hotel-removed" | "signed-out" | "no-access";

/** The door to sessions. Whoever implements it keeps tokens hashed and reads rights afresh. */
export type SessionStore = {
  /** The token in a `Cookie` header. */
  tokenFrom(cookies: string | undefined): string | undefined;
  /** Who holds the token, with the rights of this moment; nobody when it is unknown, ended or expired. */
  identify(token: string): Promise<Actor | undefined>;
  /** Why each of these tokens may no longer listen to the hotel. Those that still may are not in it. */
  lostAccess(hotelId: HotelId, tokens: readonly string[]): Promise<Map<string, LostAccess>>;
  /**
   * Starts a session under a new token, with the transaction where one is given; `cookie` is the
   * `Set-Cookie` that carries it.
   */
  start(userId: UserId, tx?: SystemTx): Promise<{ token: string; cookie: string }>;
  /** Ends the token's session and returns the `Set-Cookie` that removes it. */
  end(token: string | undefined): Promise<string>;
};
