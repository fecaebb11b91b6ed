import type { ModuleList } from "@funduq/shared-types/contracts/module";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { savesData } from "../remotes/use-preload.ts";
import { keepPages } from "./keep-pages.ts";

const AGAIN_AFTER_MS = 60_000;

/**
 * Keeps the pages; again after a minute where a file can't be had, changes that wait hold a former release, or the line is slow
 * or paid by the megabyte.
 */
export async function keepUntilCurrent(
  list: ModuleList,
  hotelId: HotelId | null,
  left: AbortSignal,
): Promise<void> {
  while (!left.aborted) {
    if (!savesData() && (await keepPages(list, hotelId).catch(() => false))) return;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
}
