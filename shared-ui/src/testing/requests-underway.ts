import { server } from "./server.ts";

// Kept before a test puts a clock of its own in its place.
const { setImmediate } = globalThis;
const MOST_TURNS = 10_000;
const asked = new Set<Promise<unknown>>();
const underway = new Set<string>();

server.events.on("request:start", ({ requestId }) => {
  underway.add(requestId);
  const [first] = asked;
  if (first) asked.delete(first);
});
server.events.on("request:match", ({ requestId }) => void underway.delete(requestId));
server.events.on("request:unhandled", ({ requestId }) => void underway.delete(requestId));

/** Notes each request as soon as it is asked for: the mocked server hears of one with a body only some turns later. */
export function watchRequests(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (...request) => {
    const answer = fetch(...request);
    asked.add(answer);
    const forget = () => void asked.delete(answer);
    answer.then(forget, forget);
    return answer;
  };
}

/** Resolves when each request of the ended test has found its handler, so that none meets a handler of the next test. */
export async function allHandled(): Promise<void> {
  // A request that was made just now is asked for in the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  for (let turn = 0; asked.size + underway.size > 0 && turn < MOST_TURNS; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  asked.clear();
  underway.clear();
}
