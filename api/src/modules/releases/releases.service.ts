import type { View } from "@funduq/shared-types/contracts/department";
import type { ModuleEntry, ModuleList } from "@funduq/shared-types/contracts/module";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Principal } from "@funduq/shared-types/rules/permissions";
import { startFiles } from "@funduq/shared-types/rules/start-files";
import { mayOpenView } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Database } from "../../platform/db/database.ts";
import { type Actor, principalIn } from "../../platform/identity.ts";
import {
  type CurrentRelease,
  currentShellVersion,
  hotelExists,
  listCurrentReleases,
} from "./releases.queries.ts";

/**
 * The releases the shell may load for this caller, in this hotel: none whose every screen is closed to them,
 * so a waiter's browser never learns of the administration's code. Screens that are closed to the caller are
 * listed without their code; a stranger learns only of what is public.
 */
export async function listModules(
  database: Database,
  actor: Actor | undefined,
  hotelId: HotelId | undefined,
): Promise<ModuleList> {
  const principal = await principalFor(database, actor, hotelId);
  const [shellVersion, releases] = await Promise.all([
    currentShellVersion(database),
    listCurrentReleases(database, hotelId),
  ]);
  const opens = (view: View) => mayOpenView(principal, view);
  const modules = releases
    .map((release) => entryFor(release, opens))
    .filter(({ views }) => views.length > 0);
  const all = releases.flatMap(({ department }) => department.views);
  const closed = principal ? all.filter((view) => !opens(view)) : [];
  return { signedIn: actor !== undefined, shellVersion, modules, closed };
}

function entryFor(
  { department, integrity, ...release }: CurrentRelease,
  opens: (view: View) => boolean,
): ModuleEntry {
  const { title, views } = department;
  return { ...release, integrity: startFiles(integrity), title, views: views.filter(opens) };
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
