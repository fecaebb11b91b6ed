import { workerData } from "node:worker_threads";

const LOOK_EVERY_MS = 10;
const { timeMs, memoryBytes } = workerData;

/**
 * Kills the process at its limits, also when the API that started it has ended. V8's own limit does not count what the
 * native compiler takes, and `ulimit` counts address space, of which Node reserves gigabytes.
 */
const kill = () => process.kill(process.pid, "SIGKILL");

setTimeout(kill, timeMs);
setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytes) kill();
}, LOOK_EVERY_MS);
