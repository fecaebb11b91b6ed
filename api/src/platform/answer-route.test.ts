import { randomUUID } from "node:crypto";
import { floorIdSchema, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { eq } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { floors } from "../modules/rooms/rooms.tables.ts";
import { joinHotel, makeHotel, makeStaff } from "../testing/factories-core.ts";
import { testApp } from "../testing/test-app.ts";
import { defineRoute } from "./route.ts";

const floorBody = z.strictObject({ name: z.string().min(1).max(80), position: z.int() });
const floorAnswer = z.object({ id: floorIdSchema, name: z.string() });
const inHotel = z.object({ hotelId: hotelIdSchema });

const addFloor = defineRoute(
  {
    id: "floors.add",
    method: "POST",
    path: "/hotels/{hotelId}/floors",
    permission: "hotel.view",
    summary: "Adds a floor.",
    params: inHotel,
    body: floorBody,
    response: floorAnswer,
    status: 201,
    changes: ["Room"],
  },
  async ({ tx, hotelId, body, announce }) => {
    const id = floorIdSchema.parse(uuidv7());
    await tx.insert(floors).values({ hotelId, id, ...body });
    announce({ tags: ["Hotel"] });
    return { id, name: body.name };
  },
);

const listFloors = defineRoute(
  {
    id: "floors.list",
    method: "GET",
    path: "/hotels/{hotelId}/floors",
    permission: "front-desk.view",
    summary: "The floors.",
    response: z.object({ floors: z.array(floorAnswer) }),
    cache: "hotel-version",
  },
  async ({ tx, hotelId }) => {
    const rows = await tx.select().from(floors).where(eq(floors.hotelId, hotelId));
    return { floors: rows.map(({ id, name }) => ({ id, name })) };
  },
);

const fail = defineRoute(
  {
    id: "floors.fail",
    method: "POST",
    path: "/hotels/{hotelId}/failures",
    permission: "hotel.view",
    summary: "Fails as a bug would.",
    body: z.strictObject({ secret: z.string() }),
    changes: ["Room"],
  },
  async ({ body }) => {
    throw new Error(`the passport number is ${body.secret}`);
  },
);

const api = await testApp({ routes: [addFloor, listFloors, fail] });
const { database, request, owner } = api;

const floorsOf = async (hotelId: string) =>
  owner`select name from floors where hotel_id = ${hotelId} order by position, name`;
const answer = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
});

describe("a repeated request (I16)", () => {
  it("I16 gets the first answer and changes nothing", async () => {
    const as = await makeStaff(database);
    const path = `/hotels/${as.hotelId}/floors`;
    const once = { as, key: randomUUID(), body: { name: "First", position: 1 } };

    const first = await request("POST", path, once);
    const again = await request("POST", path, once);

    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const answered = await answer(first);
    expect(answered).toMatchObject({ status: 201, body: { name: "First" } });
    expect(await answer(again)).toEqual(answered);
    expect(await floorsOf(as.hotelId)).toHaveLength(1);
    const log = await owner`select seq from changes where hotel_id = ${as.hotelId}`;
    expect(log).toHaveLength(1);
  });

  it("I16 refuses the key for another body", async () => {
    const as = await makeStaff(database);
    const path = `/hotels/${as.hotelId}/floors`;
    const key = randomUUID();
    await request("POST", path, { as, key, body: { name: "A", position: 1 } });

    const other = await answer(
      await request("POST", path, { as, key, body: { name: "B", position: 1 } }),
    );

    expect(other).toMatchObject({ status: 422, body: { code: "request.key-reused" } });
    expect(await floorsOf(as.hotelId)).toHaveLength(1);
  });

  it("I16 is executed once when twenty are sent at the same time, and all get the same answer", async () => {
    const as = await makeStaff(database);
    const once = { as, key: randomUUID(), body: { name: "Only", position: 1 } };

    const answers = await Promise.all(
      Array.from({ length: 20 }, async () =>
        answer(await request("POST", `/hotels/${as.hotelId}/floors`, once)),
      ),
    );

    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await floorsOf(as.hotelId)).toHaveLength(1);
  });

  it("I16 keeps the keys of users and hotels apart", async () => {
    const as = await makeStaff(database);
    const colleague = await makeStaff(database, { hotelId: as.hotelId });
    const elsewhere = await makeHotel(database);
    await joinHotel(database, as, { hotelId: elsewhere });
    const once = { key: randomUUID(), body: { name: "Mine", position: 1 } };

    await request("POST", `/hotels/${as.hotelId}/floors`, { ...once, as });
    await request("POST", `/hotels/${as.hotelId}/floors`, { ...once, as: colleague });
    await request("POST", `/hotels/${elsewhere}/floors`, { ...once, as });

    expect(await floorsOf(as.hotelId)).toHaveLength(2);
    expect(await floorsOf(elsewhere)).toHaveLength(1);
  });

  it("I16 can be repeated with the same key after a refusal", async () => {
    const as = await makeStaff(database);
    const path = `/hotels/${as.hotelId}/floors`;
    const key = randomUUID();
    const huge = await request("POST", path, { as, key, body: { name: "F", position: 2 ** 40 } });
    const right = await request("POST", path, { as, key, body: { name: "F", position: 1 } });

    expect([huge.status, right.status]).toEqual([400, 201]);
  });
});

describe("a write", () => {
  it("I14 adds one row to the change log, with user, action and time", async () => {
    const as = await makeStaff(database);
    const response = await request("POST", `/hotels/${as.hotelId}/floors`, {
      as,
      body: { name: "First", position: 1 },
      headers: { "x-request-id": "desk-4-request-17" },
    });
    const { id } = (await response.json()) as { id: string };

    const log = await owner`select seq, action, tags, entity_id, by_user_id, request_id
      from changes where hotel_id = ${as.hotelId}`;
    expect(log).toEqual([
      {
        seq: 1,
        action: "floors.add",
        tags: ["Room", "Hotel"],
        entity_id: id,
        by_user_id: as.userId,
        request_id: "desk-4-request-17",
      },
    ]);
  });

  it("I13 numbers the changes of a hotel without a gap, with concurrent writers and failures", async () => {
    const as = await makeStaff(database);
    const path = `/hotels/${as.hotelId}`;
    const writes = Array.from({ length: 40 }, (_, index) =>
      index % 5 === 0
        ? request("POST", `${path}/failures`, { as, body: { secret: "x" } })
        : request("POST", `${path}/floors`, { as, body: { name: `F${index}`, position: index } }),
    );
    await Promise.all(writes);

    const log = await owner`select seq from changes where hotel_id = ${as.hotelId} order by seq`;
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  });
});

describe("an answer that depends only on the hotel", () => {
  it("is 304 without a transaction while nothing has changed, and new after a change", async () => {
    const as = await makeStaff(database);
    const path = `/hotels/${as.hotelId}/floors`;
    const first = await request("GET", path, { as });
    const tag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("private, no-cache");

    const withHotel = vi.spyOn(database, "withHotel");
    const same = await request("GET", path, { as, headers: { "if-none-match": tag } });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    expect(withHotel).not.toHaveBeenCalled();
    withHotel.mockRestore();

    await request("POST", path, { as, body: { name: "New", position: 1 } });
    const after = await request("GET", path, { as, headers: { "if-none-match": tag } });
    expect(after.status).toBe(200);
    expect(await after.json()).toMatchObject({ floors: [{ name: "New" }] });
  });

  it("X-07 has another ETag for another user and for another query", async () => {
    const as = await makeStaff(database);
    const colleague = await makeStaff(database, { hotelId: as.hotelId });
    const path = `/hotels/${as.hotelId}/floors`;
    const tag = (await request("GET", path, { as })).headers.get("etag") ?? "";
    const held = { headers: { "if-none-match": tag } };

    expect((await request("GET", path, { as: colleague, ...held })).status).toBe(200);
    expect((await request("GET", `${path}?x=1`, { as, ...held })).status).toBe(200);
  });
});

describe("a subscription (AUTH-18)", () => {
  it("AUTH-18 that has expired refuses the front office, and nothing else", async () => {
    const hotelId = await makeHotel(database, { expiresAt: "2026-12-01T00:00:00Z" });
    const as = await makeStaff(database, { hotelId });
    const ask = () => request("GET", `/hotels/${hotelId}/floors`, { as });

    api.clock.set("2026-12-01T00:00:00Z");
    expect((await ask()).status).toBe(200);
    api.clock.set("2026-12-01T00:00:01Z");
    const refused = await ask();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "subscription.expired",
      detail: "Subscription Expired",
    });
    const open = await request("POST", `/hotels/${hotelId}/floors`, {
      as,
      body: { name: "F", position: 1 },
    });
    expect(open.status).toBe(201);
    api.clock.set("2026-11-21T09:00:00Z");
  });
});

describe("current rights (T5)", () => {
  it("T5 apply at once after a changed role, a deleted place and a disabled user", async () => {
    const as = await makeStaff(database, { role: "front-office" });
    const ask = async () => (await request("GET", `/hotels/${as.hotelId}/floors`, { as })).status;
    const set = (column: "role" | "status", value: string) =>
      owner`update hotel_users set ${owner({ [column]: value })} where id = ${as.hotelUserId}`;

    expect(await ask()).toBe(200);
    await set("role", "housekeeping");
    expect(await ask()).toBe(403);
    await set("role", "front-office");
    await set("status", "disabled");
    expect(await ask()).toBe(404);
  });
});

describe("an invalid request", () => {
  it("reports all faults together, each with its path", async () => {
    const as = await makeStaff(database);
    const response = await request("POST", `/hotels/${as.hotelId}/floors`, {
      as,
      body: { name: "", position: 1.5, role: "hotel-admin" },
    });

    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const { params, ...problem } = (await response.json()) as {
      params: { fields: { path: string }[] };
    };
    expect(problem).toEqual({
      type: "/problems/request.invalid",
      title: "request.invalid",
      status: 400,
      code: "request.invalid",
      detail: "Please check the highlighted fields.",
      requestId: response.headers.get("x-request-id"),
    });
    expect(params.fields.map(({ path }) => path).toSorted()).toEqual(["name", "position", "role"]);
  });

  const raw = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const as = await makeStaff(database);
    const response = await api.app.hono.request(
      `http://funduq.test/api/hotels/${as.hotelId}/floors`,
      {
        method: "POST",
        body,
        headers: {
          cookie: await api.signIn(as),
          "sec-fetch-site": "same-origin",
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
          ...headers,
        },
        ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
      } as RequestInit,
    );
    return [response.status, ((await response.json()) as { code: string }).code];
  };

  it("S5 is 400 when its JSON is broken, empty or has values that PostgreSQL can't store", async () => {
    expect(await raw('{"name":')).toEqual([400, "request.malformed"]);
    expect(await raw("")).toEqual([400, "request.malformed"]);
    expect(await raw('{"name":"a\\u0000b","position":1}')).toEqual([400, "request.malformed"]);
    expect(await raw(`{"name":"a","position":${2 ** 40}}`)).toEqual([400, "request.malformed"]);
  });

  it("S5 names the field whose text has a lone surrogate: PostgreSQL would store each as U+FFFD", async () => {
    const as = await makeStaff(database);
    const response = await request("POST", `/hotels/${as.hotelId}/floors`, {
      as,
      body: { name: "a\ud800", position: 1 },
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "request.invalid", params: { fields: [{ path: "name" }] } },
    ]);
  });

  it("S8 is 413 beyond 256 KB, announced or not", async () => {
    const large = "x".repeat(300_000);
    expect(await raw(large, { "content-length": "300000" })).toEqual([413, "request.too-large"]);
    const chunks = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(large.slice(0, 50_000))),
    });
    expect(await raw(chunks)).toEqual([413, "request.too-large"]);
  });

  it("T11 is 415 with any content type that a form can send", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) {
      expect(await raw("{}", { "content-type": type })).toEqual([415, "request.media-type"]);
    }
  });

  it("T11 is refused when its origin is unknown or another host", async () => {
    const as = await makeStaff(database);
    const cookie = await api.signIn(as);
    const send = async (headers: Record<string, string>) => {
      const address = `http://hotel.local:8080/api/hotels/${as.hotelId}/floors`;
      const key = { "idempotency-key": randomUUID(), "content-type": "application/json" };
      return (
        await api.app.hono.request(address, {
          method: "POST",
          body: '{"name":"F","position":1}',
          headers: { host: "hotel.local:8080", cookie, ...key, ...headers },
        })
      ).status;
    };
    expect(await send({})).toBe(403);
    expect(await send({ origin: "null" })).toBe(403);
    expect(await send({ origin: "http://evil.example" })).toBe(403);
    expect(await send({ origin: "http://hotel.local:8080" })).toBe(201);
    expect(await send({ origin: "http://hotel.local:8080", "sec-fetch-site": "cross-site" })).toBe(
      403,
    );
  });

  it("is 404 or 405 with a problem, for an unknown path or method", async () => {
    const nowhere = await request("GET", "/nowhere");
    expect(await nowhere.json()).toMatchObject({ code: "request.not-found", status: 404 });
    const method = await request("DELETE", `/hotels/${randomUUID()}/floors`);
    expect(await method.json()).toMatchObject({ code: "request.method", status: 405 });
    expect(method.headers.get("allow")).toBe("POST, GET");
  });

  it("that hits a bug gets one general sentence, and the log has no data of the request", async () => {
    const as = await makeStaff(database);
    const response = await request("POST", `/hotels/${as.hotelId}/failures`, {
      as,
      body: { secret: "AB1234567" },
    });

    expect(response.status).toBe(500);
    expect(JSON.stringify(await response.json())).not.toContain("AB1234567");
    const requestId = response.headers.get("x-request-id") ?? "";
    const lines = api.logged.filter((line) => line.includes(requestId));
    expect(lines.join()).toContain("floors.fail");
    expect(lines.join()).not.toContain("AB1234567");
    expect(lines.join()).not.toContain(as.email);
  });
});

describe("every answer", () => {
  it("S9 forbids inline scripts, framing and content sniffing", async () => {
    const { headers } = await request("GET", "/health/live");
    expect(headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("strict-transport-security")).toBeNull();
    const secure = await request("GET", "/health/live", {
      headers: { "x-forwarded-proto": "https" },
    });
    expect(secure.headers.get("strict-transport-security")).toContain("max-age=31536000");
  });

  it("has the caller's request id only when it is well-formed", async () => {
    const idOf = async (given: string) =>
      (await request("GET", "/health/live", { headers: { "x-request-id": given } })).headers.get(
        "x-request-id",
      );
    expect(await idOf("till-2.request-9")).toBe("till-2.request-9");
    expect(await idOf('forged","level":60')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("T15 is logged with the hotel of its path only when that is an id", async () => {
    const as = await makeStaff(database);
    await request("GET", `/hotels/${as.hotelId}/floors?passport=A123`, { as, headers: {} });
    await request("POST", "/hotels/amina%40hotel.test/floors", { as, body: {} });
    await request("POST", `/hotels/${as.hotelId}/floors?passport=A123`, { as, body: {} });

    const lines = api.logged.join("\n");
    expect(lines).toContain(`"hotel":"${as.hotelId}"`);
    expect(lines).not.toMatch(/amina|A123/);
  });
});
