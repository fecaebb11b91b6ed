import { explain } from "./start-failure.ts";
import { type Installation, startInstallation } from "./start-installation.ts";

/** `npm start`, after the build: one process that serves the suite until SIGINT, SIGTERM, SIGHUP or the end of its parent. */
const MUST_EXIT_MS = 15_000;

let installation: Installation | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), MUST_EXIT_MS).unref();
  // Waits for a start in progress, so that everything it has started is stopped too.
  await starting;
  await installation?.stop();
  process.exit(process.exitCode ?? 0);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop());
process.on("disconnect", () => void stop());

/** Prints one line and ends with code 1, for the operator or the service manager that restarts the suite. */
function giveUp(reason: unknown): void {
  console.error(explain(reason));
  process.exit(1);
}

const starting = startInstallation(process.env, giveUp).then((started) => {
  installation = started;
  // A single write, so that a reader that waits for the first line receives all of them.
  if (!stopping) console.log(started.greeting.join("\n"));
}, giveUp);
