import { type ModuleEntry, unreadModuleListSchema } from "@funduq/shared-types/contracts/module";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { lastKnownPart } from "@funduq/shared-ui/state";
import { hasUnsent } from "@funduq/shared-ui/unsent";
import { readModules } from "../remotes/read-modules.ts";

const { lastKnown, placeOfAnswer } = await lastKnownPart();

/** Where the registry's answer is kept: that of the query `listModules`. */
export const placeOfModules = (hotelId: HotelId | null) =>
  placeOfAnswer("modules", { hotelId: hotelId ?? undefined });

/**
 * The releases that this page runs whatever the registry says, because changes wait in the outbox: those with which they
 * were made. None where nothing waits.
 */
export async function heldReleases(hotelId: HotelId | null): Promise<readonly ModuleEntry[]> {
  if (!(await hasUnsent())) return [];
  const known = await lastKnown(placeOfModules(hotelId));
  const list = unreadModuleListSchema.safeParse(known?.data).data;
  return list ? readModules(list).modules : [];
}
