import type { ModuleEntry, ModuleList, ViewId } from "@funduq/shared-types/contracts/module";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Principal } from "@funduq/shared-types/rules/permissions";
import { mayOpenView, views } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Database } from "../../platform/db/database.ts";
import { type Actor, principalIn } from "../../platform/identity.ts";
import { type CurrentRelease, hotelExists, listCurrentReleases } from "./releases.queries.ts";

/**
 * The releases the shell may load for this caller, in this hotel: none whose every screen is
 * closed to them, so a waiter's browser never learns of the administration's code.
 */
export async function listModules(
  database: Database,
  actor: Actor | undefined,
  hotelId: HotelId | undefined,
): Promise<ModuleList> {
  const principal = await principalFor(database, actor, hotelId);
  const releases = await listCurrentReleases(database, hotelId);
  const modules = releases
    .map((release): ModuleEntry => ({ ...release, views: openViews(release, principal) }))
    .filter((entry) => entry.views.length > 0);
  return { modules };
}

/** What the release brings and the caller may open. */
function openViews(release: CurrentRelease, principal: Principal | undefined): ViewId[] {
  return release.views.filter(
    (view) => views[view]?.module === release.name && mayOpenView(principal, view),
  );
}

/** The principal that opens screens. Without a hotel, only a super admin has one. */
async function principalFor(
  database: Database,
  actor: Actor | undefined,
  hotelId: HotelId | undefined,
): Promise<Principal | undefined> {
  if (actor?.isSuperAdmin) {
    if (hotelId && !(await hotelExists(database, hotelId))) throw new AppError("hotel.not-found");
    return { isSuperAdmin: true };
  }
  if (!actor || hotelId === undefined) return undefined;
  const membership = actor.memberships.find(({ hotel }) => hotel.id === hotelId);
  if (!membership) throw new AppError("hotel.not-found");
  return principalIn(actor, membership);
}
