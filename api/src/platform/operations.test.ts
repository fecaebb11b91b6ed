import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { allRoutes } from "../routes.ts";
import { eventually } from "../testing/eventually.ts";
import { makeStaff } from "../testing/factories-core.ts";
import { appOver, testApp } from "../testing/test-app.ts";
import { openDatabase } from "./db/database.ts";
import { isWrite } from "./route.ts";
import { serve } from "./server.ts";

const api = await testApp({ database: { connections: 1, waitMs: 100 } });
const { appUrl, database, owner, request } = api;

type Operation = { operationId: string; parameters: { name: string }[]; responses: object };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

describe("the API's own description", () => {
  it("is OpenAPI 3.1 and names every route of the table", async () => {
    const document = (await (await request("GET", "/openapi.json")).json()) as Document;
    expect(document.openapi).toBe("3.1.0");
    for (const { spec, kind } of allRoutes) {
      const operation = document.paths[`/api${spec.path}`]?.[spec.method.toLowerCase()];
      expect(operation?.operationId).toBe(spec.id);
      const names = operation?.parameters.map(({ name }) => name) ?? [];
      const keyed = isWrite(spec) && kind === "hotel";
      expect(names.includes("Idempotency-Key")).toBe(keyed);
      for (const [, name] of spec.path.matchAll(/\{(\w+)\}/g)) expect(names).toContain(name);
    }
  });

  it("has an HTML page without scripts that fits the content security policy", async () => {
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
  it("is live without the database, but ready only with it", async () => {
    const gone = { ...database, probe: () => Promise.reject(new Error("gone")) };
    const app = appOver({ ...api, database: gone });
    expect((await app.request("GET", "/health/live")).status).toBe(200);
    expect((await app.request("GET", "/health/ready")).status).toBe(503);
    expect((await request("GET", "/health/ready")).status).toBe(200);
  });

  it("F6 is not ready while the database is read-only, and ready again afterwards", async () => {
    const [{ name = "" } = {}] = await owner<{ name: string }[]>`select current_database() as name`;
    const readyNow = async () => {
      // Whether a connection is read-only is set when it is opened.
      const fresh = await openDatabase(appUrl);
      const { status } = await appOver({ ...api, database: fresh }).request("GET", "/health/ready");
      await fresh.close();
      return status;
    };
    const makeWritable = () =>
      owner.unsafe(`alter database ${name} reset default_transaction_read_only`);
    onTestFinished(async () => {
      await makeWritable();
    });
    await owner.unsafe(`alter database ${name} set default_transaction_read_only = on`);
    expect(await readyNow()).toBe(503);
    await makeWritable();
    expect(await readyNow()).toBe(200);
  });

  it("F6 is ready when the database answers and its role may not create temporary tables", async () => {
    const [{ name = "" } = {}] = await owner<{ name: string }[]>`select current_database() as name`;
    onTestFinished(async () => {
      await owner.unsafe(`grant temporary on database ${name} to public`);
    });
    await owner.unsafe(`revoke temporary on database ${name} from public`);
    expect((await appOver(api).request("GET", "/health/ready")).status).toBe(200);
  });

  it("T18 probes the database once for concurrent requests", async () => {
    let looks = 0;
    const answer = Promise.withResolvers<void>();
    const probe = () => {
      looks += 1;
      return answer.promise;
    };
    const app = appOver({ ...api, database: { ...database, probe } });
    const asked = Array.from({ length: 50 }, () => app.request("GET", "/health/ready"));
    answer.resolve();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await app.request("GET", "/health/ready")).status).toBe(200);
    expect(looks).toBe(1);
  });
});

describe("readiness has its own connection", () => {
  const LOCK = 4242;

  it("F6 is answered while all connections of the gate's pool are in use", async () => {
    const gate = await openDatabase(appUrl, { systemConnections: 1, waitMs: 50 });
    onTestFinished(() => gate.close());
    const { request: ask } = appOver({ ...api, database: gate });
    let waiting: Promise<unknown>[] = [];
    const status = await owner.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${LOCK})`;
      waiting = Array.from({ length: 4 }, () =>
        gate.system.execute(sql`select pg_advisory_xact_lock(${LOCK})`),
      );
      await expect(gate.system.execute(sql`select 1`)).rejects.toMatchObject({
        code: "service.busy",
      });
      return (await ask("GET", "/health/ready")).status;
    });
    await Promise.all(waiting);
    expect(status).toBe(200);
  });

  it("F6 a probe that hangs is 503, and the gate does not wait for it", async () => {
    const gate = await openDatabase(appUrl, { systemConnections: 1 });
    onTestFinished(() => gate.close());
    const { request: ask } = appOver({ ...api, database: gate });
    const hung = await owner.begin(async (tx) => {
      await tx`lock table pg_catalog.pg_class in share mode`;
      const ready = ask("GET", "/health/ready");
      await eventually(async () => {
        expect(
          await tx`select from pg_locks where not granted
          and relation = 'pg_class'::regclass`,
        ).toHaveLength(1);
      });
      const gateAnswer = gate.system.execute(sql`select 1`).then(() => "gate");
      expect(await Promise.race([gateAnswer, ready.then(() => "probe")])).toBe("gate");
      return (await ready).status;
    });
    expect(hung).toBe(503);
    await gate.probe();
  });
});

describe("a busy database", () => {
  it("T18 is 503 with Retry-After for a request that waits too long, and serves again afterwards", async () => {
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
  const status = async (settings: Record<string, string>, authorization?: string) => {
    const { app } = appOver(api, { settings });
    const headers: Record<string, string> = authorization ? { authorization } : {};
    return (await app.hono.request("http://funduq.test/metrics", { headers })).status;
  };
  const METRICS_TOKEN = "scrape-me-please";

  it("S9 are refused for everybody, including the machine itself, until a token is configured", async () => {
    const shared = { ...database, close: async () => {} };
    const { app } = appOver({ ...api, database: shared }, { settings: { PORT: "0" } });
    const server = await serve(app);
    onTestFinished(() => server.stop());
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(answer.status).toBe(404);
    expect(await status({ METRICS_TOKEN: " " }, "Bearer ")).toBe(404);
  });

  it("S9 need the whole token", async () => {
    expect(await status({ METRICS_TOKEN })).toBe(404);
    expect(await status({ METRICS_TOKEN }, METRICS_TOKEN)).toBe(404);
    expect(await status({ METRICS_TOKEN }, `Bearer ${METRICS_TOKEN.slice(0, -1)}`)).toBe(404);
    expect(await status({ METRICS_TOKEN }, `Bearer ${METRICS_TOKEN}!`)).toBe(404);
    expect(await status({ METRICS_TOKEN }, `Bearer ${METRICS_TOKEN}`)).toBe(200);
  });
});
