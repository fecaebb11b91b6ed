import type { EndedSessions } from "@funduq/shared-types/contracts/session";
import type { UserId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import { announceUser } from "../../platform/changes.ts";
import { hashToken } from "../../platform/hash-token.ts";
import { type Browser, deviceHash } from "./browser.ts";
import { deleteDevicesExcept } from "./known-devices.queries.ts";
import { deleteOtherSessions } from "./sessions.queries.ts";

/**
 * Ends a user's sessions on all other devices, and their live streams after the commit. Those devices are no
 * longer known devices: attempts from them count as from an unknown one.
 */
export async function endOtherSessions(
  { database }: Pick<Runtime, "database">,
  userId: UserId,
  browser: Browser,
): Promise<EndedSessions> {
  return database.withSystem(async (tx) => {
    const ended = await deleteOtherSessions(tx, userId, hashToken(browser.sessionToken ?? ""));
    await deleteDevicesExcept(tx, userId, deviceHash(browser));
    await announceUser(tx, userId);
    return { ended };
  });
}
