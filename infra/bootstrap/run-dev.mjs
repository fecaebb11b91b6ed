import { install } from "./install.mjs";
import { runProgram } from "./toolchain.mjs";

/** `npm run dev`: the whole suite with hot reload. One department alone is `npm run dev -w mfe-pos`. */
export async function dev() {
  await install();
  process.exitCode = await runProgram("infra/start/dev.ts");
}
