import { type HotelRole, hotelRoleSchema } from "@funduq/shared-types/contracts/user";
import { beforeAll, describe, expect, it } from "vitest";
import {
  joinHotel,
  makeStaff,
  type TestStaff,
  type TestUser,
} from "../../testing/factories-core.ts";
import { codeOf, invitationsIn, newEmail } from "../../testing/invitations.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { invited } = invitationsIn(api);

type Target = { hotelId: string; hotelUserId: string };

const setStatus = (as: TestUser, { hotelId, hotelUserId }: Target, status = "disabled") =>
  request("PUT", `/hotels/${hotelId}/users/${hotelUserId}/status`, { as, body: { status } });

async function change(as: TestUser, { hotelId, hotelUserId }: Target, wanted: object) {
  const [row] = await owner`select version from hotel_users where id = ${hotelUserId}`;
  const body = { displayName: "", sections: ["pos"], status: "active", ...wanted };
  return request("PUT", `/hotels/${hotelId}/users/${hotelUserId}`, {
    as,
    body: { ...body, version: row?.version },
  });
}

const adminsOf = (hotelId: string) => owner`
  select from hotel_users
  where hotel_id = ${hotelId} and role = 'hotel-admin' and status = 'active'`;

describe("the last admin of a hotel", () => {
  it("SYS-06 can't be disabled or demoted, not even by a super admin", async () => {
    const admin = await makeStaff(database);
    const superAdmin = await api.makeSuperAdmin();
    const answers = [
      await setStatus(superAdmin, admin),
      await change(superAdmin, admin, { role: "manager" }),
      await change(superAdmin, admin, { role: "hotel-admin", status: "disabled" }),
    ];
    for (const answer of answers)
      expect([answer.status, await codeOf(answer)]).toEqual([409, "user.last-admin"]);
    expect(await adminsOf(admin.hotelId)).toHaveLength(1);
  });

  it("SYS-06 can be disabled once another admin can sign in; a pending invitation does not count", async () => {
    const admin = await makeStaff(database);
    const { hotelId } = admin;
    const superAdmin = await api.makeSuperAdmin();
    const { id } = await invited(admin, { role: "hotel-admin" });
    await makeStaff(database, { hotelId, status: "disabled" });
    await makeStaff(database, { hotelId, role: "manager" });
    expect(await codeOf(await setStatus(superAdmin, admin))).toBe("user.last-admin");

    const withoutPassword = await makeStaff(database, { hotelId });
    await owner`update users set password_hash = null where id = ${withoutPassword.userId}`;
    expect(await codeOf(await setStatus(superAdmin, admin))).toBe("user.last-admin");
    expect((await setStatus(superAdmin, { hotelId, hotelUserId: id })).status).toBe(200);

    await makeStaff(database, { hotelId });
    expect((await setStatus(superAdmin, admin)).status).toBe(200);
  });

  it("SYS-06 stays when one of two admins is demoted and the other disabled at the same time", async () => {
    const [one, two] = [await makeStaff(database), await api.makeSuperAdmin()];
    const { hotelId } = one;
    const other = await makeStaff(database, { hotelId });
    const third = await api.makeSuperAdmin();
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from hotel_users where hotel_id = ${hotelId} for update`,
      () => [change(two, one, { role: "employee" }), setStatus(third, other)],
    );
    expect(tally(outcomes)).toEqual({ 200: 1, "409 user.last-admin": 1 });
    expect(await adminsOf(hotelId)).toHaveLength(1);
  });

  it("SYS-06 stays when two admins demote each other while a third party disables one", async () => {
    const one = await makeStaff(database);
    const { hotelId } = one;
    const other = await makeStaff(database, { hotelId });
    const superAdmin = await api.makeSuperAdmin();
    await arrangeRace(
      api,
      (tx) => tx`select from hotel_users where hotel_id = ${hotelId} for update`,
      () => [
        change(one, other, { role: "employee" }),
        change(other, one, { role: "employee" }),
        setStatus(superAdmin, one),
        setStatus(superAdmin, other),
      ],
    );
    expect(await adminsOf(hotelId)).toHaveLength(1);
  });
});

describe("who manages whom", () => {
  type World = Record<"super admin" | "hotel-admin" | "manager", TestUser>;
  let hotelId: TestStaff["hotelId"];
  let world: World;
  beforeAll(async () => {
    const admin = await makeStaff(database);
    hotelId = admin.hotelId;
    const superAdmin = await api.makeSuperAdmin();
    const manager = await makeStaff(database, { hotelId, role: "manager" });
    world = { "super admin": superAdmin, "hotel-admin": admin, manager };
  });

  const matrix = (["super admin", "hotel-admin", "manager"] as const).flatMap((who) =>
    hotelRoleSchema.options.map((role) => [who, role] as const),
  );
  const isRefused = (who: string, role: HotelRole) => who === "manager" && role === "hotel-admin";

  it.each(matrix)(
    "SYS-06 a %s and a place of role %s: every way to manage it",
    async (who, role) => {
      const as = world[who];
      const expected = isRefused(who, role) ? "403 user.admins-only" : "let in";
      const fresh = () => makeStaff(database, { hotelId, role, sections: ["pos"] });
      const invitation = { email: newEmail(), displayName: "", role };
      const pending = await invited({ ...world["hotel-admin"], hotelId }, { role });
      const told = await Promise.all([
        answerOf(setStatus(as, await fresh())),
        answerOf(
          setStatus(as, await makeStaff(database, { hotelId, role, status: "disabled" }), "active"),
        ),
        answerOf(change(as, await fresh(), { role: "employee" })),
        answerOf(change(as, await fresh(), { role, displayName: "Amel" })),
        answerOf(change(as, await makeStaff(database, { hotelId, role: "employee" }), { role })),
        answerOf(request("POST", `/hotels/${hotelId}/users`, { as, body: invitation })),
        answerOf(linkAgain(as, await fresh())),
        answerOf(correct(as, pending.id)),
      ]);
      expect(told).toEqual(told.map(() => expected));
    },
  );

  const linkAgain = (as: TestUser, { hotelUserId }: TestStaff) =>
    request("POST", `/hotels/${hotelId}/users/${hotelUserId}/sign-in-link`, { as });
  const correct = (as: TestUser, id: string) =>
    request("PUT", `/hotels/${hotelId}/users/${id}/email`, {
      as,
      body: { email: newEmail(), version: 1 },
    });

  async function answerOf(response: Promise<Response>): Promise<string> {
    const answer = await response;
    return answer.status < 400 ? "let in" : `${answer.status} ${await codeOf(answer)}`;
  }

  it("SYS-06 a manager can't become a hotel admin by themselves", async () => {
    const manager = await makeStaff(database, { hotelId, role: "manager" });
    const answer = await change(manager, manager, { role: "hotel-admin" });
    expect(await codeOf(answer)).toBe("user.admins-only");
  });

  it("SYS-06 an admin who was made a manager meanwhile can't invite an admin", async () => {
    const admin = await makeStaff(database, { hotelId });
    const body = { email: newEmail(), displayName: "", role: "hotel-admin" };
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from hotel_users where id = ${admin.hotelUserId} for update`,
      () => [request("POST", `/hotels/${hotelId}/users`, { as: admin, body })],
      (tx) => tx`update hotel_users set role = 'manager' where id = ${admin.hotelUserId}`,
    );
    expect(tally(outcomes)).toEqual({ "403 user.admins-only": 1 });
  });

  it("SYS-06 a role in another hotel gives no rights over this hotel's admins", async () => {
    const manager = await makeStaff(database, { hotelId, role: "manager" });
    const elsewhere = await makeStaff(database);
    await joinHotel(database, manager, { hotelId: elsewhere.hotelId });
    const admin = await makeStaff(database, { hotelId });
    expect(await codeOf(await setStatus(manager, admin))).toBe("user.admins-only");
  });
});
