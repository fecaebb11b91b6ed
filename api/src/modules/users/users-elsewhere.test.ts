import type { Session } from "@funduq/shared-types/contracts/session";
import { type HotelRole, hotelRoleSchema } from "@funduq/shared-types/contracts/user";
import { describe, expect, it } from "vitest";
import {
  joinHotel,
  makeHotel,
  makeStaff,
  makeUser,
  type TestUser,
} from "../../testing/factories-core.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;

type World = { user: TestUser; elsewhere: string; isLeft: boolean };

/** What an account has besides its place in the acting admin's hotel. */
const worlds = {
  "is the same in a second hotel": async (role: HotelRole): Promise<World> => {
    const user = await makeStaff(database, { role });
    return { user, elsewhere: user.hotelId, isLeft: true };
  },
  "administers a second hotel": async (): Promise<World> => {
    const user = await makeStaff(database);
    return { user, elsewhere: user.hotelId, isLeft: true };
  },
  "is a super admin": async (): Promise<World> => ({
    user: await api.makeSuperAdmin(),
    elsewhere: await makeHotel(database),
    isLeft: true,
  }),
  "is disabled in a second hotel": async (): Promise<World> => {
    const user = await makeStaff(database, { status: "disabled" });
    return { user, elsewhere: user.hotelId, isLeft: false };
  },
  "has nothing else": async (): Promise<World> => ({
    user: await makeUser(database),
    elsewhere: await makeHotel(database),
    isLeft: false,
  }),
};

const cases = (["hotel-admin", "manager"] as const).flatMap((acting) =>
  hotelRoleSchema.options
    .filter((role) => acting === "hotel-admin" || role !== "hotel-admin")
    .flatMap((role) =>
      (Object.keys(worlds) as (keyof typeof worlds)[]).map((world) => ({ acting, role, world })),
    ),
);

const sessionsOf = async ({ userId }: TestUser): Promise<number> =>
  (await owner`select from sessions where user_id = ${userId}`).length;

/** The rights of an open session in a hotel: its place there, and the answers to two requests. */
async function rightsIn(hotelId: string, cookie: string) {
  const headers = { cookie };
  const session = await request("GET", "/session", { headers });
  if (session.status !== 200) return session.status;
  const { hotels } = (await session.json()) as Session;
  const look = async (path: string) =>
    (await request("GET", `/hotels/${hotelId}/${path}`, { headers })).status;
  return {
    place: hotels.find((hotel) => hotel.hotelId === hotelId),
    desk: await look("day-grid"),
    people: await look("users"),
  };
}

async function adminOf(acting: HotelRole) {
  const owning = await makeStaff(database);
  const { hotelId } = owning;
  return acting === "hotel-admin" ? owning : makeStaff(database, { hotelId, role: acting });
}

describe("X-07 AUTH-19 a hotel's changes to its own users end no rights in other hotels", () => {
  it.each(cases)(
    "a $acting invites, changes and disables a $role who $world",
    async ({ acting, role, world }) => {
      const admin = await adminOf(acting);
      const { hotelId } = admin;
      const { user, elsewhere, isLeft } = await worlds[world](role);
      const cookies = await Promise.all([api.signIn(user), api.signIn(user)]);
      const before = await Promise.all(cookies.map((cookie) => rightsIn(elsewhere, cookie)));
      const path = `/hotels/${hotelId}/users`;

      const place = { displayName: "Amel", role, sections: ["pos"] };
      const invited = await request("POST", path, {
        as: admin,
        body: { ...place, email: user.email },
      });
      const { id, version } = (await invited.json()) as { id: string; version: number };
      await owner`update hotel_users set user_id = ${user.userId} where id = ${id}`;
      const changed = await request("PUT", `${path}/${id}`, {
        as: admin,
        body: { ...place, sections: [], status: "active", version },
      });
      expect([invited.status, changed.status, await sessionsOf(user)]).toEqual([201, 200, 2]);

      const disabled = await request("PUT", `${path}/${id}/status`, {
        as: admin,
        body: { status: "disabled" },
      });

      expect([disabled.status, await sessionsOf(user)]).toEqual([200, isLeft ? 2 : 0]);
      const after = await Promise.all(cookies.map((cookie) => rightsIn(elsewhere, cookie)));
      expect(after).toEqual(isLeft ? before : [401, 401]);
      if (world !== "is a super admin" && isLeft)
        expect(await rightsIn(hotelId, cookies[0] ?? "")).toEqual({
          place: undefined,
          desk: 404,
          people: 404,
        });
    },
  );

  it("disabling by the form keeps them as well; disabling in the last hotel ends the sessions", async () => {
    const [here, there] = [await makeStaff(database), await makeStaff(database)];
    const clerk = await makeStaff(database, { hotelId: here.hotelId, role: "front-office" });
    const other = await joinHotel(database, clerk, { hotelId: there.hotelId, role: "employee" });
    await api.signIn(clerk);
    const disable = (as: typeof here, hotelUserId: string) =>
      request("PUT", `/hotels/${as.hotelId}/users/${hotelUserId}`, {
        as,
        body: { displayName: "", role: "employee", sections: [], status: "disabled", version: 1 },
      });
    expect((await disable(here, clerk.hotelUserId)).status).toBe(200);
    expect(await sessionsOf(clerk)).toBe(1);
    expect((await disable(there, other)).status).toBe(200);
    expect(await sessionsOf(clerk)).toBe(0);
  });

  it("two hotels that disable the same person at once leave no session", async () => {
    const [here, there] = [await makeStaff(database), await makeStaff(database)];
    const clerk = await makeStaff(database, { hotelId: here.hotelId, role: "front-office" });
    const other = await joinHotel(database, clerk, { hotelId: there.hotelId, role: "employee" });
    await api.signIn(clerk);
    const disable = (as: typeof here, id: string) =>
      request("PUT", `/hotels/${as.hotelId}/users/${id}/status`, {
        as,
        body: { status: "disabled" },
      });
    const outcomes = await arrangeRace(
      api,
      (tx) =>
        tx`select pg_advisory_xact_lock(hashtextextended(${`sessions of ${clerk.userId}`}, 0))`,
      () => [disable(here, clerk.hotelUserId), disable(there, other)],
    );
    expect(tally(outcomes)).toEqual({ 200: 2 });
    expect(await sessionsOf(clerk)).toBe(0);
  });
});
