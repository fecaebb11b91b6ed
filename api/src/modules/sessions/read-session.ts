import type { Session } from "@funduq/shared-types/contracts/session";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import type { Actor } from "../../platform/identity.ts";
import { listOpenInvitations } from "./invitations.queries.ts";
import { joinHotels, recordJoins } from "./invitations.service.ts";
import { presentSession } from "./sessions.presenter.ts";

/**
 * The session, as a page reads it when it loads. First joins the hotels that invited the account since it
 * signed in (AUTH-10), so that the page shows them without a new sign-in.
 */
export async function readSession(
  runtime: Runtime,
  actor: Actor,
  {
    sessionToken,
    requestId,
    hotelId,
  }: { sessionToken: string; requestId: string; hotelId: HotelId | undefined },
): Promise<Session> {
  const { database, clock, sessions } = runtime;
  const account = { id: actor.userId, email: actor.email };
  const waiting = await listOpenInvitations(database.system, account.email);
  if (waiting.length > 0)
    await database.withSystem(async (tx) => {
      const joined = await joinHotels(tx, account);
      await recordJoins(tx, joined, { at: clock.now(), requestId });
    });
  // `actor` was read before: another read of the session may have joined a hotel since.
  return presentSession(database, (await sessions.identify(sessionToken)) ?? actor, hotelId);
}
