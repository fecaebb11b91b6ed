import type { ModuleName } from "@funduq/shared-types/contracts/department";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import type { Context } from "hono";
import * as z from "zod";
import type { App } from "../../app.ts";
import type { AppEnv } from "../../platform/app-env.ts";
import { clientAddress } from "../../platform/client-address.ts";
import { parseJson, readBody } from "../../platform/request-body.ts";
import { withTimeout } from "../../platform/time-limit.ts";
import { createTurns } from "../../platform/turns.ts";
import { parseParts } from "../../platform/validate.ts";
import { readArchive } from "./read-archive.ts";
import { createReleaseGate, type ReleaseDesk } from "./release-desk.service.ts";

/** An archive is unpacked, compressed and compared; a question is one statement or two. */
const RELEASE_MS = 60_000;
const CURRENT_MS = 4_500;

const hotelSchema = z.object({ hotelId: z.optional(hotelIdSchema) });
const wayBackSchema = z.strictObject({
  /** What the caller takes for current: a repeated request goes back once, not twice. */
  from: z.string().max(40).optional(),
  to: z.string().max(40).optional(),
  hotelId: z.optional(hotelIdSchema),
  /** Leads the hotel back to everybody's version, whichever that is from now on. */
  follow: z.boolean().optional(),
});

/**
 * The routes by which a department's team releases from another machine, with a token of its own. A
 * token is no user: no session, cookie or hotel. So these routes are not part of the route table.
 */
export function mountReleaseDesk({ hono, runtime }: App, desk: ReleaseDesk): void {
  const { TRUSTED_PROXIES } = runtime.env;
  const admit = createReleaseGate(runtime);
  const gate = (c: Context<AppEnv>) =>
    admit({
      address: clientAddress(
        c.env?.incoming?.socket.remoteAddress,
        c.req.header("x-forwarded-for"),
        TRUSTED_PROXIES,
      ),
      authorization: c.req.header("authorization"),
      module: c.req.param("module") ?? "",
    });
  const turnOf = turnsByModule();

  hono.put("/api/releases/:module/:version", async (c) => {
    c.set("routeId", "releases.publish");
    const token = await gate(c);
    const { version } = c.req.param();
    const { hotelId } = parsed(hotelSchema, c.req.query());
    const { reading, publishing } = turnOf(token.module);
    const archive = await reading(() => readArchive(c.req.raw));
    const publication = { token, version, hotelId, archive };
    const { isNew, ...released } = await desk.publish(publication, publishing);
    runtime.log.info({ token: token.id, ...released }, "a release was made current");
    return c.json(released, isNew ? 201 : 200);
  });

  hono.post("/api/releases/:module/rollback", async (c) => {
    c.set("routeId", "releases.roll-back");
    const token = await gate(c);
    const text = await readBody(c.req.raw);
    const input = text === "" ? {} : parseJson(text, c.req.raw.headers);
    const way = parsed(wayBackSchema, input);
    // Waits for no upload: it changes what is current, under the registry's own lock.
    const released = await withTimeout(RELEASE_MS, () => desk.rollBack({ token, ...way }));
    runtime.log.info({ token: token.id, ...released }, "a department was rolled back");
    return c.json(released);
  });

  hono.get("/api/releases/:module", async (c) => {
    c.set("routeId", "releases.current");
    const { module } = await gate(c);
    const { hotelId } = parsed(hotelSchema, c.req.query());
    const version = await withTimeout(CURRENT_MS, () => desk.current(module, hotelId));
    return c.json({ module, version });
  });
}

/**
 * Archives are held in memory: each department has four on their way or waiting, and one that is unpacked and
 * published. A slow line holds up no other department.
 */
function turnsByModule() {
  const turns = new Map<ModuleName, ReturnType<typeof makeTurns>>();
  return (module: ModuleName) => {
    const known = turns.get(module) ?? makeTurns();
    turns.set(module, known);
    return known;
  };
}

function makeTurns() {
  return { reading: createTurns(4, 0, RELEASE_MS), publishing: createTurns(1, 3, RELEASE_MS) };
}

function parsed<S extends z.core.$ZodType>(schema: S, input: unknown): z.output<S> {
  const [value] = parseParts({ schema, input });
  return value as z.output<S>;
}
