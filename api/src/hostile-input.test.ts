import { describe, expect, it } from "vitest";
import { hasBody, type Route } from "./platform/route.ts";
import { allRoutes } from "./routes.ts";
import { addressOf, api, bodies, queries, whoFor } from "./testing/accepted-requests.ts";
import { dice } from "./testing/races.ts";

/** Values that no user types and no page of the suite sends. */
const hostileTexts = [
  ...["", " ", "\u0000", "a\u0000b", "\ud800", "\u202e\u200f", "ـ", "!?", "%", "_", "\\", "'", '"'],
  ...["{}", "$1", "--", "null", "NaN", "-0", "1e308", "0x10", "9223372036854775808", "１２"],
  ...["0000-00-00", "2026-02-30", "infinity", "1899-12-31", "2199-12-31", "2026-11-21T00:00Z"],
  ...["__proto__", "constructor", "ﷺ".repeat(160), "𒐫".repeat(160), "x".repeat(3_000)],
  ...["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"],
];
const hostileValues: unknown[] = [
  ...hostileTexts,
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, 1e308, -1e308],
  ...[[], {}, [[]], [null], { length: 1 }, Array.from({ length: 2_000 }, () => ({}))],
];

type Change = { at: string; value: unknown };

/** The path of every value that a hostile request can replace: `guests.0.guest.fullName`. */
function placesOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return path === "" ? [] : [path];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    placesOf(part, path === "" ? name : `${path}.${name}`),
  );
  return path === "" ? inner : [path, ...inner];
}

function withChange(body: object, { at, value }: Change): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  const names = at.split(".");
  const last = names.pop() ?? "";
  let holder = copy;
  for (const name of names) holder = holder[name] as Record<string, unknown>;
  holder[last] = value;
  return copy;
}

/** The faults of an answer: a server error, or invalid data that only the database refused. */
async function faultOf(response: Response, what: string): Promise<string[]> {
  if (response.status < 400) return [];
  const { code, requestId } = (await response.json()) as { code: string; requestId: string };
  const ours = response.status >= 500 || code === "request.refused-by-data" || !requestId;
  return ours ? [`${response.status} ${code}: ${what.slice(0, 160)}`] : [];
}

const asked = allRoutes.filter(
  ({ kind, spec }) =>
    kind !== "stream" && !["session.sign-in", "session.sign-out"].includes(spec.id),
);
const named = (routes: readonly Route[]): [string, Route][] =>
  routes.map((route) => [route.spec.id, route]);

describe("S5 no input causes a server error", () => {
  it.each(named(asked.filter(({ spec }) => hasBody(spec))))(
    "S5 %s: any value in the body",
    async (id, route) => {
      const make = bodies[id];
      if (!make) throw new Error(`${id} has no body to start from`);
      const faults: string[] = [];
      for (const at of [...placesOf(await make()), "noSuchField"])
        for (const value of [...hostileValues, undefined]) {
          const body = withChange(await make(), { at, value });
          const options = { as: whoFor(route), body };
          const response = await api.request(route.spec.method, addressOf(route), options);
          faults.push(...(await faultOf(response, `${at} = ${JSON.stringify(value)}`)));
        }
      expect(faults).toEqual([]);
    },
    60_000,
  );

  it.each(named(asked.filter(({ spec }) => !hasBody(spec))))(
    "S5 %s: any value in the query",
    async (id, route) => {
      const query = queries[id] ?? {};
      const faults: string[] = [];
      for (const at of [...Object.keys(query), "noSuchName"])
        for (const value of hostileTexts) {
          const sent = new URLSearchParams({ ...query, [at]: value });
          const response = await api.request("GET", `${addressOf(route)}?${sent}`, {
            as: whoFor(route),
          });
          faults.push(...(await faultOf(response, `${at} = ${JSON.stringify(value)}`)));
        }
      expect(faults).toEqual([]);
    },
  );

  it.each(named(asked.filter(({ spec }) => spec.path.includes("{"))))(
    "S5 %s: any value in the path",
    async (id, route) => {
      const names = [...route.spec.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
      const faults: string[] = [];
      for (const name of names)
        for (const value of hostileTexts.filter(
          (text) => text.trim() !== "" && text !== "\ud800",
        )) {
          const path = addressOf(route, { [name]: encodeURIComponent(value) });
          const body = hasBody(route.spec) ? await bodies[id]?.() : undefined;
          const response = await api.request(route.spec.method, path, { as: whoFor(route), body });
          faults.push(...(await faultOf(response, `${name} = ${JSON.stringify(value)}`)));
        }
      expect(faults).toEqual([]);
    },
  );
});

it("S5 several invalid values at once cause no server error either", async () => {
  const roll = dice(1962);
  const writes = asked.filter(({ spec }) => bodies[spec.id]);
  const faults: string[] = [];
  for (let n = 0; n < 600; n++) {
    const route = writes[roll(writes.length)];
    if (!route) continue;
    let body = (await bodies[route.spec.id]?.()) ?? {};
    for (let change = roll(3); change >= 0; change--) {
      const places = placesOf(body);
      const at = places[roll(places.length)];
      if (at !== undefined)
        body = withChange(body, { at, value: hostileValues[roll(hostileValues.length)] });
    }
    const options = { as: whoFor(route), body };
    const response = await api.request(route.spec.method, addressOf(route), options);
    faults.push(...(await faultOf(response, `${route.spec.id} ${JSON.stringify(body)}`)));
  }
  expect(faults).toEqual([]);
}, 60_000);
