import type { HttpBindings } from "@hono/node-server";
import type { Env } from "../env.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { FailureLimit } from "./failure-limit.ts";
import type { Actor } from "./identity.ts";
import type { MasterKeys } from "./identity-keys.ts";
import type { LiveHub } from "./live-hub.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import type { PdfRenderer } from "./pdf/pdf-renderer.ts";
import type { SessionStore } from "./session-store.ts";

/** The dependencies of an application. */
export type Deps = {
  database: Database;
  clock: Clock;
  log: Log;
  env: Env;
  /** The master keys, which encrypt the hotels' keys. */
  masterKeys: MasterKeys;
};

/** The shared components of one application instance. */
export type Runtime = Deps & {
  hashing: PasswordHashing;
  /** Limits concurrent sign-ins, so that a flood leaves database connections to the front desks. */
  signInTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Slows down password guesses after too many failures from other addresses. */
  delaySignIn: (address: string) => Promise<void>;
  sessions: SessionStore;
  live: LiveHub;
  metrics: Metrics;
  /** Of browsers' reports about departments that failed. */
  loadFailureLimit: FailureLimit;
  /** Makes PDFs. */
  pdf: PdfRenderer;
  /** Makes papers of network printers, in a queue of its own: a long report does not delay a kitchen ticket. */
  ticketRenderer: PdfRenderer;
};

export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; routeId: string; actor: Actor | undefined };
};
