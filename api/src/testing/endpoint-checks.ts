import { randomUUID } from "node:crypto";
import { hotelRoleSchema, type Section, sectionSchema } from "@funduq/shared-types/contracts/user";
import { actions, may } from "@funduq/shared-types/rules/permissions";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { beforeAll, describe, expect, it } from "vitest";
import { hasBody, isHotelPath, isWrite, type Route } from "../platform/route.ts";
import { makeHotel, makeStaff, type TestUser } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

type Staff = {
  name: string;
  user: TestUser;
  role: (typeof hotelRoleSchema.options)[number];
  sections: Section[];
};

type World = { hotelId: HotelId; admin: TestUser; superAdmin: TestUser; staff: Staff[] };

/**
 * The checks of every route of the table: no access without a session, with another role, or through another
 * hotel, and no request of any shape is answered with a 5xx.
 *
 * A new route in the table is checked automatically.
 */
export function endpointChecks(api: TestApp, routes: readonly Route[]): void {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(api);
  }, 30_000);

  const hotelRoutes = routes.filter(({ spec }) => isHotelPath(spec.path));
  const guarded = routes.filter(({ spec }) => spec.permission !== "public");
  const writes = routes.filter(({ spec }) => isWrite(spec));

  const send = (
    { spec }: Route,
    options: Parameters<TestApp["request"]>[2] & { hotelId?: string },
  ) => {
    const { hotelId = world.hotelId, ...request } = options;
    return api.request(spec.method, addressOf(spec.path, hotelId), request);
  };

  it.each(named(guarded))("AUTH-11 %s: refused without a session", async (_, route) => {
    const response = await send(route, {});
    expect([response.status, await codeOf(response)]).toEqual([401, "session.required"]);
  });

  it.each(named(hotelRoutes))("X-07 %s: another hotel is not found", async (_, route) => {
    const elsewhere = await makeHotel(api.database);
    const answers = await Promise.all(
      [elsewhere, randomUUID(), "not-an-id"].map(async (hotelId) => {
        const response = await send(route, { as: world.admin, hotelId, body: bodyFor(route) });
        const { requestId: _requestId, ...problem } = (await response.json()) as Problem;
        return { status: response.status, problem };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 404, problem: { code: "hotel.not-found" } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it.each(named(guarded))(
    "AUTH-17 %s: each role as the permission table says",
    async (_, route) => {
      for (const staff of world.staff) {
        const { status, code } = await outcome(await send(route, { as: staff.user, key: null }));
        const refused = status === 403 ? code : "let in";
        expect(`${staff.name}: ${refused}`).toBe(`${staff.name}: ${expectedFor(route, staff)}`);
      }
    },
  );

  it.each(named(guarded.filter(({ kind }) => kind !== "stream")))(
    "AUTH-16 %s: allowed to a super admin",
    async (_, route) => {
      const { status } = await outcome(await send(route, { as: world.superAdmin, key: null }));
      expect(status).not.toBe(401);
      expect(status).not.toBe(403);
    },
  );

  it.each(named(writes))("T11 %s: refused from another site", async (_, route) => {
    for (const headers of foreignHeaders) {
      const response = await send(route, { as: world.admin, body: {}, headers });
      expect([403, 415], JSON.stringify(headers)).toContain(response.status);
    }
  });

  it.each(named(writes.filter(({ kind }) => kind === "hotel")))(
    "I16 %s: a write needs an Idempotency-Key",
    async (_, route) => {
      const response = await send(route, { as: world.superAdmin, key: null, body: bodyFor(route) });
      expect([response.status, await codeOf(response)]).toEqual([400, "request.key-missing"]);
    },
  );

  it.each(named(writes.filter(({ spec }) => spec.body)))(
    "S5 %s: a body that breaks the schema is 400",
    async (_, route) => {
      for (const body of hostileBodies) {
        const response = await send(route, { as: world.superAdmin, body });
        expect(response.status, JSON.stringify(body)).toBe(400);
        expect(response.headers.get("content-type")).toContain("application/problem+json");
      }
    },
  );

  it.each(named(routes.filter(({ kind, spec }) => kind !== "stream" && !hasBody(spec))))(
    "S5 %s: no query is answered with a 5xx",
    async (_, route) => {
      for (const query of hostileQueries(route)) {
        const address = `${addressOf(route.spec.path, world.hotelId)}?${query}`;
        const response = await api.request("GET", address, { as: world.superAdmin });
        expect(response.status, query).toBeLessThan(500);
      }
    },
  );

  describe("the table of routes", () => {
    it("has every route once, with a known permission", () => {
      const ids = routes.map(({ spec }) => spec.id);
      expect(new Set(ids).size).toBe(ids.length);
      const words: readonly string[] = [...actions, "public", "signed-in", "super-admin"];
      expect(routes.filter(({ spec }) => !words.includes(spec.permission))).toEqual([]);
    });

    it("has no public route of a hotel", () => {
      expect(hotelRoutes.filter(({ spec }) => spec.permission === "public")).toEqual([]);
    });

    it("has the cache tags of every write in a hotel", () => {
      const silent = writes.filter(({ kind, spec }) => kind === "hotel" && !spec.changes?.length);
      expect(silent.map(({ spec }) => spec.id)).toEqual([]);
    });
  });
}

type Problem = { code: string; requestId: string };

/** A user of every role, and employees with each single section, with two sections, and with none. */
async function makeWorld(api: TestApp): Promise<World> {
  const hotelId = await makeHotel(api.database);
  const member = async (name: string, role: Staff["role"], sections: Section[] = []) => {
    const user = await makeStaff(api.database, { hotelId, role, sections });
    return { name, user, role, sections };
  };
  const staff = await Promise.all([
    ...hotelRoleSchema.options.map((role) => member(role, role)),
    ...sectionSchema.options.map((section) => member(`employee ${section}`, "employee", [section])),
    member("employee housekeeping+pos", "employee", ["housekeeping", "pos"]),
  ]);
  const admin = await makeStaff(api.database, { hotelId });
  return { hotelId, admin, superAdmin: await api.makeSuperAdmin(), staff };
}

function expectedFor({ spec }: Route, { role, sections }: Staff): string {
  const { permission } = spec;
  if (permission === "super-admin") return "super-admin.required";
  if (permission === "public" || permission === "signed-in") return "let in";
  return may({ isSuperAdmin: false, role, sections }, permission) ? "let in" : "section.denied";
}

/** An allowed request for a stream fails here, as there is no socket to write to: it counts as allowed. */
async function outcome(response: Response): Promise<{ status: number; code: string }> {
  if (response.status < 400) return { status: response.status, code: "" };
  return { status: response.status, code: await codeOf(response) };
}

async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as Problem).code;
}

function addressOf(path: string, hotelId: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === "hotelId" ? hotelId : randomUUID()));
}

function bodyFor({ spec }: Route): object | undefined {
  return hasBody(spec) ? {} : undefined;
}

function named(routes: readonly Route[]): [string, Route][] {
  return routes.map((route) => [`${route.spec.method} ${route.spec.path}`, route]);
}

/** The headers of another site's page, of a plain form, and of a client that is no browser. */
const foreignHeaders: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "none" },
  { "sec-fetch-site": "", origin: "null" },
  { "sec-fetch-site": "cross-site", origin: "http://funduq.test" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "text/plain" },
  { "content-type": "multipart/form-data; boundary=x" },
];

const deep = JSON.parse(`${'{"a":'.repeat(200)}1${"}".repeat(200)}`) as unknown;
const hostileBodies: unknown[] = [
  null,
  [],
  "text",
  12,
  { noSuchField: 1 },
  { hotelId: randomUUID(), role: "hotel-admin", isSuperAdmin: true },
  JSON.parse('{"__proto__":{"isSuperAdmin":true},"constructor":1}') as unknown,
  { deep },
  { noSuchField: "\u0000" },
];

function hostileQueries({ spec }: Route): string[] {
  const described =
    spec.query && "shape" in spec.query ? Object.keys(spec.query.shape as object) : [];
  const names = [...described, "noSuchName"];
  const values = ["", "%00", "%F0%9F%92%A5", "-1", "1e308", "9999999999999999999", "0000-00-00"];
  const more = ["infinity", "2026-02-30", "'; drop table rooms --", "x".repeat(3_000)];
  return [...values, ...more].flatMap((value) => [
    names.map((name) => `${name}=${value}`).join("&"),
    names.map((name) => `${name}=${value}&${name}=${value}`).join("&"),
  ]);
}
