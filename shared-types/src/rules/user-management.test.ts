import { describe, expect, it } from "vitest";
import { hotelRoleSchema } from "../contracts/user.ts";
import type { Principal } from "./permissions.ts";
import { grantableRoles, manageUserVerdict } from "./user-management.ts";

const as = (role: (typeof hotelRoleSchema.options)[number]): Principal => ({
  isSuperAdmin: false,
  role,
  sections: [],
});

describe("who manages whom", () => {
  it.each(hotelRoleSchema.options)(
    "SYS-06 a hotel admin and a super admin manage a place with the role %s",
    (role) => {
      expect(manageUserVerdict(as("hotel-admin"), { role }).allowed).toBe(true);
      expect(manageUserVerdict({ isSuperAdmin: true }, { role }).allowed).toBe(true);
    },
  );

  it("SYS-06 a manager touches no hotel admin and makes none", () => {
    const manager = as("manager");
    const [admin, clerk] = [{ role: "hotel-admin" }, { role: "front-office" }] as const;
    const refusal = { allowed: false, code: "user.admins-only" };
    expect(manageUserVerdict(manager, admin)).toMatchObject(refusal);
    expect(manageUserVerdict(manager, admin, clerk)).toMatchObject(refusal);
    expect(manageUserVerdict(manager, clerk, admin)).toMatchObject(refusal);
    expect(manageUserVerdict(manager, clerk, { role: "manager" }).allowed).toBe(true);
  });

  it("SYS-06 a manager gives every role but that of a hotel admin", () => {
    expect(grantableRoles(as("manager"))).toEqual(
      hotelRoleSchema.options.filter((role) => role !== "hotel-admin"),
    );
    expect(grantableRoles(as("hotel-admin"))).toEqual(hotelRoleSchema.options);
  });
});
