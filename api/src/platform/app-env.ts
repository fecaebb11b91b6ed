import type { HttpBindings } from "@hono/node-server";
import type { Env } from "../env.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { Actor } from "./identity.ts";
import type { MasterKeys } from "./identity-keys.ts";
import type { LiveHub } from "./live-hub.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import type { SessionStore } from "./session-store.ts";

/** What an installation brings: everything else is made from it. */
export type Deps = {
  database: Database;
  clock: Clock;
  log: Log;
  env: Env;
  /** What the hotels' own keys are encrypted with. */
  masterKeys: MasterKeys;
};

/** One application's working parts. There is no other place where they live. */
export type Runtime = Deps & {
  hashing: PasswordHashing;
  /** Lets few sign-ins at a time ask the database, so that a flood leaves connections to the desks. */
  signInTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Slows a guess at a password down, after too many failures from elsewhere. */
  delaySignIn: (address: string) => Promise<void>;
  sessions: SessionStore;
  live: LiveHub;
  metrics: Metrics;
};

export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; routeId: string; actor: Actor | undefined };
};
