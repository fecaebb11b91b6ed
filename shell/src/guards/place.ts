import { needsHotel, type ViewId, viewPath, views } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { matchPath } from "@funduq/shared-ui/router";

/** What an address stands for, before anybody asks who is looking. */
export type Place =
  | { kind: "view"; view: ViewId; hotelId?: HotelId; basename: string }
  /** A view of whichever hotel is selected: `/dashboard`. */
  | { kind: "of-selected-hotel"; view: ViewId }
  | { kind: "hotel"; hotelId: HotelId }
  | { kind: "login" }
  /** Where an emailed sign-in link leads. */
  | { kind: "finish-signin" }
  | { kind: "unknown" };

const unknown: Place = { kind: "unknown" };
const viewIds = Object.keys(views) as ViewId[];
/** Views that are one address and nothing below it. */
const withoutSubPages: readonly ViewId[] = ["system-admin", "kept-mails"];
/** Views whose own address says too little: `/setup-hotel` needs `new` or an id after it. */
const onlySubPages: readonly ViewId[] = ["setup-hotel"];

export function placeOf(pathname: string): Place {
  if (matchPath("/login", pathname)) return { kind: "login" };
  if (matchPath("/finish-signin", pathname)) return { kind: "finish-signin" };
  return shortcutOf(pathname) ?? viewAt(pathname) ?? hotelPlaceAt(pathname) ?? unknown;
}

function shortcutOf(pathname: string): Place | undefined {
  const shortcuts: ViewId[] = ["dashboard", "commercial"];
  const view = shortcuts.find((name) => matchPath(`/${name}`, pathname));
  return view && { kind: "of-selected-hotel", view };
}

function viewAt(pathname: string): Place | undefined {
  for (const view of viewIds) {
    const match = matchPath(patternOf(view), pathname);
    if (!match || (onlySubPages.includes(view) && !match.params["*"])) continue;
    if (!needsHotel(view)) return { kind: "view", view, basename: viewPath(view) };
    const hotelId = hotelIdSchema.safeParse(match.params.hotelId).data;
    return hotelId && { kind: "view", view, hotelId, basename: viewPath(view, hotelId) };
  }
  return undefined;
}

/** The hotel that is being set up, whichever was selected before; `new` before it is there. */
export function setUpAt(pathname: string): HotelId | "new" | undefined {
  const asked = matchPath("/setup-hotel/:hotelId", pathname)?.params.hotelId;
  return asked === "new" ? asked : hotelIdSchema.safeParse(asked).data;
}

/** The hotel that an address names, also the one that is being set up. */
export function hotelAt(pathname: string): HotelId | undefined {
  const place = placeOf(pathname);
  if (place.kind === "hotel") return place.hotelId;
  if (place.kind !== "view") return undefined;
  const setUp = setUpAt(pathname);
  return place.hotelId ?? (setUp === "new" ? undefined : setUp);
}

function patternOf(view: ViewId): string {
  return withoutSubPages.includes(view) ? views[view].path : `${views[view].path}/*`;
}

function hotelPlaceAt(pathname: string): Place | undefined {
  const hotelId = matchPath("/hotel/:hotelId", pathname)?.params.hotelId;
  const known = hotelIdSchema.safeParse(hotelId).data;
  return known && { kind: "hotel", hotelId: known };
}
