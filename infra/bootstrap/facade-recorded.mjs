import { runProgram } from "./toolchain.mjs";

/** Runs before `npm pack` of the facade: refuses a version whose public types are not recorded. */
process.exitCode = await runProgram("infra/facade/main.ts", { args: ["recorded"] });
