import { Agent, get, type IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { allRoutes } from "../routes.ts";
import { makeStaff } from "../testing/factories-core.ts";
import { appOver, testApp } from "../testing/test-app.ts";
import { isWrite } from "./route.ts";
import { serve } from "./server.ts";

const api = await testApp({ database: { connections: 1, waitMs: 100 } });
const { database, request } = api;

type Operation = { operationId: string; parameters: { name: string }[]; responses: object };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

describe("the API's own description", () => {
  it("is OpenAPI 3.1 and names every route of the table", async () => {
    const document = (await (await request("GET", "/openapi.json")).json()) as Document;
    expect(document.openapi).toBe("3.1.0");
    for (const { spec } of allRoutes) {
      const operation = document.paths[`/api${spec.path}`]?.[spec.method.toLowerCase()];
      expect(operation?.operationId).toBe(spec.id);
      const names = operation?.parameters.map(({ name }) => name) ?? [];
      const keyed = isWrite(spec) && spec.path.startsWith("/hotels/{hotelId}/");
      expect(names.includes("Idempotency-Key")).toBe(keyed);
      for (const [, name] of spec.path.matchAll(/\{(\w+)\}/g)) expect(names).toContain(name);
    }
  });

  it("has a page for people that runs no script and keeps to the content policy", async () => {
    const page = await request("GET", "/docs");
    const html = await page.text();
    expect(page.headers.get("content-type")).toContain("text/html");
    for (const { spec } of allRoutes) expect(html).toContain(`/api${spec.path}`);
    expect(html).not.toMatch(/<script|<style|style="/);
    const style = await request("GET", "/docs.css");
    expect(style.headers.get("content-type")).toContain("text/css");
  });
});

describe("health", () => {
  it("is live without the database and ready only with it", async () => {
    const gone = { ...database, ping: () => Promise.reject(new Error("gone")) };
    const app = appOver({ ...api, database: gone });
    expect((await app.request("GET", "/health/live")).status).toBe(200);
    expect((await app.request("GET", "/health/ready")).status).toBe(503);
    expect((await request("GET", "/health/ready")).status).toBe(200);
  });
});

describe("a busy database", () => {
  it("T18 is 503 with Retry-After for whoever waits too long, and serves again afterwards", async () => {
    const as = await makeStaff(database);
    const release = Promise.withResolvers<void>();
    const held = database.withHotel(as.hotelId, () => release.promise);
    const path = `/hotels/${as.hotelId}/users/${as.hotelUserId}/status`;

    const refused = await request("PUT", path, { as, body: { status: "active" } });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(await refused.json()).toMatchObject({ code: "service.busy" });

    release.resolve();
    await held;
    expect((await request("PUT", path, { as, body: { status: "active" } })).status).toBe(200);
  });
});

describe("metrics", () => {
  const ask = (port: number, headers: Record<string, string>): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get({ port, path: "/metrics", headers, agent: new Agent() }, resolve).on("error", reject);
    });

  it("are for the machine itself, not for what a proxy passes on", async () => {
    const app = appOver(
      { ...api, database: { ...database, close: async () => {} } },
      { settings: { PORT: "0" } },
    );
    const server = await serve(app.app);
    const own = await ask(server.port, {});
    const proxied = await ask(server.port, { "x-forwarded-for": "203.0.113.4" });
    own.resume();
    proxied.resume();
    expect([own.statusCode, proxied.statusCode]).toEqual([200, 404]);
    await server.stop();
  });

  it("need the token where there is one", async () => {
    const app = appOver(api, { settings: { METRICS_TOKEN: "scrape-me-please" } });
    const status = async (headers: Record<string, string>) =>
      (await app.app.hono.request("http://funduq.test/metrics", { headers })).status;
    expect(await status({})).toBe(404);
    expect(await status({ authorization: "Bearer scrape-me-please" })).toBe(200);
  });
});
