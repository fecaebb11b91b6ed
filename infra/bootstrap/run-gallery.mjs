import { install } from "./install.mjs";
import { runProgram } from "./toolchain.mjs";

/** `npm run gallery`: shows every component of shared-ui in every state. */
export async function gallery() {
  await install();
  process.exitCode = await runProgram("infra/start/gallery.ts");
}
