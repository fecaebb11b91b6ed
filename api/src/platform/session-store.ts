import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import type { Actor } from "./identity.ts";

/** The door to sessions. Whoever implements it keeps tokens hashed and reads rights afresh. */
export type SessionStore = {
  /** The token in a `Cookie` header. */
  tokenFrom(cookies: string | undefined): string | undefined;
  /** Who holds the token, with the rights of this moment; nobody when it is unknown, ended or expired. */
  identify(token: string): Promise<Actor | undefined>;
  /** Which of these tokens still belong to someone who may see the hotel. */
  entitled(hotelId: HotelId, tokens: readonly string[]): Promise<Set<string>>;
  /** Starts a session under a new token; `cookie` is the `Set-Cookie` that carries it. */
  start(userId: UserId): Promise<{ token: string; cookie: string }>;
  /** Ends the token's session and returns the `Set-Cookie` that removes it. */
  end(token: string | undefined): Promise<string>;
  /** Deletes sessions whose time is over. */
  sweep(): Promise<void>;
};
