import { randomUUID } from "node:crypto";
import type { UserId } from "@funduq/shared-types/values/ids";
import { type App, createApp } from "../app.ts";
import { type Env, parseEnv } from "../env.ts";
import type { Clock } from "../platform/clock.ts";
import type { DatabaseOptions } from "../platform/db/database.ts";
import { createLog } from "../platform/log.ts";
import type { Method, Route } from "../platform/route.ts";
import { allRoutes } from "../routes.ts";
import { makeUser, type TestUser } from "./factories-core.ts";
import { testMasterKeys } from "./master-keys.ts";
import { openTestDatabase, type TestDatabase } from "./test-db.ts";

export const TEST_ORIGIN = "http://funduq.test";

export type RequestOptions = {
  body?: unknown;
  /** The user of the request, signed in on first use. Without it the request has no session. */
  as?: Pick<TestUser, "userId">;
  /** The `Idempotency-Key`; a write gets a new one unless it is null. */
  key?: string | null;
  headers?: Record<string, string>;
};

export type TestApp = TestDatabase & {
  app: App;
  env: Env;
  /** The application's clock. Its waits end at once, and are listed. */
  clock: Clock & { set(instant: string): void; waited: number[] };
  /** All logged lines. */
  logged: string[];
  /** Sends a request with the headers a browser of our own origin sends. The path may leave out `/api`. */
  request(method: Method, path: string, options?: RequestOptions): Promise<Response>;
  /** A session for the user, as a `Cookie` header. */
  signIn(user: Pick<TestUser, "userId">): Promise<string>;
  /** Uses the owner's role: the application can't write `is_super_admin`. */
  makeSuperAdmin(): Promise<TestUser>;
};

type TestAppOptions = {
  settings?: Record<string, string>;
  routes?: readonly Route[];
  database?: DatabaseOptions;
};

/** The whole API over a database of its own. Call it once, at the top of a test file. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase = await openTestDatabase(options.database);
  return appOver(testDatabase, options);
}

/** Acts as another process of the same installation: it shares only the database. */
export function appOver(testDatabase: TestDatabase, options: TestAppOptions = {}): TestApp {
  const { database, owner, appUrl } = testDatabase;
  const env = parseEnv({
    DATABASE_URL: appUrl,
    FUNDUQ_KEY_FILE: "not-read",
    CHECK_RESPONSES: "true",
    ...options.settings,
  });
  const clock = testClock();
  const logged: string[] = [];
  const log = createLog("debug", { write: (line) => void logged.push(line) });
  const deps = { database, clock, log, env, masterKeys: testMasterKeys };
  const app = createApp(deps, options.routes ?? allRoutes);
  const cookies = new Map<UserId, Promise<string>>();

  const signIn = async ({ userId }: Pick<TestUser, "userId">) => {
    const { cookie } = await app.runtime.sessions.start(userId);
    return cookie.slice(0, cookie.indexOf(";"));
  };
  const cookieOf = (user: Pick<TestUser, "userId">) => {
    const cookie = cookies.get(user.userId) ?? signIn(user);
    cookies.set(user.userId, cookie);
    return cookie;
  };

  return {
    ...testDatabase,
    app,
    env,
    clock,
    logged,
    signIn,
    async request(method, path, { body, as, key, headers = {} } = {}) {
      const session: Record<string, string> = as ? { cookie: await cookieOf(as) } : {};
      const address = `${TEST_ORIGIN}${path.startsWith("/api/") ? path : `/api${path}`}`;
      return app.hono.request(address, {
        method,
        headers: { ...browserHeaders(method, body, key), ...session, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
    async makeSuperAdmin() {
      const user = await makeUser(database);
      await owner`update users set is_super_admin = true where id = ${user.userId}`;
      return user;
    },
  };
}

function browserHeaders(
  method: Method,
  body: unknown,
  key: string | null | undefined,
): Record<string, string> {
  if (method === "GET") return {};
  return {
    "sec-fetch-site": "same-origin",
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(key === null ? {} : { "idempotency-key": key ?? randomUUID() }),
  };
}

function testClock() {
  let now = new Date("2026-11-21T09:00:00Z");
  const waited: number[] = [];
  return {
    now: () => now,
    waited,
    wait: async (ms: number) => {
      waited.push(ms);
    },
    set: (instant: string) => {
      now = new Date(instant);
    },
  };
}
