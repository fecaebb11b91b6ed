import { install } from "./install.mjs";
import { runProgram } from "./toolchain.mjs";

/** `npm run bench`: measures the running parts under load. */
export async function bench() {
  await install();
  process.exitCode = await runProgram("infra/bench/main.ts", { args: process.argv.slice(2) });
}
