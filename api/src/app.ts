import { AppError } from "@funduq/shared-types/errors/app-error";
import { Hono } from "hono";
import { createLoadFailureLimit } from "./modules/releases/load-failures.ts";
import { openSessions } from "./modules/sessions/sessions.lucia.ts";
import { createSignInDelay } from "./modules/sessions/sign-in-delay.ts";
import { mountApiDescription } from "./platform/api-description.ts";
import type { AppEnv, Deps, Runtime } from "./platform/app-env.ts";
import { compressAnswers } from "./platform/compress-answers.ts";
import { inBackground } from "./platform/db/database.ts";
import { LiveHub } from "./platform/live-hub.ts";
import { createMetrics } from "./platform/metrics.ts";
import { mountRoutes } from "./platform/mount-routes.ts";
import { mountOperations, type Readiness } from "./platform/operations.ts";
import { createPasswordHashing } from "./platform/password-hashing.ts";
import { createPdfRenderer } from "./platform/pdf/pdf-renderer.ts";
import { answerWithProblem, problemResponse } from "./platform/problem.ts";
import { requestRecord } from "./platform/request-record.ts";
import type { Route } from "./platform/route.ts";
import { createTurns } from "./platform/turns.ts";
import { allRoutes } from "./routes.ts";

/** Limits a sign-in, with its wait in the hashing queue, to the time of any other work of the database. */
const SIGN_IN_TURN_MS = 4_500;

export type App = {
  /** The API as a web-standard handler, for a server or a test. */
  hono: Hono<AppEnv>;
  runtime: Runtime;
  readiness: Readiness;
};

/** Builds the whole API from the dependencies of an installation. Starts nothing: `main.ts` does. */
export function createApp(deps: Deps, routes: readonly Route[] = allRoutes): App {
  const runtime = createRuntime(deps);
  const readiness: Readiness = { accepting: true };
  const hono = new Hono<AppEnv>();
  hono.use(requestRecord(runtime));
  hono.onError((error, c) => answerWithProblem(error, c, runtime.log));
  hono.notFound((c) => problemResponse(new AppError("request.not-found"), c));
  mountOperations(hono, runtime, readiness);
  hono.use(compressAnswers);
  mountApiDescription(hono, routes, runtime.env.RELEASE);
  mountRoutes(hono, runtime, routes);
  return { hono, runtime, readiness };
}

function createRuntime(deps: Deps): Runtime {
  const metrics = createMetrics();
  const sessions = openSessions(deps.database, deps.env);
  const live = new LiveHub({
    database: inBackground(deps.database),
    log: deps.log,
    metrics,
    checkListeners: sessions.checkListeners,
  });
  const hashing = createPasswordHashing();
  const signInTurn = createTurns(2, 100, SIGN_IN_TURN_MS);
  const delaySignIn = createSignInDelay(deps.clock);
  const loadFailureLimit = createLoadFailureLimit();
  return {
    ...deps,
    metrics,
    sessions,
    live,
    hashing,
    signInTurn,
    delaySignIn,
    loadFailureLimit,
    pdf: createPdfRenderer({ log: deps.log }),
    ticketRenderer: createPdfRenderer({
      log: deps.log,
      limits: { timeMs: 10_000, memoryBytes: 768_000_000 },
      // Both tries of each printer that is worked on (`print-worker.service.ts`).
      waitMs: 200_000,
    }),
  };
}
