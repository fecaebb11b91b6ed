import { install } from "./install.mjs";
import { runProgram } from "./toolchain.mjs";

/** `npm run gallery`: every component of the facade in every state, for looking at. */
export async function gallery() {
  await install();
  process.exitCode = await runProgram("infra/start/gallery.ts");
}
