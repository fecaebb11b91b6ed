import { needsHotel, viewPath, viewPattern } from "@funduq/shared-types/rules/views";
import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { matchPath } from "@funduq/shared-ui/router";
import type { KnownView } from "../remotes/registry.ts";

/** What an address stands for, before anybody asks who is looking. */
export type Place =
  | { kind: "view"; view: KnownView; hotelId?: HotelId; basename: string }
  /** An address of whichever hotel is selected: `/dashboard`. */
  | { kind: "of-selected-hotel"; viewId: string }
  | { kind: "hotel"; hotelId: HotelId }
  | { kind: "login" }
  /** Where an emailed sign-in link leads. */
  | { kind: "finish-signin" }
  /** No view that is known has this address. */
  | { kind: "unknown"; hotelId?: HotelId; isRoot?: boolean };

export function placeOf(pathname: string, views: readonly KnownView[]): Place {
  if (matchPath("/login", pathname)) return { kind: "login" };
  if (matchPath("/finish-signin", pathname)) return { kind: "finish-signin" };
  return viewAt(pathname, views) ?? hotelPlaceAt(pathname) ?? shortcutAt(pathname);
}

function viewAt(pathname: string, views: readonly KnownView[]): Place | undefined {
  for (const view of views) {
    const isOfHotel = needsHotel(view);
    const pattern = viewPattern(view);
    const match = matchPath(isOfHotel ? `${pattern}/*` : pattern, pathname);
    if (!match) continue;
    if (!isOfHotel) return { kind: "view", view, basename: pattern.replace("/:hotelId", "") };
    const hotelId = hotelIdSchema.safeParse(match.params.hotelId).data;
    if (hotelId) return { kind: "view", view, hotelId, basename: viewPath(view.id, hotelId) };
  }
  return undefined;
}

function hotelPlaceAt(pathname: string): Place | undefined {
  const match = matchPath("/hotel/:hotelId/*", pathname);
  const hotelId = hotelIdSchema.safeParse(match?.params.hotelId).data;
  if (!hotelId) return undefined;
  return match?.params["*"] ? { kind: "unknown", hotelId } : { kind: "hotel", hotelId };
}

function shortcutAt(pathname: string): Place {
  const viewId = matchPath("/:viewId", pathname)?.params.viewId;
  return viewId
    ? { kind: "of-selected-hotel", viewId }
    : { kind: "unknown", isRoot: pathname === "/" };
}

/** The hotel that an address names: `/hotel/{hotelId}/…`, `/setup-hotel/{hotelId}`. */
export function hotelAt(pathname: string): HotelId | undefined {
  const named = matchPath("/:place/:hotelId/*", pathname)?.params.hotelId;
  return hotelIdSchema.safeParse(named).data;
}
