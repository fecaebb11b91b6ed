import {
  type ChangeUser,
  type HotelUserList,
  hotelRoleSchema,
} from "@funduq/shared-types/contracts/user";
import { describe, expect, it } from "vitest";
import { joinHotel, makeStaff, type TestUser } from "../../testing/factories-core.ts";
import { codeOf } from "../../testing/invitations.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;

const setStatus = (as: TestUser, hotelId: string, hotelUserId: string, status: string) =>
  request("PUT", `/hotels/${hotelId}/users/${hotelUserId}/status`, { as, body: { status } });

describe("editing a colleague", () => {
  type Change = Partial<Record<keyof ChangeUser, unknown>>;
  const find = async (as: TestUser, hotelId: string, id: string) => {
    const answer = await request("GET", `/hotels/${hotelId}/users`, { as });
    const { users }: HotelUserList = await answer.json();
    const found = users.find((user) => user.id === id);
    if (!found) throw new Error(`${id} has no place in the hotel`);
    return found;
  };
  /** Sends the user's current values, except for the given ones. */
  const save = async (as: TestUser, hotelId: string, id: string, wanted: Change) => {
    const { displayName, role, sections, status, version } = await find(as, hotelId, id);
    const body = { displayName, role, sections, status, version, ...wanted };
    return request("PUT", `/hotels/${hotelId}/users/${id}`, { as, body });
  };

  it("USR-02 saves name, role, sections and status; the email stays what it was", async () => {
    const admin = await makeStaff(database);
    const { hotelId } = admin;
    const clerk = await makeStaff(database, { hotelId, role: "employee", sections: ["pos"] });
    const response = await save(admin, hotelId, clerk.hotelUserId, {
      displayName: " Amel Kaci ",
      role: "front-office",
      sections: ["extra", "extra"],
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: clerk.hotelUserId, version: 2 });
    expect(await find(admin, hotelId, clerk.hotelUserId)).toMatchObject({
      email: clerk.email,
      displayName: "Amel Kaci",
      role: "front-office",
      sections: ["extra"],
      version: 2,
    });
    const withEmail = await save(admin, hotelId, clerk.hotelUserId, {
      email: "else@hotel.test",
    } as Change);
    expect(await codeOf(withEmail)).toBe("request.invalid");
  });

  it.each(hotelRoleSchema.options)("USR-02 gives the role %s", async (role) => {
    const admin = await makeStaff(database);
    const clerk = await makeStaff(database, { hotelId: admin.hotelId, role: "housekeeping" });
    await save(admin, admin.hotelId, clerk.hotelUserId, { role });
    expect(await find(admin, admin.hotelId, clerk.hotelUserId)).toMatchObject({ role });
  });

  it("USR-02 AUTH-17 an open session has the new rights with its next request", async () => {
    const admin = await makeStaff(database);
    const { hotelId } = admin;
    const clerk = await makeStaff(database, { hotelId, role: "front-office" });
    const cookie = await api.signIn(clerk);
    const look = async (path: string) =>
      (await request("GET", `/hotels/${hotelId}/${path}`, { headers: { cookie } })).status;
    expect([await look("day-grid"), await look("users")]).toEqual([200, 403]);
    await save(admin, hotelId, clerk.hotelUserId, { role: "employee", sections: ["housekeeping"] });
    expect([await look("day-grid"), await look("housekeeping")]).toEqual([403, 200]);
    await save(admin, hotelId, clerk.hotelUserId, { role: "manager" });
    expect([await look("day-grid"), await look("users")]).toEqual([200, 200]);
  });

  it("USR-02 AUTH-19 disabling in the form ends the sessions, as the button does", async () => {
    const admin = await makeStaff(database);
    const clerk = await makeStaff(database, { hotelId: admin.hotelId });
    const cookie = await api.signIn(clerk);
    await save(admin, admin.hotelId, clerk.hotelUserId, { status: "disabled" });
    expect((await request("GET", "/session", { headers: { cookie } })).status).toBe(401);
  });

  it("USR-02 users can change their own name, but neither reduce nor extend their own rights", async () => {
    const admin = await makeStaff(database);
    const own = (wanted: Change) => save(admin, admin.hotelId, admin.hotelUserId, wanted);
    expect(await codeOf(await own({ role: "manager" }))).toBe("user.own-rights");
    expect(await codeOf(await own({ sections: ["extra"] }))).toBe("user.own-rights");
    expect(await codeOf(await own({ status: "disabled" }))).toBe("user.own-status");
    await own({ displayName: "Karim" });
    expect(await find(admin, admin.hotelId, admin.hotelUserId)).toMatchObject({
      displayName: "Karim",
      role: "hotel-admin",
    });
  });

  it("USR-02 when two admins edit the same user at the same time, the second gets the first one's name", async () => {
    const [one, other] = [
      await makeStaff(database, { displayName: "Lynda" }),
      await makeStaff(database, { displayName: "Lynda" }),
    ];
    const { hotelId } = one;
    await joinHotel(database, other, { hotelId });
    const clerk = await makeStaff(database, { hotelId, role: "employee" });
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from hotel_users where hotel_id = ${hotelId} for update`,
      () =>
        [one, other].map((as, at) =>
          request("PUT", `/hotels/${hotelId}/users/${clerk.hotelUserId}`, {
            as,
            body: {
              displayName: `Clerk ${at}`,
              role: "employee",
              sections: ["pos"],
              status: "active",
              version: 1,
            },
          }),
        ),
    );
    expect(tally(outcomes)).toEqual({ 200: 1, "409 request.stale": 1 });
    const refused = outcomes.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ params: { changedBy: "Lynda" } });
    expect(await find(one, hotelId, clerk.hotelUserId)).toMatchObject({ version: 2 });
  });

  it("USR-02 AUTH-19 when two admins make each other employees at the same time, one stays an admin", async () => {
    const [one, other] = [await makeStaff(database), await makeStaff(database)];
    const { hotelId } = one;
    const hotelUserId = await joinHotel(database, other, { hotelId });
    const demote = (as: TestUser, id: string) =>
      request("PUT", `/hotels/${hotelId}/users/${id}`, {
        as,
        body: {
          displayName: "",
          role: "employee",
          sections: ["pos"],
          status: "active",
          version: 1,
        },
      });
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from hotel_users where hotel_id = ${hotelId} for update`,
      () => [demote(one, hotelUserId), demote(other, one.hotelUserId)],
    );
    expect(tally(outcomes)).toEqual({ 200: 1, "403 section.denied": 1 });
    const admins = await owner`
      select from hotel_users where hotel_id = ${hotelId} and role = 'hotel-admin'`;
    expect(admins).toHaveLength(1);
  });

  it("USR-02 a status changed by the button makes an open form stale too", async () => {
    const admin = await makeStaff(database);
    const { hotelId } = admin;
    const clerk = await makeStaff(database, { hotelId, role: "front-office" });
    const { version } = await find(admin, hotelId, clerk.hotelUserId);
    await setStatus(admin, hotelId, clerk.hotelUserId, "disabled");
    const late = await save(admin, hotelId, clerk.hotelUserId, { version, status: "active" });
    expect(await codeOf(late)).toBe("request.stale");
  });

  it("X-07 USR-02 does not find another hotel's user", async () => {
    const admin = await makeStaff(database);
    const stranger = await makeStaff(database);
    const body = { displayName: "", role: "employee", sections: [], status: "active", version: 1 };
    const path = `/hotels/${admin.hotelId}/users/${stranger.hotelUserId}`;
    expect(await codeOf(await request("PUT", path, { as: admin, body }))).toBe("user.not-found");
    expect(await find(stranger, stranger.hotelId, stranger.hotelUserId)).toMatchObject({
      role: "hotel-admin",
      version: 1,
    });
  });
});
