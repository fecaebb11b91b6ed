import { randomUUID } from "node:crypto";
import type { Section } from "@funduq/shared-types/contracts/user";
import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { userRoutes } from "./modules/users/users.routes.ts";
import { hashRequest } from "./platform/idempotency.ts";
import { defineRoute } from "./platform/route.ts";
import { eventually } from "./testing/eventually.ts";
import { joinHotel, makeHotel, makeStaff, type TestStaff } from "./testing/factories-core.ts";
import { testMasterKeys } from "./testing/master-keys.ts";
import { arrangeRace, deadlocksDuring, outcomeOf, tally } from "./testing/races.ts";
import { appOver, testApp } from "./testing/test-app.ts";

/** Promises with which the test controls the slow write. */
let begun = Promise.withResolvers<void>();
let released = Promise.withResolvers<void>();

const params = z.object({ hotelId: hotelIdSchema });
const response = z.object({ role: z.string() });
const addFloor = (tx: Parameters<Parameters<typeof database.withHotel>[1]>[0], hotelId: HotelId) =>
  tx.execute(sql`insert into floors (hotel_id, id, name, position)
    values (${hotelId}, ${uuidv7()}, ${uuidv7()}, 1)`);
const quick = defineRoute(
  {
    id: "test.quick",
    method: "POST",
    path: "/hotels/{hotelId}/quick",
    permission: "bookings.write",
    summary: "Writes at once.",
    params,
    response,
  },
  async ({ tx, hotelId, actor }) => {
    await addFloor(tx, hotelId);
    return { role: actor.role };
  },
);
const slow = defineRoute(
  {
    id: "test.slow",
    method: "POST",
    path: "/hotels/{hotelId}/slow",
    permission: "bookings.write",
    summary: "Writes, and takes its time, as the night audit does.",
    params,
    response,
  },
  async ({ tx, hotelId, actor }) => {
    await addFloor(tx, hotelId);
    begun.resolve();
    await released.promise;
    return { role: actor.role };
  },
);
const leave = defineRoute(
  {
    id: "test.leave",
    method: "POST",
    path: "/hotels/{hotelId}/leave-it",
    permission: "signed-in",
    summary: "Ends the actor's own place.",
    params,
    endsOwnRights: true,
  },
  async ({ tx, hotelId, actor }) => {
    await tx.execute(sql`update hotel_users set status = 'disabled'
      where hotel_id = ${hotelId} and user_id = ${actor.userId}`);
    return undefined;
  },
);
const routes = [quick, slow, leave, ...userRoutes];
const api = await testApp({ routes });
/** A second process of the installation. */
const other = appOver(api, { routes });
const { database, owner, request } = api;

const floorsOf = async (hotelId: string) =>
  (await owner`select from floors where hotel_id = ${hotelId}`).length;

type Wanted = { role?: string; sections?: Section[]; status?: string };
const change = (admin: TestStaff, clerk: TestStaff, wanted: Wanted) =>
  other.request("PUT", `/hotels/${admin.hotelId}/users/${clerk.hotelUserId}`, {
    as: admin,
    body: {
      displayName: "",
      role: "front-office",
      sections: [],
      status: "active",
      version: 1,
      ...wanted,
    },
  });

async function adminAndClerk() {
  const admin = await makeStaff(database);
  const clerk = await makeStaff(database, { hotelId: admin.hotelId, role: "front-office" });
  return { admin, clerk, hotelId: admin.hotelId };
}

/** The answer to a clerk's write that begins before an admin changes their rights, and ends after it. */
async function writtenAcross(admin: TestStaff, clerk: TestStaff, wanted: Wanted) {
  begun = Promise.withResolvers();
  released = Promise.withResolvers();
  const writing = request("POST", `/hotels/${admin.hotelId}/slow`, { as: clerk });
  await begun.promise;
  const changed = await change(admin, clerk, wanted);
  released.resolve();
  expect(changed.status).toBe(200);
  return outcomeOf(await writing);
}

describe("AUTH-19 a write that runs while the user's rights end", () => {
  it("is refused like the next request and rolled back, and does not block the admin", async () => {
    const { admin, clerk, hotelId } = await adminAndClerk();
    const answer = await writtenAcross(admin, clerk, { status: "disabled" });
    expect(answer).toMatchObject({ status: 401, code: "session.required" });
    expect(await floorsOf(hotelId)).toBe(0);
    expect(await owner`select from idempotency_keys where user_id = ${clerk.userId}`).toEqual([]);
  });

  it("X-07 is answered 'hotel not found' for a user who has another hotel", async () => {
    const { admin, clerk, hotelId } = await adminAndClerk();
    await joinHotel(database, clerk, { hotelId: await makeHotel(database) });
    const answer = await writtenAcross(admin, clerk, { status: "disabled" });
    expect(answer).toMatchObject({ status: 404, code: "hotel.not-found" });
    expect(await floorsOf(hotelId)).toBe(0);
  });

  it("AUTH-17 is refused when the role no longer has the right", async () => {
    const { admin, clerk, hotelId } = await adminAndClerk();
    const answer = await writtenAcross(admin, clerk, { role: "housekeeping" });
    expect(answer).toMatchObject({ status: 403, code: "section.denied" });
    expect(await floorsOf(hotelId)).toBe(0);
  });

  it("AUTH-17 is committed with the new rights if they suffice", async () => {
    const { admin, clerk, hotelId } = await adminAndClerk();
    const answer = await writtenAcross(admin, clerk, {
      role: "employee",
      sections: ["front_office"],
    });
    expect(answer).toMatchObject({ status: 200, body: { role: "employee" } });
    expect(await floorsOf(hotelId)).toBe(1);
  });

  it("is committed once if it ends the user's own rights", async () => {
    const { clerk, hotelId } = await adminAndClerk();
    const leaving = () => request("POST", `/hotels/${hotelId}/leave-it`, { as: clerk });
    expect((await leaving()).status).toBe(204);
    expect(await outcomeOf(await leaving())).toMatchObject({ code: "hotel.not-found" });
  });

  it("SYS-06 is refused when the user is no longer a super admin", async () => {
    const hotelId = await makeHotel(database);
    const superAdmin = await api.makeSuperAdmin();
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`update users set is_super_admin = false where id = ${superAdmin.userId}`,
      () => [request("POST", `/hotels/${hotelId}/quick`, { as: superAdmin })],
    );
    expect(tally(outcomes)).toEqual({ "404 hotel.not-found": 1 });
    expect(await floorsOf(hotelId)).toBe(0);
  });

  it("X-02 does not get the stored answer of the same write before", async () => {
    const { clerk, hotelId } = await adminAndClerk();
    const [key, address] = [randomUUID(), `/api/hotels/${hotelId}/quick`];
    const hash = hashRequest(testMasterKeys.current(), "test.quick", address, "");
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`insert into idempotency_keys (hotel_id, user_id, key, request_hash, status, body)
        values (${hotelId}, ${clerk.userId}, ${key}, ${hash}, 200, '{"role":"front-office"}')`,
      () => [request("POST", address, { as: clerk, key })],
      (tx) => tx`update hotel_users set status = 'disabled' where id = ${clerk.hotelUserId}`,
    );
    expect(tally(outcomes)).toEqual({ "404 hotel.not-found": 1 });
  });

  it("when two admins write and disable each other at the same time, one stays active, without a deadlock", async () => {
    const stayed: number[] = [];
    const broken = await deadlocksDuring(api, async (processes) => {
      for (let round = 0; round < 10; round += 1) {
        const one = await makeStaff(database);
        const { hotelId } = one;
        const two = await makeStaff(database, { hotelId });
        const disable = (as: TestStaff, { hotelUserId }: TestStaff, at: 0 | 1) =>
          processes[at].request("PUT", `/hotels/${hotelId}/users/${hotelUserId}/status`, {
            as,
            body: { status: "disabled" },
          });
        const link = (as: TestStaff, { hotelUserId }: TestStaff) =>
          request("POST", `/hotels/${hotelId}/users/${hotelUserId}/sign-in-link`, { as });
        await Promise.all([
          link(one, two),
          disable(one, two, 0),
          disable(two, one, 1),
          link(two, one),
        ]);
        const active = await owner`
          select from hotel_users where hotel_id = ${hotelId} and status = 'active'`;
        stayed.push(active.length);
      }
    });
    expect({ stayed, broken }).toEqual({ stayed: stayed.map(() => 1), broken: 0 });
  }, 60_000);

  it("T5 none of a clerk's twelve writers commits after the disabling, in ten rounds", async () => {
    const late: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const { admin, clerk, hotelId } = await adminAndClerk();
      const answers: number[] = [];
      const writers = Array.from({ length: 12 }, async (_, writer) => {
        const { request } = writer % 2 ? api : other;
        for (let status = 200; status === 200; ) {
          ({ status } = await request("POST", `/hotels/${hotelId}/quick`, { as: clerk }));
          answers.push(status);
        }
      });
      const ended = Promise.all(writers);
      const enough = eventually(async () => expect(answers.length).toBeGreaterThanOrEqual(24));
      await Promise.race([enough, ended]);
      expect(new Set(answers)).toEqual(new Set([200]));
      expect((await change(admin, clerk, { status: "disabled" })).status).toBe(200);
      await ended;
      const rows = await owner`select count(*)::int as count from changes
        where hotel_id = ${hotelId} and by_user_id = ${clerk.userId} and seq > (
          select seq from changes where hotel_id = ${hotelId} and action = 'users.change')`;
      late.push(rows[0]?.count);
      expect(new Set(answers)).toEqual(new Set([200, 401]));
    }
    expect(late).toEqual(late.map(() => 0));
  }, 60_000);
});
