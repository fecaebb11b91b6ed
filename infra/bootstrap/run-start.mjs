import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { giveUp, runProgram } from "./toolchain.mjs";

/** `npm start`: installs what is missing, builds what changed, and serves the suite. */
export async function start() {
  const startedAt = Date.now();
  await install();
  const slow = setTimeout(() => console.log("Building…"), 1_500);
  const { ok, output } = await build();
  clearTimeout(slow);
  if (!ok) {
    process.stderr.write(output);
    giveUp("The build failed; the reason is above.");
  }
  const env = { FUNDUQ_STARTED_AT: String(startedAt) };
  process.exitCode = await runProgram("infra/start/main.ts", { env });
}
