import type { EndedSessions } from "@funduq/shared-types/contracts/session";
import type { UserId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import { announceUser } from "../../platform/changes.ts";
import { type Browser, deviceHash } from "./browser.ts";
import { hashToken } from "./hash-token.ts";
import { deleteDevicesExcept } from "./known-devices.queries.ts";
import { deleteOtherSessions } from "./sessions.queries.ts";

/**
 * Signs somebody out of all their other devices, whose live streams end with the commit. Those devices
 * are no longer known either: guesses from them count as a stranger's.
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
