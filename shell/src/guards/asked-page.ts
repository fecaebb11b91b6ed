import { type Gate, gateOf, type Views } from "./gate.ts";
import { type Place, placeOf } from "./place.ts";
import { hotelOf, type Visitor } from "./visitor.ts";

/** What the login keeps of the address that led to it. It is the router's own, never one of a link. */
export type LoginState = { asked: string };

export function askedIn(state: unknown): string | undefined {
  const asked = typeof state === "object" && state !== null && Reflect.get(state, "asked");
  return typeof asked === "string" ? asked : undefined;
}

/**
 * Someone who has signed in goes where they wanted to go, if that opens for them; else where
 * everybody of their role begins (AUTH-03).
 */
export function gateAfterLogin(
  asked: string,
  visitor: Visitor,
  registry: Views,
  now: Date,
): Gate | undefined {
  const place = placeOf(new URL(asked, "http://suite").pathname, registry.views);
  // Which hotels there are for a super admin shows at the address itself.
  const isAwaited = isUnlisted(place, visitor);
  const { kind } = gateOf(place, { ...visitor, isAwaited }, registry, now);
  const leadsOn = place.kind === "of-selected-hotel" && kind === "redirect";
  return leadsOn || opens.includes(kind) ? { kind: "redirect", to: asked } : undefined;
}

function isUnlisted(place: Place, { session }: Visitor): boolean {
  const hotelId = "hotelId" in place ? place.hotelId : undefined;
  return Boolean(session?.user.isSuperAdmin && hotelId && !hotelOf(session, hotelId));
}

const opens: readonly Gate["kind"][] = ["open", "expired", "hotel-needed", "loading"];
