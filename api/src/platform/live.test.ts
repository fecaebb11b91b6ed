import { get } from "node:http";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { sessionRoutes } from "../modules/sessions/sessions.routes.ts";
import { userRoutes } from "../modules/users/users.routes.ts";
import { eventually } from "../testing/eventually.ts";
import { makeHotel, makeStaff, type TestStaff } from "../testing/factories-core.ts";
import { type LiveClient, listenLive } from "../testing/live-client.ts";
import { appOver, testApp } from "../testing/test-app.ts";
import type { LiveOutlet } from "./live-feed.ts";
import { LiveHub } from "./live-hub.ts";
import { liveStreamRoute } from "./live-stream.ts";
import { liveChangesJob } from "./retention.ts";
import { defineRoute } from "./route.ts";
import { serve } from "./server.ts";

const touch = defineRoute(
  {
    id: "test.touch",
    method: "POST",
    path: "/hotels/{hotelId}/touches",
    permission: "hotel.view",
    summary: "Changes something.",
    params: z.object({ hotelId: z.string() }),
    body: z.strictObject({ roll: z.boolean() }),
    changes: ["Room"],
  },
  async ({ body }) => {
    if (body.roll) throw new Error("rolled back on purpose");
    return undefined;
  },
);

const routes = [liveStreamRoute, touch, ...userRoutes, ...sessionRoutes];
const settings = { PORT: "0" };
const api = await testApp({ routes, settings });
/** A second process of the installation, which writes; the first one streams. */
const other = appOver(api, { routes, settings });
const { database, owner } = api;
const server = await serve({ ...api.app, runtime: { ...api.app.runtime } });
afterAll(() => api.app.runtime.live.stop());

const liveUrl = (hotelId: HotelId, query = "") =>
  `http://127.0.0.1:${server.port}/api/hotels/${hotelId}/live${query}`;
const openStream = async (staff: TestStaff, query = "", headers = {}): Promise<LiveClient> => {
  const cookie = await api.signIn(staff);
  return listenLive(liveUrl(staff.hotelId, query), { cookie, ...headers });
};
const write = (as: TestStaff, on = other, roll = false) =>
  on.request("POST", `/hotels/${as.hotelId}/touches`, { as, body: { roll } });
const isReady = ({ event }: { event: string }) => event === "ready";
const isClosed = ({ event }: { event: string }) => event === "closed";
const isChange = (seq: number) => (each: { event: string; id: number | undefined }) =>
  each.event === "message" && each.id === seq;
const until = async (holds: () => boolean | Promise<boolean>) => {
  await eventually(async () => expect(await holds()).toBe(true));
};

describe("a live stream", () => {
  it("X-03 tells that a department has another release: to every hotel, or to the one that goes first", async () => {
    const staff = await makeStaff(database);
    const stranger = await makeStaff(database);
    const mine = await openStream(staff);
    const theirs = await openStream(stranger);
    await Promise.all([mine.waitFor(isReady), theirs.waitFor(isReady)]);
    const isReleased = ({ event }: { event: string }) => event === "released";
    const countIn = ({ events }: LiveClient) => events.filter(isReleased).length;

    await owner`select pg_notify('funduq_live', ${`released:${staff.hotelId}`})`;
    await mine.waitFor(isReleased);
    await owner`select pg_notify('funduq_live', 'released:')`;
    await theirs.waitFor(isReleased);
    await until(() => countIn(mine) === 2);
    expect(countIn(theirs)).toBe(1);
    mine.cut();
    theirs.cut();
  });

  it("sends a change that another process has committed, only to its hotel", async () => {
    const staff = await makeStaff(database);
    const stranger = await makeStaff(database);
    const mine = await openStream(staff);
    const theirs = await openStream(stranger);
    await Promise.all([mine.waitFor(isReady), theirs.waitFor(isReady)]);

    await write(staff);

    const { data, id } = await mine.waitFor(isChange(1));
    expect(id).toBe(1);
    expect(data).toEqual({
      seq: 1,
      tags: ["Room"],
      own: true,
    });
    expect(theirs.events.filter(({ event }) => event === "message")).toEqual([]);
    mine.cut();
    theirs.cut();
  });

  it("I13 loses and repeats no change with 8 writers and a connection that is dropped many times", async () => {
    const staff = await makeStaff(database);
    const cookie = await api.signIn(staff);
    const applied: number[] = [];
    let last = 0;

    const isSeen = (seq: number) => (each: { event: string; id: number | undefined }) =>
      each.event === "message" && (each.id ?? 0) >= seq;
    const readUntilCut = async (cuts: number) => {
      const seen = applied.at(-1) ?? 0;
      const headers = { cookie, "last-event-id": String(seen) };
      const client = listenLive(liveUrl(staff.hotelId), headers);
      const wanted = seen + 1 + (cuts % 7);
      const enough = client.waitFor(isSeen(last === 0 ? wanted : Math.min(wanted, last)));
      await Promise.race(last === 0 ? [enough, finished.promise] : [enough]);
      client.cut();
      const changes = client.events.filter(({ event }) => event === "message");
      applied.push(...changes.map(({ id }) => id ?? 0));
    };
    const finished = Promise.withResolvers<void>();
    const reader = async () => {
      for (let cuts = 0; last === 0 || applied.length < last; cuts += 1) await readUntilCut(cuts);
      return applied;
    };
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; index < 30; index += 1) {
        await write(staff, writer % 2 ? api : other, index % 6 === 5);
      }
    });

    const reading = reader();
    await Promise.all(writers);
    const [row] =
      await owner`select max(seq)::int as last from changes where hotel_id = ${staff.hotelId}`;
    last = row?.last as number;
    finished.resolve();

    expect(await reading).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    expect(last).toBe(8 * 25);
  }, 30_000);

  it("I13 continues without a gap after the LISTEN connection is lost", async () => {
    const staff = await makeStaff(database);
    const client = await openStream(staff);
    await client.waitFor(isReady);
    const listeners = await owner`select pid from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`;
    expect(listeners.length).toBeGreaterThan(0);
    for (const { pid } of listeners) await owner`select pg_terminate_backend(${pid}::int)`;
    for (let index = 0; index < 5; index += 1) await write(staff);

    await client.waitFor(isChange(5));
    const told = client.events.filter(({ event }) => event === "message").map(({ id }) => id);
    expect(told).toEqual([1, 2, 3, 4, 5]);
    client.cut();
  });

  it("I13 sends a reset when too many changes were missed, or the position is unknown", async () => {
    const staff = await makeStaff(database);
    await write(staff);
    const fromElsewhere = await openStream(staff, "?after=99");
    const reset = await fromElsewhere.waitFor(({ event }) => event === "reset");
    expect(reset).toMatchObject({ id: 1, data: { seq: 1 } });
    await write(staff);
    await fromElsewhere.waitFor(isChange(2));
    fromElsewhere.cut();

    await owner`insert into live_changes (hotel_id, seq, tags)
      select ${staff.hotelId}, n, '{Room}' from generate_series(3, 1500) n`;
    await owner`update change_counters set seq = 1500 where hotel_id = ${staff.hotelId}`;
    const late = await openStream(staff, "", { "last-event-id": "2" });
    expect(await late.waitFor(({ event }) => event === "reset")).toMatchObject({ id: 1500 });
    const near = await openStream(staff, "", { "last-event-id": "700" });
    await near.waitFor(isChange(1500));
    expect(near.events.filter(({ event }) => event === "message")).toHaveLength(800);
    late.cut();
    near.cut();
  });

  it("I13 sends a reset when the next change was deleted, and keeps the audit trail", async () => {
    const staff = await makeStaff(database);
    for (let turn = 0; turn < 5; turn += 1) await write(staff);
    const { hotelId } = staff;
    const job = liveChangesJob(api.app.runtime, 2);
    const { signal } = new AbortController();
    const kept = async () => {
      const rows = await owner<{ seq: number }[]>`
        select seq::int from live_changes where hotel_id = ${hotelId} order by seq`;
      return rows.map(({ seq }) => seq);
    };
    const age = (days: string, upTo: number) => owner`
      update live_changes set written_at = now() - ${days}::interval
      where hotel_id = ${hotelId} and seq <= ${upTo}`;
    await age("2 days 23 hours", 5);
    await job.run(signal);
    expect(await kept()).toEqual([1, 2, 3, 4, 5]);
    await age("73 hours", 3);
    await job.run(signal);
    expect(await kept()).toEqual([4, 5]);

    const late = await openStream(staff, "?after=1");
    expect(await late.waitFor(({ event }) => event === "reset")).toMatchObject({ id: 5 });
    const near = await openStream(staff, "?after=3");
    await near.waitFor(isChange(5));
    await age("73 hours", 5);
    await job.run(signal);
    expect(await kept()).toEqual([]);
    const last = await openStream(staff, "?after=4");
    expect(await last.waitFor(({ event }) => event === "reset")).toMatchObject({ id: 5 });
    const present = await openStream(staff, "?after=5");
    await present.waitFor(isReady);
    await write(staff);
    for (const client of [late, near, last, present]) {
      await client.waitFor(isChange(6));
      client.cut();
    }
    const trail = await owner`select from changes where hotel_id = ${hotelId}`;
    expect(trail).toHaveLength(6);
  });

  it("T5 closes within two seconds when its user is disabled", async () => {
    const admin = await makeStaff(database);
    const clerk = await makeStaff(database, { hotelId: admin.hotelId, role: "front-office" });
    const client = await openStream(clerk);
    await client.waitFor(isReady);
    const started = performance.now();

    await other.request("PUT", `/hotels/${admin.hotelId}/users/${clerk.hotelUserId}/status`, {
      as: admin,
      body: { status: "disabled" },
    });
    await client.ended;

    expect(performance.now() - started).toBeLessThan(2_000);
    expect(client.events.find(isClosed)?.data).toEqual({ reason: "signed-out" });
    expect(client.events.filter(({ event }) => event === "message")).toEqual([]);
  });

  it("closes when its session is logged out in another process", async () => {
    const staff = await makeStaff(database);
    const cookie = await api.signIn(staff);
    const client = listenLive(liveUrl(staff.hotelId), { cookie });
    await client.waitFor(isReady);
    await other.request("DELETE", "/session", { headers: { cookie } });
    await client.ended;
    expect(client.events.find(isClosed)?.data).toEqual({ reason: "signed-out" });
  });

  it("T19 leaks nothing after four hundred connections that were reset", async () => {
    const { live } = api.app.runtime;
    await until(() => live.streamCount() === 0);
    const staff = await makeStaff(database);
    const cookie = await api.signIn(staff);
    for (let cycle = 0; cycle < 40; cycle += 1) {
      const clients = Array.from({ length: 10 }, () =>
        listenLive(liveUrl(staff.hotelId), { cookie }),
      );
      // Some are dropped while they are still being opened.
      if (cycle % 2) await Promise.race(clients.map((client) => client.waitFor(isReady)));
      for (const client of clients) client.cut();
    }
    await until(() => live.streamCount() === 0);
    const gauge = await api.app.runtime.metrics.liveStreams.get();
    expect(gauge.values[0]?.value).toBe(0);
  }, 30_000);

  it("is refused before it opens for a user who may not see the hotel", async () => {
    const staff = await makeStaff(database);
    const elsewhere = await makeHotel(database);
    const client = listenLive(liveUrl(elsewhere), { cookie: await api.signIn(staff) });
    expect(await client.status).toBe(404);
    const stranger = listenLive(liveUrl(staff.hotelId), {});
    expect(await stranger.status).toBe(401);
  });
});

describe("a reader that doesn't read", () => {
  it("is disconnected when too much is unsent, and the other streams continue", async () => {
    const staff = await makeStaff(database);
    const { metrics, log, sessions } = api.app.runtime;
    const { checkListeners } = sessions;
    const hub = new LiveHub({ database, metrics, log, checkListeners });
    await hub.start();
    const sessionToken = (await api.signIn(staff)).split("=")[1] ?? "";
    const written: Record<string, string[]> = { slow: [], quick: [] };
    const outlet = (name: string, writableLength: number): LiveOutlet => ({
      write: (frame) => written[name]?.push(frame.toString()),
      end: (frame) => written[name]?.push(frame.toString()),
      writableLength,
    });
    const reader = { hotelId: staff.hotelId, userId: staff.userId, sessionToken };
    await hub.open({ ...reader, outlet: outlet("quick", 0) }, undefined);
    await hub.open({ ...reader, outlet: outlet("slow", 300_000) }, undefined);
    await write(staff);

    await until(() => written.quick?.some((frame) => frame.includes("id: 1\n")) ?? false);
    expect(written.slow?.join("")).toContain('"reason":"slow"');
    expect(hub.streamCount()).toBe(1);
    await hub.stop();
  });
});

describe("a stop", () => {
  it("F16 sets readiness to 503, closes the streams and finishes running requests", async () => {
    const slow = defineRoute(
      {
        id: "test.slow",
        method: "GET",
        path: "/hotels/{hotelId}/slow",
        permission: "hotel.view",
        summary: "Takes its time.",
        response: z.object({ done: z.boolean() }),
      },
      async () => {
        begun.resolve();
        await release.promise;
        return { done: true };
      },
    );
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const leaving = appOver(api, { routes: [liveStreamRoute, slow], settings });
    const closed = { ...database, close: async () => {} };
    const runtime = { ...leaving.app.runtime, database: closed };
    const running = await serve({ ...leaving.app, runtime });
    const staff = await makeStaff(database);
    const cookie = await leaving.signIn(staff);
    const base = `http://127.0.0.1:${running.port}/api`;
    const ready = async () => (await leaving.request("GET", "/health/ready")).status;
    const client = listenLive(`${base}/hotels/${staff.hotelId}/live`, { cookie });
    await client.waitFor(isReady);
    const inFlight = fetch(`${base}/hotels/${staff.hotelId}/slow`, { headers: { cookie } });
    await begun.promise;
    expect(await ready()).toBe(200);

    const stopped = running.stop();
    expect(await ready()).toBe(503);
    await client.ended;
    expect(client.events.find(isClosed)?.data).toEqual({ reason: "stopping" });
    release.resolve();
    expect(await (await inFlight).json()).toEqual({ done: true });
    await stopped;
    const refused = await new Promise((resolve) => {
      get(base, () => resolve(false)).on("error", () => resolve(true));
    });
    expect(refused).toBe(true);
  }, 20_000);
});
