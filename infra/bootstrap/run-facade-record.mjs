import { install } from "./install.mjs";
import { runProgram } from "./toolchain.mjs";

/** `npm run facade:record`: records the facade's public types as those of its version. */
export async function recordFacade() {
  await install();
  process.exitCode = await runProgram("infra/facade/main.ts", { args: ["record"] });
}
