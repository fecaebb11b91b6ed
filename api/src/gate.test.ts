import { createHash } from "node:crypto";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { describe, expect, it } from "vitest";
import { accountsJob } from "./modules/sessions/sessions.service.ts";
import { LIVE_CHANNEL } from "./platform/changes.ts";
import { hashRequest } from "./platform/idempotency.ts";
import { eventually } from "./testing/eventually.ts";
import { makeBooking } from "./testing/factories-bookings.ts";
import { makeStaff } from "./testing/factories-core.ts";
import { testMasterKeys } from "./testing/master-keys.ts";
import { outcomeOf } from "./testing/races.ts";
import { appOver, testApp } from "./testing/test-app.ts";

/** Checks before every route that no other test covers. */
const api = await testApp();
const { database, owner, request } = api;
const { signal } = new AbortController();

describe("an Idempotency-Key", () => {
  it.each(["short", "x".repeat(129), "a key with spaces", "ключ-ключ-ключ"])(
    "I16 is 8 to 128 letters, digits, - or _, and not: %s",
    async (key) => {
      const staff = await makeStaff(database);
      const headers = { "idempotency-key": encodeURI(key) };
      const refused = await request("POST", `/hotels/${staff.hotelId}/bookings`, {
        as: staff,
        body: {},
        headers,
      });
      expect(await outcomeOf(refused)).toMatchObject({
        code: "request.invalid",
        body: { params: { fields: [{ path: "Idempotency-Key" }] } },
      });
    },
  );

  it("I16 of one guest's check-in is refused for another guest's, although both bodies are equal", async () => {
    const first = await makeBooking(database);
    const { staff } = first;
    const second = await makeBooking(database, { staff });
    const arrive = async (bookingId: string) =>
      outcomeOf(
        await request("POST", `/hotels/${staff.hotelId}/bookings/${bookingId}/check-in`, {
          as: staff,
          body: { version: 1 },
          key: "the-same-key",
        }),
      );
    expect(await arrive(first.bookingId)).toMatchObject({ status: 200 });
    expect(await arrive(second.bookingId)).toMatchObject({ code: "request.key-reused" });
  });

  it("I16 belongs to one operation, even when two operations have the same path", () => {
    const [change, removal] = ["things.change", "things.remove"].map((operation) =>
      hashRequest(testMasterKeys.current(), operation, "/api/things/1", "{}"),
    );
    expect(change).not.toBe(removal);
  });
});

describe("an answer that the browser has cached", () => {
  const look = async (as: Awaited<ReturnType<typeof makeStaff>>, tag = "", on = api) =>
    on.request("GET", `/hotels/${as.hotelId}/day-grid`, { as, headers: { "if-none-match": tag } });

  it("T5 is sent again to a user whose rights have changed", async () => {
    const staff = await makeStaff(database);
    const tag = (await look(staff)).headers.get("etag") ?? "";
    expect((await look(staff, tag)).status).toBe(304);
    await owner`update hotel_users set role = 'front-office' where id = ${staff.hotelUserId}`;
    expect((await look(staff, tag)).status).toBe(200);
    await owner`update hotel_users set sections = '{pos}' where id = ${staff.hotelUserId}`;
    const narrowed = (await look(staff)).headers.get("etag") ?? "";
    await owner`update hotel_users set sections = '{}' where id = ${staff.hotelUserId}`;
    expect((await look(staff, narrowed)).status).toBe(200);
  });

  it("is sent again after a backup was restored and as many changes were made as before", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    const write = (action: string) =>
      owner`select record_change(${hotelId}, ${action}, '{Room}', null, null, now(), null, '{}')`;
    const restore = async () => {
      await owner`delete from changes where hotel_id = ${hotelId}`;
      await owner`delete from live_changes where hotel_id = ${hotelId}`;
      await owner`delete from change_counters where hotel_id = ${hotelId}`;
    };
    await write("rooms.lost");
    const tag = (await look(staff)).headers.get("etag") ?? "";
    expect((await look(staff, tag)).status).toBe(304);
    await restore();
    await write("rooms.made-anew");
    expect((await look(staff, tag)).status).toBe(200);
  });

  it("is sent again by another release, whose answers may have other fields", async () => {
    const staff = await makeStaff(database);
    const tag = (await look(staff)).headers.get("etag") ?? "";
    const next = appOver(api, { settings: { RELEASE: "2.0.0" } });
    expect((await look(staff, tag, next)).status).toBe(200);
  });
});

describe("sign-in attempts", () => {
  const failures = async (count: number, address: string, age: string) => {
    for (let n = 0; n < count; n++)
      await owner`insert into login_attempts (id, email, address, succeeded, at)
        values (gen_random_uuid(), ${`someone-${n}`}, ${address}, false, now() - ${age}::interval)`;
  };

  it.each([
    ["59 minutes", [1500]],
    ["61 minutes", []],
  ])("T7 of an address count for an hour: after %s", async (age, waited) => {
    const { email } = await makeStaff(database);
    const address = waited.length > 0 ? "198.51.100.21" : "198.51.100.22";
    await failures(20, address, age);
    api.clock.waited.length = 0;
    const guess = await request("POST", "/session", {
      body: { email, password: "wrong" },
      headers: { "x-forwarded-for": address },
    });
    expect(guess.status).toBe(401);
    expect(api.clock.waited).toEqual(waited);
  });

  it("T7 are deleted after a day, not earlier", async () => {
    await owner`delete from login_attempts`;
    await failures(1, "young", "23 hours");
    await failures(1, "old", "25 hours");
    await accountsJob(api.app.runtime).run(signal);
    const kept = await owner`select address from login_attempts`;
    expect(kept.map(({ address }) => address)).toEqual(["young"]);
  });
});

describe("sessions", () => {
  it("T10 are stored under the hash of their token", async () => {
    const staff = await makeStaff(database);
    const token = (await api.signIn(staff)).split("=")[1] ?? "";
    const rows = await owner`select id from sessions where user_id = ${staff.userId}`;
    const hash = createHash("sha256").update(token).digest("hex");
    expect(rows.map(({ id }) => id)).toEqual([hash]);
  });

  it("AUTH-11 of a super admin load only the entered hotel with each request", async () => {
    const [here, elsewhere] = [await makeStaff(database), await makeStaff(database)];
    const boss = await api.makeSuperAdmin();
    const { sessions } = api.app.runtime;
    const { token } = await sessions.start(boss.userId);
    const entered = async (hotelId?: string) =>
      (await sessions.identify(token, hotelId))?.memberships.map(({ hotel, role }) => [
        hotel.id,
        role,
      ]);
    expect(await entered(here.hotelId)).toEqual([[here.hotelId, "hotel-admin"]]);
    expect(await entered()).toEqual([]);
    expect(await entered("no-hotel")).toEqual([]);
    expect(await entered(boss.userId)).toEqual([]);
    const grid = await request("GET", `/hotels/${elsewhere.hotelId}/day-grid`, { as: boss });
    expect(grid.status).toBe(200);
    const modules = (hotelId: string) =>
      request("GET", `/modules?hotelId=${hotelId}`, { as: boss });
    expect((await modules(elsewhere.hotelId)).status).toBe(200);
    expect((await modules(boss.userId)).status).toBe(404);
  });

  it("T10 are deleted when either of the two time limits is over", async () => {
    const users = await Promise.all([1, 2, 3].map(() => makeStaff(database)));
    const [idle, old, open] = users;
    for (const user of users) await api.signIn(user);
    await owner`update sessions set created_at = now() - interval '1 day',
      expires_at = now() - interval '1 second' where user_id = ${idle?.userId ?? ""}`;
    await owner`update sessions set created_at = now() - interval '8 days',
      expires_at = now() + interval '1 hour' where user_id = ${old?.userId ?? ""}`;
    await accountsJob(api.app.runtime).run(signal);
    const ids = users.map(({ userId }) => userId);
    const kept = await owner`select user_id from sessions where user_id = any(${ids})`;
    expect(kept.map((row) => row.user_id)).toEqual([open?.userId]);
  });
});

describe("the check of a live stream's rights", () => {
  const { sessions } = api.app.runtime;
  const lost = async (hotelId: HotelId, token: string) =>
    (await sessions.checkListeners([{ hotelId, sessionToken: token }]))[0]?.lost;
  const setSession = (userId: string, times: string) =>
    owner.unsafe(`update sessions set ${times} where user_id = '${userId}'`);

  it.each([
    ["an expired session", "expires_at = now() - interval '1 second'"],
    ["a session eight days after the sign-in", "created_at = now() - interval '8 days'"],
  ])("T5 refuses %s", async (_, times) => {
    const { userId, hotelId } = await makeStaff(database);
    const { token } = await sessions.start(userId);
    expect(await lost(hotelId, token)).toBeUndefined();
    await setSession(userId, times);
    expect(await lost(hotelId, token)).toBe("signed-out");
  });

  it("T5 X-07 refuses a user of another hotel, and a user disabled in this one", async () => {
    const { userId, hotelId, hotelUserId } = await makeStaff(database);
    const stranger = await makeStaff(database);
    const { token } = await sessions.start(userId);
    expect(await lost(stranger.hotelId, token)).toBe("no-access");
    await owner`update hotel_users set status = 'disabled' where id = ${hotelUserId}`;
    expect(await lost(hotelId, token)).toBe("no-access");
  });

  it.each([
    ["employee", [], "no-access"],
    ["employee", ["housekeeping"], undefined],
    ["employee", ["extra"], undefined],
    ["housekeeping", [], undefined],
    ["commercial", [], undefined],
  ] as const)(
    "T5 AUTH-17 refuses the same users as the route: %s with sections %j: %s",
    async (role, sections, reason) => {
      const { userId, hotelId } = await makeStaff(database, { role, sections: [...sections] });
      const { token } = await sessions.start(userId);
      expect(await lost(hotelId, token)).toBe(reason);
    },
  );

  it("T5 SYS-05 refuses even a super admin, once the hotel was removed", async () => {
    const { token } = await sessions.start((await api.makeSuperAdmin()).userId);
    const { hotelId } = await makeStaff(database);
    expect(await lost(hotelId, token)).toBeUndefined();
    await owner`delete from hotels where id = ${hotelId}`;
    expect(await lost(hotelId, token)).toBe("hotel-removed");
  });

  it("AUTH-19 runs again in every process when a user is disabled or logs out", async () => {
    const heard: string[] = [];
    const unlisten = await database.listen(LIVE_CHANNEL, (message) => heard.push(message));
    const admin = await makeStaff(database);
    const clerk = await makeStaff(database, { hotelId: admin.hotelId });
    await request("PUT", `/hotels/${admin.hotelId}/users/${clerk.hotelUserId}/status`, {
      as: admin,
      body: { status: "disabled" },
    });
    await eventually(() => expect(heard).toContain(`user:${clerk.userId}`));
    await request("DELETE", "/session", { as: admin });
    await eventually(() => expect(heard).toContain(`user:${admin.userId}`));
    await unlisten();
  });
});
