import type { Principal } from "@funduq/shared-types/rules/permissions";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import type { SystemTx } from "./db/database.ts";
import type { Actor } from "./identity.ts";

/**
 * Why a user may no longer listen to a hotel: it was removed, the session has ended, or the session has no right
 * to see this hotel any more.
 */
export type LostAccess = "hotel-removed" | "signed-out" | "no-access";

/** A session that listens to a hotel's changes. */
export type Listener = { hotelId: HotelId; sessionToken: string };

/**
 * `lost`: why it may no longer listen; undefined while it may. `principal`: its current rights. `changeSeq`: the
 * number of the hotel's last change.
 */
export type ListenerCheck = {
  lost: LostAccess | undefined;
  principal: Principal | undefined;
  changeSeq: number;
};

/** The interface to sessions. An implementation stores tokens hashed and reads the rights at each call. */
export type SessionStore = {
  /** The token in a `Cookie` header. */
  tokenFrom(cookies: string | undefined): string | undefined;
  /**
   * The user of the token with the current rights; undefined when it is unknown, ended or expired.
   * `entering`: the hotel of the request's path, the only one that a super admin's memberships then hold.
   */
  identify(token: string, entering?: string): Promise<Actor | undefined>;
  /** Checks listeners of any hotels with one query. Answers in their order. */
  checkListeners(listeners: readonly Listener[]): Promise<ListenerCheck[]>;
  /**
   * Starts a session under a new token, with the transaction where one is given; `cookie` is the
   * `Set-Cookie` that carries it.
   */
  start(userId: UserId, tx?: SystemTx): Promise<{ token: string; cookie: string }>;
  /** Ends the token's session and returns the `Set-Cookie` that removes it. */
  end(token: string | undefined): Promise<string>;
};
