import { userIdSchema } from "@funduq/shared-types/values/ids";
import { expect, it } from "vitest";
import { authorizeSystem } from "./authorize.ts";
import type { Actor } from "./identity.ts";
import type { RoutePermission } from "./route.ts";

function person(isSuperAdmin: boolean): Actor {
  return {
    userId: userIdSchema.parse(crypto.randomUUID()),
    email: "someone@example.com",
    displayName: "Someone",
    isSuperAdmin,
    language: null,
    theme: "system",
    memberships: [],
  };
}

const visitors = { nobody: undefined, staff: person(false), "super admin": person(true) };

it.each<[RoutePermission, Record<keyof typeof visitors, string>]>([
  ["public", { nobody: "in", staff: "in", "super admin": "in" }],
  ["signed-in", { nobody: "session.required", staff: "in", "super admin": "in" }],
  [
    "super-admin",
    { nobody: "session.required", staff: "super-admin.required", "super admin": "in" },
  ],
  // Actions are permissions in a hotel: on a route outside the hotels, by mistake, only a super admin is allowed.
  [
    "bookings.write",
    { nobody: "session.required", staff: "super-admin.required", "super admin": "in" },
  ],
])(
  "AUTH-17 outside the hotels '%s' allows only the users that it names",
  (permission, expected) => {
    const seen = Object.fromEntries(
      Object.entries(visitors).map(([name, actor]) => [name, answer(permission, actor)]),
    );
    expect(seen).toEqual(expected);
  },
);

function answer(permission: RoutePermission, actor: Actor | undefined): unknown {
  try {
    authorizeSystem(permission, actor);
    return "in";
  } catch (error) {
    return error instanceof Error && "code" in error ? error.code : error;
  }
}
