import { server } from "./server.ts";

// Kept before a test puts a clock of its own in its place.
const { setImmediate } = globalThis;
const MOST_TURNS = 100;
const underway = new Set<string>();

server.events.on("request:start", ({ requestId }) => void underway.add(requestId));
server.events.on("request:match", ({ requestId }) => void underway.delete(requestId));
server.events.on("request:unhandled", ({ requestId }) => void underway.delete(requestId));

/** Resolves when each request of the ended test has found its handler, so that none meets a handler of the next test. */
export async function allHandled(): Promise<void> {
  // A request that was made just now starts in the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  for (let turn = 0; underway.size > 0 && turn < MOST_TURNS; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  underway.clear();
}
